import type { PublicSettings } from '@slumberfell/protocol';

type World = PublicSettings['world'];

/** Placeholders with the width of most worlds' numbers, until those have loaded. */
const UNKNOWN = [
  ['000+', 'enemies'],
  ['000+', 'trophies'],
  ['00', 'skills'],
  ['00', 'dungeons'],
] as const;

/** The claims of specification 1.6 about the world. A number below the claimed one is shown as it is. */
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
