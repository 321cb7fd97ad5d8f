import {
  advance,
  type BeginCommand,
  entriesOf,
  execute,
  type Forecast,
  type InventoryReason,
  levelOf,
  openForecast,
  type Recorder,
  type Seed,
  type Shown,
  type State,
  totalExperience,
  withSeeds,
} from '@slumberfell/engine';
import { isLong, seededRandom } from '@slumberfell/engine/testing';
import { test } from 'vitest';
import { estimated, expectAgreement, expectEqualShares, sum } from './agreement.ts';
import { FORECAST_CHARACTERS, type ForecastCharacter } from './forecast-characters.ts';
import {
  type Comparison,
  compareAmounts,
  compareMeans,
  compareQuantile,
  compareShares,
  expectAllAgree,
} from './many-agreements.ts';
import { item, world } from './shipped.ts';

/**
 * A forecast agrees with sessions that are settled apart from it, with other seeds, in parts, as a server
 * settles them.
 */
const FORECAST_RUNS = isLong ? 20_000 : 150;
const SESSIONS = isLong ? 2_000 : 60;
const HOUR = 3_600_000;
const SEED: Seed = [0x0f0e_c457, 2, 3, 4];

interface Outcome {
  /** Points by skill id - 1. */
  readonly points: readonly number[];
  /** What it has more or less of each item, by id. */
  readonly items: ReadonlyMap<number, number>;
  /** The items of which at least one came. */
  readonly came: ReadonlySet<number>;
  readonly worth: number;
  readonly defeated: boolean;
}

class OutcomeRecorder implements Recorder {
  defeated = false;
  readonly came = new Set<number>();
  readonly gifts = new Map<number, number>();
  readonly #changes = new Map<number, number>();
  readonly #countsGifts: boolean;

  constructor({ name }: BeginCommand) {
    this.#countsGifts = name === 'begin-crafting';
  }

