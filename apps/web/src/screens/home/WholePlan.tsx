import { hasNextStep } from '@slumberfell/engine';
import { useMemo } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { draftOf, type PlanDraft } from '../../features/plan/plan-draft.ts';
import { PlanOutcome } from '../../features/plan-outcome/PlanOutcome.tsx';
import { usePlanForecast } from '../../features/plan-outcome/use-plan-forecast.ts';
import styles from './RunningForecast.module.css';

/** What the night brings with all steps of the plan; nothing where none is to come. */
export function WholePlan() {
  const plan = useCharacter(({ shown }) => shown.plan);
  const draft = useMemo(() => draftOf(plan), [plan]);
  if (plan?.status !== 'active' || !hasNextStep(plan)) return null;
  return <Whole draft={draft} />;
}

function Whole({ draft }: { readonly draft: PlanDraft }) {
  return (
    <section className={styles.forecast} aria-label="The whole plan">
      <h3>With all that is planned</h3>
      <PlanOutcome {...usePlanForecast(draft)} />
    </section>
  );
}
