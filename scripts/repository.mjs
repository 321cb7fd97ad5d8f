/** The repository's root. Scripts build their paths from it, so they work in any working directory. */
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The workspaces, sorted by the direction of imports: each may import only from workspaces before it. */
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
