/**
 * `npm run dev`: starts the server, which restarts on every change, and vite with hot reload for the page.
 * Ctrl-C ends both.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installed } from './child.mjs';
import { ensurePackages } from './packages.mjs';
import { ROOT } from './repository.mjs';

await ensurePackages();

const children = [
  spawn(installed('tsx'), ['watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
  }),
  spawn(installed('vite'), ['--configLoader=runner', '--clearScreen=false'], {
    cwd: join(ROOT, 'apps/web'),
    stdio: 'inherit',
  }),
];

let ending = false;

/**
 * Ends both children. This process ends after its last child has ended.
 * @param {NodeJS.Signals} signal
 */
function end(signal) {
  ending = true;
  for (const child of children) if (child.exitCode === null) child.kill(signal);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => end(signal));
for (const child of children) {
  child.on('exit', (code) => {
    if (!ending) process.exitCode = code ?? 1;
    end('SIGTERM');
  });
}
