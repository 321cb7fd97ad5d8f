/** Vitest's global setup of the server's tests: some run its programs as a host does, from what is built. */
export { ensureServerBuilt as setup } from './build.mjs';
