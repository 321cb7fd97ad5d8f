import { hasNextPlanStep } from '@slumberfell/engine';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { NightStrip } from '../../features/night-strip/NightStrip.tsx';
import { useForetoldNight } from '../../features/night-strip/use-foretold-night.ts';
import { draftOf, type PlanDraft } from '../../features/plan/plan-draft.ts';
import { stepHash } from '../../features/plan/step-hash.ts';
import { PlanOutcome } from '../../features/plan-outcome/PlanOutcome.tsx';
import styles from './RunningForecast.module.css';

/** What the night brings with all steps of the plan; nothing where none is to come. */
export function WholePlan() {
  const plan = useCharacter(({ shown }) => shown.plan);
  const draft = useMemo(() => draftOf(plan), [plan]);
  if (plan?.status !== 'active' || !hasNextPlanStep(plan)) return null;
  return <Whole draft={draft} />;
}

/** A press on a part of the night opens its step on the screen Plan. */
function Whole({ draft }: { readonly draft: PlanDraft }) {
  const navigate = useNavigate();
  const { forecast, isOld, night } = useForetoldNight(draft);
  return (
    <section className={styles.forecast} aria-label="The whole plan">
      <h3>With everything in the plan</h3>
      <NightStrip
        night={night}
        isOld={isOld}
        onPress={(step) => void navigate({ to: '/plan', hash: stepHash(step) })}
      />
      <PlanOutcome forecast={forecast} isOld={isOld} />
    </section>
  );
}
