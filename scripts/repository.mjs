/** Scripts build their paths from the repository's root, so they work in any working directory. */
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The workspaces. Each may import only from workspaces that are listed before it. */
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
