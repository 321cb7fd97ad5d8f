import {
  type CombatTarget,
  type Night,
  NO_MEMORY,
  nightCommands,
  OpenTonight,
  PLAN_STEPS,
  type PlanStep,
  regionAfter,
  type Shown,
  supposing,
  USUAL_HABITS,
} from '@slumberfell/engine';
import { sets, world } from '../shipped.ts';
import type { CareerPlayer } from './player.ts';
import { restingShown } from './rest.ts';
import { train } from './train.ts';

const HOUR = 3_600_000;

export type FightTarget = Exclude<CombatTarget, { readonly kind: 'enemy' }>;
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

/** A night is not begun if a fight is lost in a larger share of its forecasts. */
const MOST_DEFEATS = 0.5;

/** What is made before a fight. */
export interface Before {
  readonly steps: readonly PlanStep[];
  readonly seconds: number;
}

/**
 * Begins a night of fights in one of some places behind other steps, where it is mostly survived.
 * @returns whether there is such a night
 */
export function fightIn(
  player: CareerPlayer,
  next: number,
  targets: readonly FightTarget[],
  { steps, seconds }: Before = { steps: [], seconds: 0 },
): boolean {
  train(player);
  const shown = restingShown(player);
  const then = supposing(shown, { regionId: regionAfter(steps, shown.regionId) });
  const night = nightsOf(player, next - seconds * 1_000, targets, then).find((one) => one.kind === 'fight');
  if (night === undefined || night.forecast.defeats > MOST_DEFEATS) return false;
  if (steps.length + night.steps.length > PLAN_STEPS) return false;
  return take(player, { ...night, steps: [...steps, ...night.steps] });
}

const take = (player: CareerPlayer, night: Night | undefined): boolean =>
  night !== undefined && player.giveAll(nightCommands(night, player.shown));

/** The first answer. The last one would cost the careers several times as much and changes little. */
function nightsOf(
  player: CareerPlayer,
  next: number,
  targets?: readonly FightTarget[],
  shown: Shown = restingShown(player),
): readonly Night[] {
  const search = new OpenTonight(
    {
      shown,
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