  itemChanged(itemId: number, amount: number): void {
    add(this.#changes, itemId, amount);
  }

  inventoryChanged(_at: number, reason: InventoryReason): void {
    for (const [itemId, amount] of this.#changes) {
      // The forecast of a fight does not count gifts, that of an item action does.
      if (reason === 'milestone' && !this.#countsGifts) add(this.gifts, itemId, amount);
      else if (amount > 0) this.came.add(itemId);
    }
    this.#changes.clear();
  }

  sessionFinished(_at: number, reason: string): void {
    this.defeated = reason === 'defeated';
  }
}

const add = (amounts: Map<number, number>, itemId: number, amount: number): unknown =>
  amounts.set(itemId, (amounts.get(itemId) ?? 0) + amount);

/** What a character owns of each item, with the packed food. */
function ownedBy({ inventory, equipment: { food, foodAmount = 0 } }: Shown): Map<number, number> {
  const owned = new Map(entriesOf(inventory));
  if (food !== undefined) add(owned, food, foodAmount);
  return owned;
}

function changesOf(before: Shown, after: Shown, gifts: ReadonlyMap<number, number>): Map<number, number> {
  const changes = ownedBy(after);
  for (const [itemId, amount] of [...ownedBy(before), ...gifts]) add(changes, itemId, -amount);
  return changes;
}

function session({ state: before, command, hours }: ForecastCharacter, random: () => number): Outcome {
  const timeline = [{ at: 0, world }];
  const word = (): number => Math.floor(random() * 2 ** 32);
  const state: State = { ...before };
  const begun = execute(
    state,
    withSeeds(command, () => [word(), word(), word(), word()]),
    timeline,
    0,
  );
  if ('refused' in begun) throw new Error(`${command.name} was refused: ${begun.refused}`);
  const recorder = new OutcomeRecorder(command);
  for (const part of [random(), 1]) advance(state, timeline, Math.floor(part * hours * HOUR), recorder);
  const items = changesOf(before.shown, state.shown, recorder.gifts);
  return {
    points: state.shown.experience,
    items,
    came: recorder.came,
    worth: sum([...items].map(([itemId, amount]) => item(itemId).value * amount)),
    defeated: recorder.defeated,
  };
}

function forecastOf({ state, command, hours }: ForecastCharacter): Forecast {
  const question = { shown: state.shown, command, at: 0, until: hours * HOUR, seed: SEED };
  const forecast = openForecast(question, world, {
    firstRuns: FORECAST_RUNS,
    mostRuns: FORECAST_RUNS,
    error: 0,
  });
  if ('refused' in forecast) throw new Error(`${command.name} was refused: ${forecast.refused}`);
  forecast.play(FORECAST_RUNS);
  return forecast.summary();
}

/** The levels that are reached and the points gained, by skill. */
function comparedSkills(
  { experience }: Forecast,
  sessions: readonly Outcome[],
  before: Shown,
  runs: number,
): Comparison[] {
  return before.experience.flatMap((pointsBefore, index) => {
    const skill = `skill ${index + 1}`;
    const after = sessions.map(({ points }) => points[index] as number);
    const gained = after.map((points) => points - pointsBefore);
    const forecast = experience.find(({ skillId }) => skillId === index + 1);
    if (forecast === undefined)
      return compareMeans(`points of ${skill}`, 0, gained, Number.POSITIVE_INFINITY);
    const levels = after.map(levelOf);
    const { p5, p50, p95 } = forecast.level;
    const quantiles = [
      { share: 0.05, value: p5 },
      { share: 0.5, value: p50 },
      { share: 0.95, value: p95 },
    ];
    return [
      compareMeans(`points of ${skill}`, forecast.expected, gained, runs),
      ...quantiles.map((each) => compareQuantile(`level of ${skill}, ${each.share}`, each, levels, runs)),
    ];
  });
}

/** The expected amount of each item, and the chance that at least one comes. */
function comparedItems(forecast: Forecast, sessions: readonly Outcome[], runs: number): Comparison[] {
  const ids = new Set(forecast.items.map(({ itemId }) => itemId));
  for (const { items } of sessions) {
    for (const [itemId, amount] of items) if (amount !== 0) ids.add(itemId);
  }
  const items = [...ids].map((itemId) => {
    const { expected = 0, chance = 0 } = forecast.items.find((one) => one.itemId === itemId) ?? {};
    const count = sessions.filter(({ came }) => came.has(itemId)).length;
    const amounts = sessions.map((one) => one.items.get(itemId) ?? 0);
    return { itemId, name: `amount of item ${itemId}`, expected, chance, amounts, count };
  });
  const shares = items.map(({ itemId, chance, count }) =>
    compareShares(`chance of item ${itemId}`, chance, { count, of: SESSIONS, runs }),
  );
  return [...compareAmounts(items, runs), ...shares];
}

test.each(FORECAST_CHARACTERS)('a forecast agrees with the sessions of a character: $name', (character) => {
  const random = seededRandom(18);
  const sessions = Array.from({ length: SESSIONS }, () => session(character, random));
  const forecast = forecastOf(character);
  const before = character.state.shown;

  const experience = totalExperience(forecast);
  const { standardErrors, gold, survives, runs } = forecast;
  expectAgreement(
    { mean: experience, error: standardErrors.experience * experience },
    estimated(sessions.map(({ points }) => sum(points) - sum(before.experience))),
  );
  expectAgreement(
    { mean: gold.expected, error: Math.abs(standardErrors.gold * gold.expected) },
    estimated(sessions.map(({ worth }) => worth)),
  );

  const share = sessions.filter(({ defeated }) => defeated).length / SESSIONS;
  expectEqualShares({ share: 1 - survives, count: runs }, { share, count: SESSIONS });

  // One run of an item action is exact.
  const playedRuns = runs === 1 ? Number.POSITIVE_INFINITY : runs;
  expectAllAgree(
    [
      ...comparedSkills(forecast, sessions, before, playedRuns),
      ...comparedItems(forecast, sessions, playedRuns),
    ],
    FORECAST_CHARACTERS.length,
  );
});
