import { ownerOf } from '@slumberfell/content/balance/owner';
import { exactly, FIRST_RUNS, openForecast, openNightPack, type Shown } from '@slumberfell/engine';
import type { Figure } from './figure.ts';
import { interleaved, type Rounds } from './measure.ts';
import type { Suite } from './suite.ts';
import { REGION, SEED, veteran, world } from './veteran.ts';

export const BAG: Suite<Rounds> = {
  full: { rounds: 7, warmups: 1 },
  short: { rounds: 1, warmups: 0 },
  measure: bagFigures,
};

const NIGHT = 28_800_000;

/** A veteran who owns one of each `every` pieces to wear, and has tamed as many of the pets. */
const collector = (every: number): Shown =>
  ownerOf(veteran().shown, world.sets.items, (all) => all.filter((_, index) => index % every === 0));

const question = (shown: Shown) => ({
  shown,
  command: { name: 'begin-hunting', input: { regionId: REGION } } as const,
  at: 0,
  until: NIGHT,
  seed: SEED,
});

function forecast(shown: Shown): void {
  const opened = openForecast(question(shown), world, exactly(FIRST_RUNS));
  if ('refused' in opened) throw new Error(`The hunt was refused: ${opened.refused}`);
  opened.play(FIRST_RUNS);
}

/** @returns the number of changed pieces */
function advice(shown: Shown): number {
  const pack = openNightPack(question(shown), world);
  if ('refused' in pack) throw new Error(`The hunt was refused: ${pack.refused}`);
  while (!pack.isDone) pack.play();
  return pack.result().pieces.length;
}

/**
 * What the first answer of the advice on what to wear costs, in forecasts of the same night. The limits are
 * 1.5 times what it cost before companions, item sets and thresholds: 61 and 86 forecasts (ADR 0027).
 */
function bagFigures(effort: Rounds): Figure[] {
  const owners = [
    { what: 'every sixth piece', every: 6, limit: 92 },
    { what: 'all pieces', every: 1, limit: 129 },
  ];
  return owners.map(({ what, every, limit }) => {
    const shown = collector(every);
    const time = interleaved(
      {
        advice: { run: () => advice(shown), repeats: 1 },
        forecast: { run: () => forecast(shown), repeats: 4 },
      },
      effort,
    );
    return {
      name: `bag: the first advice on what to wear, of ${what} / a forecast of ${FIRST_RUNS} runs`,
      ratio: time.advice / time.forecast,
      limit,
      goal: 'at most',
      detail: `${(time.advice / 1000).toFixed(0)} ms / ${(time.forecast / 1000).toFixed(0)} ms; ${advice(shown)} pieces change`,
    };
  });
}
