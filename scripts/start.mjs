/**
 * `npm start`: installs packages and builds targets that are missing or out of date, then runs the server in
 * this process.
 */

// First, since the server does not load on an older Node. A host may run this file without npm.
import './node-version.cjs';
import { ensurePackages } from './packages.mjs';

await ensurePackages();

const { ensureBuilt } = await import('./build.mjs');
try {
  await ensureBuilt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// npm sends SIGTERM only to its direct child and waits for it. So the server runs in this process, and `exec`
// in package.json makes this process npm's direct child. A shell between npm and this process would end on
// SIGTERM and leave the server running.
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
const server = new URL('../apps/server/dist/main.js', import.meta.url).href;
await import(server);
