import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';
import { GLYPHS } from '../src/ui/glyph/glyphs.ts';

/**
 * The exports of packages/art. tsImport loads them: our packages are TypeScript sources, and Node cannot
 * import them when it runs vite.config.ts.
 */
type Art = typeof import('@slumberfell/art');

const MODULE = 'virtual:glyph-sprite';
/** The sprite's address on the development server. */
const ADDRESS = '/@glyphs.svg';

interface GlyphSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

/**
 * Builds the SVG sprite of the interface's glyphs. The module `virtual:glyph-sprite` exports its address. The
 * sprite is a file of its own, so the glyphs are not in the scripts, and browsers cache it for good.
 */
export function glyphSprite(): Plugin {
  let source = '';
  let building = false;
  return {
    name: 'glyph-sprite',
    configResolved(config) {
      building = config.command === 'build';
    },
    async buildStart() {
      const art: Art = await tsImport('@slumberfell/art', import.meta.url);
      source = drawSprite(GLYPHS, art.DENIED_GLYPHS);
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      if (!building) return `export const glyphSprite = '${ADDRESS}';`;
      const file = this.emitFile({ type: 'asset', name: 'glyphs.svg', source });
      return `export const glyphSprite = import.meta.ROLLUP_FILE_URL_${file};`;
    },
    configureServer(server) {
      server.middlewares.use(ADDRESS, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(source);
      });
    },
  };
}

/** @throws Error when a glyph does not exist or is in `denied`; the build then fails */
export function drawSprite(glyphs: readonly string[], denied: ReadonlySet<string>): string {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(path, 'utf8')) as GlyphSet;
  const symbols = glyphs.map((glyph) => {
    const icon = icons[glyph];
    if (!icon) throw new Error(`There is no glyph "${glyph}" in @iconify-json/game-icons`);
    if (denied.has(glyph)) throw new Error(`The glyph "${glyph}" is denied (DENIED_GLYPHS of packages/art)`);
    return `<symbol id="${glyph}" viewBox="0 0 512 512">${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
