import { advance, settleByDay } from '@slumberfell/engine';
import { LastGainRecorder } from '@slumberfell/server/benchmarks';
import type { Figure } from './figure.ts';
import { interleaved, type Rounds } from './measure.ts';
import type { Suite } from './suite.ts';
import { begun, DAY, REGION, SEED, timeline } from './veteran.ts';

export const RECORDERS: Suite<Rounds> = {
  full: { rounds: 25, warmups: 40 },
  short: { rounds: 1, warmups: 1 },
  measure: recorderFigures,
};

/** Measures the cost of the recorders that run in every settlement on the server, for a day of hunting. */
function recorderFigures(effort: Rounds): Figure[] {
  const hunt = begun({ name: 'begin-hunting', input: { regionId: REGION, key: SEED } });
  const time = interleaved(
    {
      alone: { run: () => advance({ ...hunt }, timeline, DAY), repeats: 4 },
      recorded: {
        run: () => void settleByDay({ ...hunt }, timeline, 0, DAY, new LastGainRecorder()),
        repeats: 4,
      },
    },
    effort,
  );
  return [
    {
      name: 'engine: settle 24 h of hunting with the recorders of the server / without recorders',
      ratio: time.recorded / time.alone,
      limit: 1.25,
      goal: 'at most',
      detail: `${time.recorded.toFixed(0)} µs / ${time.alone.toFixed(0)} µs`,
    },
  ];
}
