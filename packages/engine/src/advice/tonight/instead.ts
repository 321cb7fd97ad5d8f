import type { PlanForecast } from '../../forecast/plan-forecast.ts';
import { type Action, isCombat } from '../../state/state.ts';
import { broughtBy, FIGHT_SKILLS, type Night, type NightKind, WORK_SKILLS } from './night.ts';

/** A night takes the place of what runs for this gain. */
const GAIN = 1.15;

/** The kind of what runs. */
const kindOfAction = (action: Action): NightKind => (isCombat(action) ? 'fight' : 'work');

/**
 * By how much more a night brings for each hour than what runs, of which the forecast is that of all that is
 * to come: 0.2 for 20 %. Null where it is no more than 15 %, or where they cannot be compared: the steps and
 * the firsts of what runs are not known.
 */
export function gainInstead(night: Night, action: Action, running: PlanForecast): number | null {
  const isCompared = night.measure === 'experience' || night.measure === 'gold';
  if (!isCompared || night.kind !== kindOfAction(action)) return null;
  const [there, here] = [anHour(night, night.forecast), anHour(night, running)];
  return here > 0 && there > here * GAIN ? there / here - 1 : null;
}

/** What a forecast brings for each hour until its limit, in the measure of a night and its kind of skills. */
function anHour({ kind, measure }: Night, forecast: PlanForecast): number {
  const { limitAt, startAt } = forecast.night;
  const hours = Math.max(1, limitAt - startAt) / 3_600_000;
  const skillIds = kind === 'fight' ? FIGHT_SKILLS : WORK_SKILLS;
  return broughtBy({ measure, skillIds, known: new Set() }, forecast, []) / hours;
}
