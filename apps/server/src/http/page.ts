import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Placeholder in `apps/web/index.html` for the origin of the game: other sites need absolute addresses of
 * pictures.
 */
const ORIGIN = /\{origin\}/g;
/** Parts with what to load first, on the landing page and on all others (`apps/web/build/page-head.ts`). */
const LANDING_ONLY = /<!--landing-->.*?<!--\/landing-->/gs;
const GAME_ONLY = /<!--game-->.*?<!--\/game-->/gs;

/** The client's index.html in two versions: for the landing page and for all others. */
export interface Page {
  readonly landing: string;
  readonly other: string;
}

/** @returns null when the directory has no index.html: then this process serves only the API. */
export function readPage(directory: string, publicUrl: URL | null): Page | null {
  const path = join(directory, 'index.html');
  if (!existsSync(path)) return null;
  const page = readFileSync(path, 'utf8').replace(ORIGIN, publicUrl?.origin ?? '');
  return { landing: page.replace(GAME_ONLY, ''), other: page.replace(LANDING_ONLY, '') };
}
