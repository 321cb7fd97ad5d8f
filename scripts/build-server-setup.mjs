/** Vitest's global setup for the server's tests: some of them run the built programs, as a host does. */
export { ensureServerBuilt as setup } from './build.mjs';
