/** `npm start`: installs and builds what is missing or out of date, then becomes the game's server. */

import { ensurePackages } from './packages.mjs';

await ensurePackages();

const { ensureBuilt } = await import('./build.mjs');
try {
  await ensureBuilt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// The server runs in this process, and `exec` in package.json makes this process npm's own child: npm hands SIGTERM to its child
// and waits for it. A shell in between would end alone and leave the server running.
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
const server = new URL('../apps/server/dist/main.js', import.meta.url).href;
await import(server);
