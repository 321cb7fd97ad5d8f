import {
  advance,
  type BeginCommand,
  exactly,
  execute,
  FIRST_RUNS,
  openForecast,
  type Seed,
  type Shown,
  type State,
  withSupplied,
} from '@slumberfell/engine';
import type { Figure } from './figure.ts';
import { interleaved, type Rounds } from './measure.ts';
import type { Suite } from './suite.ts';
import { DAY, dungeon, KEYS, REGION, timeline, veteran, world } from './veteran.ts';

export const FORECAST: Suite<Rounds> = {
  full: { rounds: 20, warmups: 5 },
  short: { rounds: 1, warmups: 1 },
  measure: forecastFigures,
};

/** The runs of a first answer. */
const RUNS = FIRST_RUNS;
const SEED: Seed = [1, 2, 3, 4];

/** Settles the session `RUNS` times, each time with another seed. */
function settle(begun: State): void {
  for (let run = 0; run < RUNS; run++) {
    const session = begun.hidden.session && { ...begun.hidden.session, seed: [run, 2, 3, 4] as const };
    advance({ shown: begun.shown, hidden: { ...begun.hidden, session } }, timeline, DAY);
  }
}

function forecast(shown: Shown, command: BeginCommand): void {
  const question = { shown, command, at: 0, until: DAY, seed: SEED };
  const opened = openForecast(question, world, exactly(RUNS));
  if ('refused' in opened) throw new Error(`${command.name} was refused: ${opened.refused}`);
  opened.play(RUNS);
  opened.summary();
}

/**
 * Measures a forecast of a veteran's day, with its summary, against settling the same session without
 * recorders as often as the forecast has runs.
 */
function compared(what: string, command: BeginCommand, effort: Rounds): Figure {
  const begun = veteran();
  const { shown } = begun;
  const outcome = execute(
    begun,
    withSupplied(command, () => SEED),
    timeline,
    0,
  );
  if ('refused' in outcome) throw new Error(`${command.name} was refused: ${outcome.refused}`);
  const time = interleaved(
    {
      forecast: { run: () => forecast(shown, command), repeats: 1 },
      settlings: { run: () => settle(begun), repeats: 1 },
    },
    effort,
  );
  return {
    name: `forecast: ${RUNS} runs of 24 h of ${what} / ${RUNS} settlings`,
    ratio: time.forecast / time.settlings,
    limit: 1.2,
    goal: 'at most',
    detail: `${time.forecast.toFixed(0)} µs / ${time.settlings.toFixed(0)} µs`,
  };
}

/** Measures what the runs of forecasts cost besides the settlings that they are. */
function forecastFigures(effort: Rounds): Figure[] {
  return [
    compared('hunting', { name: 'begin-hunting', input: { regionId: REGION } }, effort),
    compared('a dungeon', { name: 'begin-dungeon', input: { dungeonId: dungeon.id, runs: KEYS } }, effort),
  ];
}
