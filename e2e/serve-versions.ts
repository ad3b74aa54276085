/** The built app behind a server of its own that can be swapped for a newer version, or vanish, while its pages are open. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { buildServiceWorker } from '../scripts/build-service-worker.mjs';
import { root } from '../scripts/project.mjs';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

/** A copy of the built web app in which every file of code has another name, and the test screen other words. */
export async function makeNextVersion(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'quotewright-next-'));
  cpSync(join(root, 'dist/web'), folder, { recursive: true });
  const assets = join(folder, 'assets');
  const code = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
  for (const path of [...code.map((name) => join(assets, name)), join(folder, 'index.html')]) {
    let text = readFileSync(path, 'utf8').replaceAll('Routing test', 'Routing test of the next version');
    for (const name of code) text = text.replaceAll(name, name.replace(/(\.\w+)$/, 'next$1'));
    writeFileSync(path, text);
  }
  for (const name of code) renameSync(join(assets, name), join(assets, name.replace(/(\.\w+)$/, 'next$1')));
  await buildServiceWorker(folder);
  return folder;
}

export interface VersionServer {
  url: string;
  /** From now on these files are served, and only these. */
  serve: (webRoot: string) => void;
  close: () => Promise<void>;
}

/** Serves files, and passes every call on to the app at `apiUrl`. */
export async function serveVersions(apiUrl: string): Promise<VersionServer> {
  let webRoot = join(root, 'dist/web');
  const made: string[] = [];
  const api = new URL(apiUrl);
  const server = createServer((incoming, answer) => {
    const { pathname } = new URL(incoming.url ?? '/', apiUrl);
    if (pathname.startsWith('/api/')) {
      const { method, headers, url } = incoming;
      const onward = request({ host: api.hostname, port: api.port, method, path: url, headers }, (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      incoming.pipe(onward);
      return;
    }
    const file = extname(pathname) ? pathname : '/index.html';
    try {
      const body = readFileSync(join(webRoot, file));
      answer.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(body);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    serve: (folder) => {
      webRoot = folder;
      made.push(folder);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      for (const folder of made) rmSync(folder, { recursive: true, force: true });
    },
  };
}
