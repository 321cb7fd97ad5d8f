import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';

/** Our packages are TypeScript sources, which the program that reads vite.config.ts does not import by itself. */
type Content = typeof import('@slumberfell/content');
type Engine = typeof import('@slumberfell/engine');

const MODULE = 'virtual:world-counts';

/** Counts what the shipped world holds and offers the numbers as the module `virtual:world-counts`, for the landing page. */
export function worldCounts(): Plugin {
  return {
    name: 'world-counts',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      const content: Content = await tsImport('@slumberfell/content', import.meta.url);
      const engine: Engine = await tsImport('@slumberfell/engine', import.meta.url);
      const { sets } = content.compileWorld(content.shippedWorldDirectory);
      const counts = {
        enemies: sets.enemies.length,
        trophies: sets.items.filter(({ category }) => category === engine.ItemCategory.Trophy).length,
        skills: sets.skills.length,
        dungeons: sets.dungeons.length,
      };
      return `export const worldCounts = ${JSON.stringify(counts)};`;
    },
  };
}
