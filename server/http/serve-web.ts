/** The browser's files: hashed ones are kept for ever, every address of a screen gets the one page. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from './answer-errors.ts';

/** `webRoot` is the built web app; null where there is none (in development another server has it). */
export async function serveWeb(app: FastifyInstance, webRoot: string | null) {
  const page = webRoot !== null && existsSync(join(webRoot, 'index.html'));
  if (page)
    await app.register(fastifyStatic, {
      root: webRoot,
      // Files are looked for when they are asked for; what is none falls to the handler below.
      wildcard: true,
      index: ['index.html'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) =>
        reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
    });
  if (page && existsSync(join(webRoot, 'landing.html')))
    app.get('/', (request, reply) => {
      // Who comes with a session is taken to the app at once; everybody else may read before any of it is there.
      const file = request.headers.cookie?.includes('sid=') ? 'index.html' : 'landing.html';
      return reply.header('cache-control', 'no-cache').header('vary', 'cookie').sendFile(file);
    });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isScreen =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|assets)(\/|$)|\.\w+$/.test(path);
    if (!page || !isScreen) return answerNotFound(request, reply);
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
