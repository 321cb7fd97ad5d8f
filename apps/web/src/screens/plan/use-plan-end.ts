import { isEndless } from '@slumberfell/engine';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCourse } from '../../features/character/use-course.ts';
import type { PlanDraft } from '../../features/plan/plan-draft.ts';
import { usePlanForecast } from '../../features/plan-outcome/use-plan-forecast.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { useWorld } from '../../lib/static-data/load.ts';

/**
 * The instant at which a step that is added begins, in half of the nights; null while it is not known. What
 * gathers to the limit stays behind it.
 * @param isAsked whether a forecast is asked for
 */
export function usePlanEnd({ steps, times, place }: PlanDraft, isAsked: boolean): number | null {
  const world = useWorld();
  const action = useCharacter(({ shown }) => shown.action);
  const course = useCourse();
  const now = useNow(60_000);
  const isEmpty = steps.length === 0;
  const { forecast, isOld } = usePlanForecast(isAsked && !isEmpty ? { steps, times, place } : null);
  if (isEmpty) return action === null ? now : (course?.endsAt ?? action.limitAt);
  if (forecast === null || isOld) return null;
  const last = steps.at(-1) ?? null;
  const tail = isEndless(last, world) ? forecast.steps.find(({ step }) => step === steps.length - 1) : null;
  return tail?.begins?.p50 ?? forecast.endsAt.p50;
}
