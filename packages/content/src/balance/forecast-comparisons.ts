import {
  type Forecast,
  levelOf,
  openForecast,
  type Seed,
  type Shown,
  totalExperience,
} from '@slumberfell/engine';
import { estimated, expectAgreement, expectEqualShares, sum } from './agreement.ts';
import type { ForecastCharacter } from './forecast-characters.ts';
import {
  type Comparison,
  compareAmounts,
  compareMeans,
  compareQuantile,
  compareShares,
  expectAllAgree,
} from './many-agreements.ts';
import type { Random } from './random.ts';
import { type Outcome, settledSession } from './settled-session.ts';
import { world } from './shipped.ts';

const HOUR = 3_600_000;
const SEED: Seed = [0x0f0e_c457, 2, 3, 4];

/** How much is played, and for how many characters that are compared in the same way. */
export interface AgreementCounts {
  readonly runs: number;
  readonly sessions: number;
  readonly characters: number;
}

function forecastOf({ state, command, hours }: ForecastCharacter, runs: number): Forecast {
  const question = { shown: state.shown, command, at: 0, until: hours * HOUR, seed: SEED };
  const forecast = openForecast(question, world, {
    firstRuns: runs,
    mostRuns: runs,
    error: 0,
  });
  if ('refused' in forecast) throw new Error(`${command.name} was refused: ${forecast.refused}`);
  forecast.play(runs);
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
    compareShares(`chance of item ${itemId}`, chance, { count, of: sessions.length, runs }),
  );
  return [...compareAmounts(items, runs), ...shares];
}

/**
 * Expects that the forecast of a character agrees with sessions that are settled apart from it, with other
 * seeds: experience, levels, items, gold and the share of defeats.
 * @returns both, for what they brought
 */
export function expectForecastAgrees(character: ForecastCharacter, counts: AgreementCounts, random: Random) {
  const sessions = Array.from({ length: counts.sessions }, () => settledSession(character, random));
  const forecast = forecastOf(character, counts.runs);
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

  const share = sessions.filter(({ defeated }) => defeated).length / sessions.length;
  expectEqualShares({ share: 1 - survives, count: runs }, { share, count: sessions.length });

  // One run of an item action is exact.
  const playedRuns = runs === 1 ? Number.POSITIVE_INFINITY : runs;
  expectAllAgree(
    [
      ...comparedSkills(forecast, sessions, before, playedRuns),
      ...comparedItems(forecast, sessions, playedRuns),
    ],
    counts.characters,
  );
  return { forecast, sessions };
}
