import type { Refusal } from '../commands/refusal.ts';
import type { RefusalCode } from '../commands/registry.ts';
import { WORD_RANGE } from '../random/draw.ts';
import type { Seed } from '../random/seed.ts';
import type { Shown } from '../state/state.ts';
import type { World } from '../world/world.ts';
import type { Forecast, OpenForecast } from './forecast.ts';
import { openForecast } from './open-forecast.ts';
import { exactly, type Precision } from './precision.ts';
import type { BeginCommand } from './question.ts';
import { HOUR } from './rate.ts';
import { atRest, supposing } from './what-if.ts';

/**
 * Runs and time in ms of a rate in a list. Few are enough, because all rows of a list have the same seeds.
 */
export const RATE_RUNS = 6;
export const RATE_TIME = HOUR;

/** Keys that a rate of a dungeon supposes: more than runs fit into a session. */
const KEYS = 10_000;

/** `enemy`: open combat in which only this enemy comes. */
export type CombatTarget =
  | { readonly kind: 'region'; readonly id: number }
  | { readonly kind: 'dungeon'; readonly id: number }
  | { readonly kind: 'enemy'; readonly id: number };

/** A question about a target: from what is shown at an instant until another. */
export interface TargetQuestion {
  readonly shown: Shown;
  readonly at: number;
  readonly until: number;
  readonly seed: Seed;
}

/**
 * Opens a forecast of a target as if the character were at rest in its region and owned enough keys.
 * @returns the refusal of the command that begins it, such as for a region without enemies
 */
export function openTarget(
  target: CombatTarget,
  { shown, ...question }: TargetQuestion,
  world: World,
  precision?: Precision,
): OpenForecast | Refusal<RefusalCode> {
  const resting = atRest(shown, world, question.at);
  const ask = (from: Shown, command: BeginCommand, content: World) =>
    openForecast({ ...question, shown: from, command }, content, precision);
  switch (target.kind) {
    case 'region': {
      const regionId = target.id;
      const command = { name: 'begin-hunting', input: { regionId } } as const;
      return ask(supposing(resting, { regionId }), command, world);
    }
    case 'enemy': {
      const regionId = world.enemy(target.id)?.regionId ?? 0;
      const command = { name: 'begin-hunting', input: { regionId } } as const;
      return ask(supposing(resting, { regionId }), command, withOnly(target.id, world));
    }
    case 'dungeon': {
      const dungeonId = target.id;
      const { regionId = 0, keyItemId = 0 } = world.dungeon(dungeonId) ?? {};
      const from = supposing(resting, { regionId, owned: [{ itemId: keyItemId, amount: KEYS }] });
      return ask(from, { name: 'begin-dungeon', input: { dungeonId, runs: KEYS } }, world);
    }
  }
}

/** The world in which each fight of open combat is against one enemy. */
function withOnly(enemyId: number, world: World): World {
  const enemy = world.enemy(enemyId);
  if (enemy === undefined) return world;
  const cumulative = Float64Array.of(WORD_RANGE);
  const table = { enemies: [enemy], cumulative, minibosses: [], minibossThreshold: 0 };
  return { ...world, spawnTable: () => table };
}

/**
 * The forecast of the first hour of each target, for lists. All have the same seeds. Null where nothing can
 * begin.
 */
export const combatRates = (
  targets: readonly CombatTarget[],
  question: Omit<TargetQuestion, 'until'>,
  world: World,
): readonly (Forecast | null)[] =>
  targets.map((target) => {
    const until = question.at + RATE_TIME;
    const forecast = openTarget(target, { ...question, until }, world, exactly(RATE_RUNS));
    if ('refused' in forecast) return null;
    forecast.play(RATE_RUNS);
    return forecast.summary();
  });
