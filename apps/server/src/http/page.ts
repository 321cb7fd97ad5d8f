import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Placeholder for the origin of the game in the client's index.html (`apps/web/build/page-head.ts`). Sites
 * that show a preview of a link need absolute addresses of pictures.
 */
const ORIGIN = /\{origin\}/g;
/**
 * Parts of index.html that name what to load first: those of the landing page, and those of all other pages
 * (`apps/web/build/page-head.ts`).
 */
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
