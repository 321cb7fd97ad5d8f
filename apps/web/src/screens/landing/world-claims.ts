import type { PublicSettings } from '@slumberfell/protocol';

type World = PublicSettings['world'];

/** As wide as most worlds' numbers: holds their place until the server has told them. */
const UNKNOWN = [
  ['000+', 'enemies'],
  ['000+', 'trophies'],
  ['00', 'skills'],
  ['00', 'dungeons'],
] as const;

/**
 * What the landing page says of a world: claims of specification 1.6, made only as far as the world holds
 * them.
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
