import { ItemCategory } from '@slumberfell/engine';
import type { FallbackPaths } from '../build/manifest.ts';
import type { Art } from '../data/art.ts';

export const fallbackItemPath = (category: string): string => `fallback/item-${category}.webp`;
export const fallbackEnemyPath = (family: string): string => `fallback/enemy-${family}.webp`;
export const fallbackPortraitPath = (family: string): string => `fallback/portrait-${family}.webp`;
export const FALLBACK_DUNGEON = 'fallback/dungeon.webp';
export const FALLBACK_FACE = 'fallback/face.webp';

/**
 * The paths of the fallback pictures, which replace missing pictures of imported worlds. The server reads
 * these paths from the manifest.
 */
export function fallbackPaths({ enemyFamilies }: Pick<Art, 'enemyFamilies'>): FallbackPaths {
  const byFamily = (path: (family: string) => string) =>
    Object.fromEntries([...enemyFamilies.keys()].map((family) => [family, path(family)]));
  return {
    items: Object.fromEntries(
      Object.entries(ItemCategory).map(([name, code]) => [code, fallbackItemPath(name)]),
    ),
    enemies: byFamily(fallbackEnemyPath),
    portraits: byFamily(fallbackPortraitPath),
    dungeon: FALLBACK_DUNGEON,
    face: FALLBACK_FACE,
  };
}
