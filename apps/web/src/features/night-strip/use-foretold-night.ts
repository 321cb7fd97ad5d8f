import type { Action, PlanForecast, PlanStep } from '@slumberfell/engine';
import { useRef } from 'react';
import { useCharacter } from '../character/use-character.ts';
import type { PlanDraft } from '../plan/plan-draft.ts';
import { usePlanForecast } from '../plan-outcome/use-plan-forecast.ts';

/** A forecast with what it is about. The plan may have changed since then. */
export interface ForetoldNight {
  readonly forecast: PlanForecast;
  readonly steps: readonly PlanStep[];
  readonly times: number;
  /** What ran when it was asked for. */
  readonly action: Action | null;
}

interface UseForetoldNight extends ReturnType<typeof usePlanForecast> {
  /** The latest one. Null while none is known. */
  readonly night: ForetoldNight | null;
}

/** The forecast of a plan, and the latest that is known with its own steps while a new one is counted. */
export function useForetoldNight(plan: PlanDraft): UseForetoldNight {
  const known = usePlanForecast(plan);
  const action = useCharacter(({ shown }) => shown.action);
  const night = useRef<ForetoldNight | null>(null);
  const { forecast, isOld } = known;
  if (forecast && !isOld && forecast !== night.current?.forecast)
    night.current = { forecast, steps: plan.steps, times: plan.times, action };
  return { ...known, night: night.current };
}
