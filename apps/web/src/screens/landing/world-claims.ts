import type { PublicSettings } from '@slumberfell/protocol';

type World = PublicSettings['world'];

/**
 * Invisible placeholders, about as wide as the numbers of most worlds, that reserve the space until the
 * numbers have loaded.
 */
const UNKNOWN = [
  ['000+', 'enemies'],
  ['000+', 'trophies'],
  ['00', 'skills'],
  ['00', 'dungeons'],
] as const;

/**
 * What specification 1.6 claims about the world, such as 250+ enemies. If the world has fewer, the text has
 * the real number.
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
