/**
 * Vitest's global setup for the server's tests. It builds the server, because some tests start the built
 * programs as a host does.
 */
export { ensureServerBuilt as setup } from './build.mjs';
