import { useCharacter } from '../../features/character/use-character.ts';
import { draftOf } from '../../features/plan/plan-draft.ts';
import styles from './StepsBadge.module.css';

/** How many steps of the plan are to come. */
export const usePlannedSteps = (): number => useCharacter(({ shown }) => draftOf(shown.plan).steps.length);

/** This number, in the corner of what links to the plan; screen readers get it from the link. */
export function StepsBadge() {
  const steps = usePlannedSteps();
  return steps === 0 ? null : (
    <span aria-hidden="true" translate="no" className={styles.badge}>
      {steps}
    </span>
  );
}
