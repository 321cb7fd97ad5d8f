import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerLook } from '../../look/server-look.ts';
import { withLook } from './look/page-look.ts';

/**
 * Placeholder for the origin of the game in the client's index.html (`apps/web/build/page-head.ts`). Sites
 * that show a preview of a link need absolute addresses of pictures.
 */
const ORIGIN = /\{origin\}/g;
/** The tags that need this origin. Without it they are left out: a relative address helps no other site. */
const PUBLIC_ONLY = /\s*<!--public-->.*?<!--\/public-->/gs;
/**
 * Parts of index.html that name what to load first: those of the landing page, and those of all other pages
 * (`apps/web/build/page-head.ts`).
 */
const LANDING_ONLY = /<!--landing-->.*?<!--\/landing-->/gs;
const GAME_ONLY = /<!--game-->.*?<!--\/game-->/gs;
/** The tags that describe the page to other sites, and the title. An entry of the Wiki has its own. */
const PREVIEW = /<!--preview-->.*?<!--\/preview-->/s;
const TITLE = /<title>.*?<\/title>/s;

/** The client's index.html in its versions. */
export interface Page {
  readonly landing: string;
  readonly other: string;
  /** A page with a title and tags of its own, both as HTML. */
  withHead(title: string, tags: string): string;
}

/** @returns null when the directory has no index.html: then this process serves only the API. */
export function readPage(directory: string, publicUrl: URL | null, look: ServerLook): Page | null {
  const path = join(directory, 'index.html');
  if (!existsSync(path)) return null;
  const file = withLook(readFileSync(path, 'utf8'), look);
  const page =
    publicUrl === null ? file.replace(PUBLIC_ONLY, '') : file.replace(ORIGIN, () => publicUrl.origin);
  const other = page.replace(LANDING_ONLY, '');
  return {
    landing: page.replace(GAME_ONLY, ''),
    other,
    // Replacements are functions, because a name may contain `$&`, which has a meaning in a replacement text.
    withHead: (title, tags) =>
      other.replace(TITLE, () => `<title>${title}</title>`).replace(PREVIEW, () => tags),
  };
}
