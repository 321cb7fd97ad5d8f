import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';
import { GLYPHS } from '../src/ui/glyph/glyphs.ts';

/** Our packages are TypeScript sources, which the program that reads vite.config.ts does not import by itself. */
type Art = typeof import('@slumberfell/art');

const MODULE = 'virtual:credits';

/** Offers who made what the game shows and runs on as the module `virtual:credits`, for the credits page. */
export function credits(): Plugin {
  return {
    name: 'credits',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      const art: Art = await tsImport('@slumberfell/art', import.meta.url);
      const drawn = art.readManifest(art.BUILT_DIRECTORY)?.glyphs ?? [];
      return `export const credits = ${JSON.stringify(art.allCredits([...drawn, ...GLYPHS]))};`;
    },
  };
}
