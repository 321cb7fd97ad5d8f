import type { Forecast } from './forecast.ts';

/** Share of the runs that survive, 0 to 1, from which on a session is safe. */
const SAFE = 0.9;

/** Whether a character most likely comes home from the session. The page proposes regions and food by it. */
export const isSafe = ({ survives }: Pick<Forecast, 'survives'>): boolean => survives >= SAFE;
