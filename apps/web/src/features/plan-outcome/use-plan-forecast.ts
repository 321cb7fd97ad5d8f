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

/** What the plan will bring, with what runs now in front of it. @param draft null asks nothing */
export function usePlanForecast(draft: PlanDraft | null): KnownPlanForecast {
  const now = useNow(60_000);
  const limitAt = useCharacter(({ shown }) => (shown.plan?.status === 'active' ? shown.plan.limitAt : null));
  const { status, isOld } = useForecast(
    draft && { kind: 'plan', ...planned(draft), ...(limitAt !== null && { limitAt }) },
    Math.floor(now / PERIOD),
  );
  return { forecast: status.status === 'answered' ? status.answer : null, isOld };
}

const planned = ({ steps, times, place }: PlanDraft) => ({ steps, times, place });
