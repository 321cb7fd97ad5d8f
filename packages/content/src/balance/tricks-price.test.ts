import { AttackStyle, advance, type Dungeon, execute, type Recorder, type State } from '@slumberfell/engine';
import { isLong, PROPERTY_TIMEOUT } from '@slumberfell/engine/testing';
import { test } from 'vitest';
import { sum } from './agreement.ts';
import { expectWithin } from './expect-within.ts';
import { stateOf, withItems } from './forecast-characters.ts';
import { bossOf, sets, world } from './shipped.ts';
import { withoutTricks } from './tricks-nights.ts';

/**
 * What the tricks of enemies cost a character at par, and that they leave the targets of dungeons
 * (game-design 8). The engine plays. The reporter `verbose` prints the results (ADR 0025).
 */
const NIGHTS = isLong ? 200 : 4;
const RUNS = 30;
const LONG = { timeout: PROPERTY_TIMEOUT };
const MINUTE = 60_000;
const NIGHT = 480 * MINUTE;
const PLENTY = 20_000;

const STYLES = Object.entries(AttackStyle);

const PLACES = [
  { level: 30, regionId: 3 },
  { level: 45, regionId: 4 },
  { level: 60, regionId: 5 },
  { level: 75, regionId: 6 },
  { level: 95, regionId: 6 },
];

const sumOver = (count: number, play: (number: number) => number): number =>
  sum(Array.from({ length: count }, (_, index) => play(index + 1)));

function begin(state: State, name: 'hunting' | number, seed: number, played = world): void {
  const key = [seed, state.shown.regionId, 0x9_71ce, 4] as const;
  const { regionId } = state.shown;
  const outcome = execute(
    state,
    name === 'hunting'
      ? { name: 'begin-hunting', input: { regionId, key } }
      : { name: 'begin-dungeon', input: { dungeonId: name, runs: 1, key } },
    [{ at: 0, world: played }],
    0,
  );
  if ('refused' in outcome) throw new Error(`The session was refused: ${outcome.refused}`);
}

/** Points and portions of the same nights in a world. */
function nightsIn(played: typeof world, style: AttackStyle, level: number, regionId: number) {
  let portions = 0;
  const points = sumOver(NIGHTS, (night) => {
    const state = stateOf(level, style, regionId, PLENTY);
    const before = sum(state.shown.experience);
    begin(state, 'hunting', night, played);
    advance(state, [{ at: 0, world: played }], NIGHT);
    portions += PLENTY - (state.shown.equipment.foodAmount ?? 0);
    return sum(state.shown.experience) - before;
  });
  return { points, portions };
}

const percentMore = (after: number, before: number): number => (100 * after) / before - 100;

test.for(PLACES)(
  'tricks cost little at par at level $level in region $regionId',
  LONG,
  async ({ level, regionId }, { annotate }) => {
    const prices = STYLES.map(([name, style]) => {
      const before = nightsIn(withoutTricks, style, level, regionId);
      const after = nightsIn(world, style, level, regionId);
      return {
        name,
        points: percentMore(after.points, before.points),
        portions: percentMore(after.portions, before.portions),
      };
    });
    await annotate(
      prices
        .map(
          ({ name, points, portions }) =>
            `${name}: experience ${points.toFixed(2)} %, food ${portions.toFixed(2)} %`,
        )
        .join('; '),
    );
    expectWithin(
      prices.map(({ points }) => points),
      [-2, 0.5],
    );
    expectWithin(
      prices.map(({ portions }) => portions),
      [-0.5, 3.3],
    );
  },
);

/** One run two levels below the boss with plenty of food. */
function run(dungeon: Dungeon, style: AttackStyle, seed: number) {
  const level = bossOf(dungeon).level - 2;
  const start = stateOf(level, style, dungeon.regionId, PLENTY);
  const state = withItems(start, { itemId: dungeon.keyItemId, amount: 1 });
  const result = { won: 0, defeated: 0, minutes: 0 };
  const recorder: Recorder = {
    dungeonProgressed: (_at, _enemyIndex, isRunOver) => {
      if (isRunOver) result.won = 1;
    },
    sessionFinished: (at, reason) => {
      result.minutes = at / MINUTE;
      if (reason === 'defeated') result.defeated = 1;
    },
  };
  begin(state, dungeon.id, seed);
  advance(state, [{ at: 0, world }], NIGHT, recorder);
  return { ...result, portions: PLENTY - (state.shown.equipment.foodAmount ?? 0) };
}

test.for(sets.dungeons)(
  'dungeon $id with tricks keeps its targets two levels below its boss',
  LONG,
  async (dungeon, { annotate }) => {
    const results = STYLES.map(([name, style]) => {
      const runs = Array.from({ length: RUNS }, (_, index) => run(dungeon, style, index + 1));
      const mean = (of: 'won' | 'defeated' | 'minutes' | 'portions'): number =>
        sum(runs.map((one) => one[of])) / RUNS;
      return {
        name,
        won: mean('won'),
        defeated: mean('defeated'),
        minutes: mean('minutes'),
        portions: mean('portions'),
      };
    });
    await annotate(
      results
        .map(
          ({ name, won, defeated, minutes, portions }) =>
            `${name}: won ${won * 100} %, defeated ${defeated * 100} %, ${minutes.toFixed(2)} min, ${portions.toFixed(1)} portions`,
        )
        .join('; '),
    );
    expectWithin(
      results.map(({ won }) => won),
      [1, 1],
    );
    expectWithin(
      results.map(({ minutes }) => minutes),
      [2.5, 7],
    );
    expectWithin(
      results.map(({ portions }) => portions),
      [0, 20],
    );
  },
);
