import { hasNextPlanStep, isCombat } from '@slumberfell/engine';
import { useState } from 'react';
import { timeAndDuration } from '../../features/character/course-text.ts';
import { currentAction } from '../../features/character/current-action.ts';
import { useActionWorld } from '../../features/character/use-action-world.ts';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommands } from '../../features/character/use-commands.ts';
import { useCourse } from '../../features/character/use-course.ts';
import { LeaveCombatDialog } from '../../features/combat/LeaveCombatDialog.tsx';
import { draftOf, setPlan, withoutSteps } from '../../features/plan/plan-draft.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import styles from './PlanScreen.module.css';

const RESUME = { name: 'resume-plan', input: {} } as const;

/** What runs now, with buttons that leave it for the next step, and that let nothing come after it. */
export function RunningStep() {
  const world = useActionWorld();
  const shown = useCharacter((character) => character.shown);
  const course = useCourse();
  const now = useNow(1000);
  const { run, pending } = useCommands();
  const { plan } = shown;
  const isFight = isCombat(shown.action);
  const action = currentAction(shown.action, world);
  const isActive = plan?.status === 'active';
  const [leaving, setLeaving] = useState(false);
  if (leaving && !(isFight && isActive)) setLeaving(false);
  if (action === null) {
    return (
      <div className={styles.now}>
        <p>Nothing is running.</p>
        {hasNextPlanStep(plan) && !isActive && (
          <CommandButton loading={pending} onClick={() => void run(RESUME)}>
            Resume the plan
          </CommandButton>
        )}
      </div>
    );
  }
  const end = course?.endsAt ?? action.limitAt;
  const skip = () => (isFight ? setLeaving(true) : void run({ name: 'stop', input: {} }, RESUME));
  return (
    <div className={styles.now}>
      <p>
        <b>{action.title}</b>
        <span>{` ${isFight ? 'until' : 'ends'} ${timeAndDuration(end, now)}${isFight ? ' at the latest' : ''}`}</span>
      </p>
      {hasNextPlanStep(plan) && (
        <div className={styles.buttons}>
          {isActive ? (
            <CommandButton variant="default" loading={pending} onClick={skip}>
              Skip this step
            </CommandButton>
          ) : (
            <CommandButton loading={pending} onClick={() => void run(RESUME)}>
              Resume the plan after this
            </CommandButton>
          )}
          <CommandButton
            variant="default"
            loading={pending}
            onClick={() => void run(setPlan(withoutSteps(draftOf(plan))))}
          >
            End after this step
          </CommandButton>
          <LeaveCombatDialog opened={leaving} onClose={() => setLeaving(false)} after={[RESUME]} />
        </div>
      )}
    </div>
  );
}
