import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DENIED_GLYPHS } from './denied-glyphs.ts';

interface IconifySet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

let bodies: ReadonlyMap<string, string> | null = null;

/**
 * Reads the glyph file on the first call. The file has 4 MB, and a build in which no picture changed does not
 * need it.
 */
function glyphBodies(): ReadonlyMap<string, string> {
  if (bodies === null) {
    const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    const { icons } = JSON.parse(readFileSync(file, 'utf8')) as IconifySet;
    bodies = new Map(Object.entries(icons).map(([name, { body }]) => [name, body]));
  }
  return bodies;
}

/** Names of all glyphs that may be drawn. */
export const glyphNames = (): string[] =>
  [...glyphBodies().keys()].filter((name) => !DENIED_GLYPHS.has(name));

/** The reason why a glyph cannot be drawn; null if it can. */
export function glyphFault(name: string): string | null {
  if (DENIED_GLYPHS.has(name))
    return 'is denied: it depicts a trademark or a figure of another work, or does not fit this game';
  return glyphBodies().has(name) ? null : 'is not in @iconify-json/game-icons';
}

/**
 * Path data of a glyph on a canvas of 512 by 512.
 * @throws Error when the glyph is unknown or denied
 */
export function glyphPath(name: string): string {
  const fault = glyphFault(name);
  const path = /\bd="([^"]+)"/.exec(glyphBodies().get(name) ?? '')?.[1];
  if (fault !== null || path === undefined) throw new Error(`The glyph "${name}" ${fault ?? 'has no path'}`);
  return path;
}
