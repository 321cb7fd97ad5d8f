import type { Forecast } from './forecast.ts';

/**
 * How many dungeon runs the night, the food and the character hold, in half of the runs of a forecast. 0:
 * most likely no dungeon run is finished.
 * @param forecast of all runs that the owned keys allow
 */
export const heldRuns = ({ dungeonRuns }: Forecast): number => dungeonRuns.finished.p50;
