import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';
import { GLYPHS } from '../src/ui/glyph/glyphs.ts';

/**
 * The exports of packages/art. tsImport loads them: our packages are TypeScript sources, and Node cannot
 * import them when it runs vite.config.ts.
 */
type Art = typeof import('@slumberfell/art');

const MODULE = 'virtual:credits';

/**
 * Provides the module `virtual:credits`: the authors of what the game shows and of the libraries that it
 * uses.
 */
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
