import type { Forecast } from '@slumberfell/engine';

/** Expected runs below which no run is finished, most likely. */
const HALF = 0.5;

/** Mean time of a finished dungeon run in ms; null when most likely none is finished. */
export const runTime = ({ dungeonRuns, runningTime }: Forecast): number | null =>
  dungeonRuns.expected < HALF ? null : runningTime / dungeonRuns.expected;
