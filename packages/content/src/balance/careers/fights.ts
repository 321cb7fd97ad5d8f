import {
  type CombatTarget,
  type Night,
  NO_MEMORY,
  nightCommands,
  OpenTonight,
  USUAL_HABITS,
} from '@slumberfell/engine';
import { sets, world } from '../shipped.ts';
import type { CareerPlayer } from './player.ts';
import { restingShown } from './rest.ts';
import { train } from './train.ts';

const HOUR = 3_600_000;

type FightTarget = Exclude<CombatTarget, { readonly kind: 'enemy' }>;
const TARGETS: Readonly<Record<FightTarget['kind'], readonly FightTarget[]>> = {
  region: sets.regions.map(({ id }) => ({ kind: 'region', id })),
  dungeon: sets.dungeons.map(({ id }) => ({ kind: 'dungeon', id })),
};

/**
 * Begins the night of fights that the game advises until the player is back: its first answer.
 * @param next when the player is back, epoch ms
 * @param kind the places that the player has in mind
 * @returns whether there is such a night
 */
export function fight(player: CareerPlayer, next: number, kind: FightTarget['kind'] = 'region'): boolean {
  train(player);
  const nights = nightsOf(player, next, TARGETS[kind]);
  return take(
    player,
    nights.find((one) => one.kind === 'fight'),
  );
}

const take = (player: CareerPlayer, night: Night | undefined): boolean =>
  night !== undefined && player.giveAll(nightCommands(night, player.shown));

/** The first answer. The last one would cost the careers several times as much and changes little. */
function nightsOf(player: CareerPlayer, next: number, targets?: readonly FightTarget[]): readonly Night[] {
  const search = new OpenTonight(
    {
      shown: restingShown(player),
      at: player.at,
      seed: player.drawSeed(),
      habits: USUAL_HABITS,
      memory: NO_MEMORY,
      aim: 'experience',
      skillId: null,
      known: [],
      away: (next - player.at) / HOUR,
      ...(targets === undefined ? {} : { targets }),
    },
    world,
  );
  while (search.answer() === null) search.step();
  return search.answer() ?? [];
}
