import type { Forecast } from './forecast.ts';

/** Share of the runs, 0 to 1, that a safe session survives at least: all of 20 runs, 98 of 100. */
const SAFE = 0.98;

/** Share of the runs, 0 to 1. A fight of which fewer survive the first hour is never the quickest way. */
const MOST = 0.5;

/** Whether a session is most likely not lost. */
export const isMostlySurvived = ({ survives }: Pick<Forecast, 'survives'>): boolean => survives >= MOST;

/** Whether a session is lost so seldom that it is proposed: the rule of all advice. */
export const isSafe = ({ survives }: Pick<Forecast, 'survives'>): boolean => survives >= SAFE;
