/** Where the repository stands, so that every script works from whatever directory it was called in. */
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The workspaces, in the order in which imports may point: each may only import from some before it. */
export const WORKSPACES = [
  'packages/engine',
  'packages/content',
  'packages/protocol',
  'packages/art',
  'apps/server',
  'apps/web',
  'tests',
  'bench',
];
