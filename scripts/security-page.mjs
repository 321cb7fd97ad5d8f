import { join } from 'node:path';
import { ROOT } from './repository.mjs';

export const SECURITY_PAGE = 'docs/security.md';

/**
 * A path of the security document that begins at the repository's root. All its other paths begin at the
 * server's sources.
 */
const FROM_ROOT = /^(?:packages|apps|tests|bench|docs|scripts|lint)\//;

/**
 * @param {string} path of a file, as the page names it
 * @returns {string} the absolute path
 */
export const securityFile = (path) =>
  FROM_ROOT.test(path) ? join(ROOT, path) : join(ROOT, 'apps/server/src', path);
