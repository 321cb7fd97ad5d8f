import { join } from 'node:path';
import { ROOT } from './repository.mjs';

export const SECURITY_PAGE = 'docs/security.md';

/**
 * Matches a path in the security document that is relative to the repository's root. All other paths in the
 * document are relative to apps/server/src.
 */
const FROM_ROOT = /^(?:packages|apps|tests|bench|docs|scripts|lint)\//;

/**
 * @param {string} path of a file, as the security document names it
 * @returns {string} the absolute path
 */
export const securityFile = (path) =>
  FROM_ROOT.test(path) ? join(ROOT, path) : join(ROOT, 'apps/server/src', path);
