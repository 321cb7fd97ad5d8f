/**
 * `npm start`: installs packages and builds targets that are missing or out of date, then runs the game's
 * server in this process.
 */

import { ensurePackages } from './packages.mjs';

await ensurePackages();

const { ensureBuilt } = await import('./build.mjs');
try {
  await ensureBuilt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// The server runs in this process, and `exec` in package.json makes this process npm's direct child. npm
// sends SIGTERM to its direct child and waits for it. If a shell were in between, the shell would end and
// leave the server running.
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
const server = new URL('../apps/server/dist/main.js', import.meta.url).href;
await import(server);
