import type { PlanForecast } from '../../forecast/plan-forecast.ts';
import { type Action, isCombat } from '../../state/state.ts';
import { skillKind } from '../../world/skills.ts';
import type { Night, NightKind } from './night.ts';

/** A night takes the place of what runs for this gain. */
const GAIN = 1.15;

/** The kind of what runs. */
const kindOfAction = (action: Action): NightKind => (isCombat(action) ? 'fight' : 'work');

/**
 * By how much more a night brings for each hour than what runs, of which the forecast is that of all that is
 * to come: 0.2 for 20 %. Null where it is no more than 15 %, or where they cannot be compared.
 */
export function gainInstead(night: Night, action: Action, running: PlanForecast): number | null {
  if (night.kind !== kindOfAction(action)) return null;
  const [there, here] = [anHour(night, night.forecast), anHour(night, running)];
  return here > 0 && there > here * GAIN ? there / here - 1 : null;
}

/** What a forecast brings for each hour until its limit, in the measure of a night. */
function anHour({ kind, measure }: Night, { night, experience, gold, coins }: PlanForecast): number {
  const hours = Math.max(1, night.limitAt - night.startAt) / 3_600_000;
  switch (measure) {
    case 'experience':
      return (
        experience.reduce((sum, { skillId, expected }) => {
          const isOfKind = (skillKind(skillId) === 'combat') === (kind === 'fight');
          return isOfKind ? sum + expected : sum;
        }, 0) / hours
      );
    case 'gold':
      return (gold.expected + coins.expected) / hours;
    default:
      return 0;
  }
}
