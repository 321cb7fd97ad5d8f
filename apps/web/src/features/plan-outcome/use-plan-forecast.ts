import type { PlanForecast } from '@slumberfell/engine';
import { useNow } from '../../lib/clock/use-now.ts';
import { useCharacter } from '../character/use-character.ts';
import { useForecast } from '../forecast/use-forecast.ts';
import type { PlanDraft } from '../plan/plan-draft.ts';

/** How often the forecast is asked for again, in ms. */
const PERIOD = 5 * 60_000;

interface KnownPlanForecast {
  /** Null while it is not known. */
  readonly forecast: PlanForecast | null;
  /** Whether it is that of the plan before the last change. */
  readonly isOld: boolean;
}

/** What the plan will bring, with what runs now in front of it. */
export function usePlanForecast({ steps, times, place }: PlanDraft): KnownPlanForecast {
  const now = useNow(60_000);
  const limitAt = useCharacter(({ shown }) => (shown.plan?.status === 'active' ? shown.plan.limitAt : null));
  const { status, isOld } = useForecast(
    { kind: 'plan', steps, times, place, ...(limitAt !== null && { limitAt }) },
    Math.floor(now / PERIOD),
  );
  return { forecast: status.status === 'answered' ? status.answer : null, isOld };
}
