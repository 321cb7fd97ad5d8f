import type { PublicSettings } from '@slumberfell/protocol';

type World = PublicSettings['world'];

/**
 * Invisible placeholders, about as wide as the counts of most worlds. They reserve the space until the counts
 * have loaded.
 */
const UNKNOWN = [
  ['000+', 'enemies'],
  ['000+', 'trophies'],
  ['00', 'skills'],
  ['00', 'dungeons'],
] as const;

/**
 * The counts that the landing page shows. Enemies and trophies: `250+` and `600+`, as specification 1.6 says;
 * the real number if the world has fewer. Skills and dungeons: the real number.
 */
export function worldClaims(world: World | null): readonly (readonly [count: string, what: string])[] {
  if (!world) return UNKNOWN;
  return [
    [claim(world.enemies, 250), 'enemies'],
    [claim(world.trophies, 600), 'trophies'],
    [String(world.skills), 'skills'],
    [String(world.dungeons), 'dungeons'],
  ];
}

const claim = (count: number, claimed: number): string => (count >= claimed ? `${claimed}+` : String(count));
