import type { PlanStepName, StepForecast } from '@slumberfell/engine';
import { stepOutlook } from '../../features/plan/plan-forecast-texts.ts';

interface OutlookProps {
  /** Undefined while nothing is known of the step. */
  readonly step: StepForecast | undefined;
  readonly name: PlanStepName;
  readonly isOld: boolean;
}

/** What is foretold of a step. */
export function Outlook({ step, name, isOld }: OutlookProps) {
  if (step === undefined) return <small>counting…</small>;
  const { text, warns } = stepOutlook(step, name);
  return (
    <small data-old={isOld} data-warns={warns}>
      {text}
    </small>
  );
}
