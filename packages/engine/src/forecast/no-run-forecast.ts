import { idleTime } from '../character/idle-time.ts';
import type { World } from '../world/world.ts';
import type { Forecast, OpenForecast } from './forecast.ts';
import type { ForecastQuestion } from './question.ts';

/**
 * The forecast of dungeon runs that rest and of which not even the first has its food. It brings nothing, so
 * that sets and foods with which a run begins are better.
 */
export function openNoRunForecast({ shown, at, until }: ForecastQuestion, world: World): OpenForecast {
  const none = { expected: 0, perHour: 0 };
  const nothing = { p5: 0, p50: 0, p95: 0 };
  const summary: Forecast = {
    night: { startAt: at, limitAt: at + idleTime(shown.trophies, world) * 1000 },
    endsAt: { p5: at, p50: at, p95: at },
    why: [{ reason: 'provisions', share: 1 }],
    survives: 1,
    defeatedBy: null,
    runningTime: 0,
    experience: [],
    items: [],
    gold: none,
    kills: none,
    dungeonRuns: { ...none, finished: nothing },
    food: {
      ...none,
      portions: nothing,
      packed: shown.equipment.foodAmount ?? 0,
      ends: null,
      gone: null,
    },
    runs: 1,
    standardErrors: { experience: 0, gold: 0 },
  };
  return { at, until, isDone: true, play: () => undefined, summary: () => summary };
}

/** Whether a forecast says that no run begins for want of food. */
export const restsAtOnce = ({ why, runningTime }: Forecast): boolean =>
  runningTime === 0 && why[0]?.reason === 'provisions';
