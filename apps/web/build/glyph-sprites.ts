import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { INTERFACE_GLYPHS, PICTURE_GLYPHS } from '../src/glyph/glyphs.ts';
import { DENIED_GLYPHS } from './denied-glyphs.ts';

const MODULE = 'virtual:glyph-sprites';
const SPRITES = { interfaceSprite: INTERFACE_GLYPHS, pictureSprite: PICTURE_GLYPHS } as const;

interface GlyphSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

/**
 * Builds one SVG sprite per list of glyphs and offers their addresses as the module `virtual:glyph-sprites`.
 * The sprites are files of their own, so glyphs weigh nothing in the scripts and are cached for good.
 */
export function glyphSprites(): Plugin {
  const sprites = Object.entries(SPRITES).map(([name, glyphs]) => ({ name, source: drawSprite(glyphs) }));
  let building = false;
  return {
    name: 'glyph-sprites',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const addresses = sprites.map(({ name, source }) => {
        if (!building) return `export const ${name} = '/@glyphs/${name}.svg';`;
        const file = this.emitFile({ type: 'asset', name: `${name}.svg`, source });
        return `export const ${name} = import.meta.ROLLUP_FILE_URL_${file};`;
      });
      return addresses.join('\n');
    },
    configureServer(server) {
      for (const { name, source } of sprites) {
        server.middlewares.use(`/@glyphs/${name}.svg`, (_request, response) => {
          response.setHeader('content-type', 'image/svg+xml');
          response.end(source);
        });
      }
    },
  };
}

/** @throws Error when a glyph is unknown or denied: the build must not go on without or with it */
export function drawSprite(glyphs: readonly string[]): string {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(path, 'utf8')) as GlyphSet;
  const symbols = glyphs.map((glyph) => {
    const icon = icons[glyph];
    if (!icon) throw new Error(`There is no glyph "${glyph}" in @iconify-json/game-icons`);
    if (DENIED_GLYPHS.has(glyph))
      throw new Error(`The glyph "${glyph}" is denied: it is a mark of somebody else's property`);
    return `<symbol id="${glyph}" viewBox="0 0 512 512">${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
