/** npm run dev: the server restarts and the browser reloads on every change. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { root } from './project.mjs';

await ensureDependencies();
const port = process.env.PORT ?? '3000';
const apiPort = process.env.API_PORT ?? String(Number(port) + 1);
const bin = (path) => join(root, 'node_modules', path);
const children = [
  [bin('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'server/main.ts'],
  [bin('vite/bin/vite.js'), '--port', port, '--strictPort'],
].map((args) =>
  spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: args[1] === 'watch' ? apiPort : port,
      API_PORT: apiPort,
      APP_ORIGIN: `http://localhost:${port}`,
    },
  }),
);
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
