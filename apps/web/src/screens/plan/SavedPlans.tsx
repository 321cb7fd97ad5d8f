import type { SavedPlan } from '@slumberfell/engine';
import { useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommands } from '../../features/character/use-commands.ts';
import { notify } from '../../features/notices/notify.ts';
import { type PlanDraft, setPlan } from '../../features/plan/plan-draft.ts';
import { stepsText } from '../../features/plan/plan-text.ts';
import { draftOfSaved, savedAs } from '../../features/plan/saved-plans.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { DeletePlan } from './DeletePlan.tsx';
import { ReplacePlan } from './ReplacePlan.tsx';
import styles from './SavedPlans.module.css';
import { SavePlan } from './SavePlan.tsx';

/** What a dialog asks about a saved plan. */
type PlanConfirmation = { readonly about: SavedPlan; readonly kind: 'replace' | 'delete' };

/** The plans that the player has saved under a name, and the form that saves the character's plan. */
export function SavedPlans({ draft }: { readonly draft: PlanDraft }) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  // The dialog that asks before a plan is replaced says what is lost.
  const { runConfirmed, pending } = useCommands();
  const [question, setQuestion] = useState<PlanConfirmation | null>(null);
  const close = () => setQuestion(null);
  const set = async (plan: PlanDraft, name: string) => {
    if (!(await runConfirmed(setPlan(plan)))) return;
    notify(`Planned: ${name}.`);
    close();
  };
  const { plan, savedPlans } = shown;
  return (
    <div className={styles.plans}>
      {savedPlans.length > 0 && (
        <ul className={styles.list}>
          {savedPlans.map((saved) => (
            <li key={saved.slot}>
              <span className={styles.words}>
                <b translate="no">{saved.name}</b>
                <small>{stepsText(saved, shown, world)}</small>
              </span>
              <span className={styles.buttons}>
                <CommandButton
                  loading={pending}
                  aria-label={`Plan it: ${saved.name}`}
                  onClick={() =>
                    draft.steps.length === 0
                      ? void set(draftOfSaved(saved), saved.name)
                      : setQuestion({ about: saved, kind: 'replace' })
                  }
                >
                  Plan it
                </CommandButton>
                <CommandButton
                  variant="default"
                  aria-label={`Delete: ${saved.name}`}
                  onClick={() => setQuestion({ about: saved, kind: 'delete' })}
                >
                  <span aria-hidden="true">✕</span>
                </CommandButton>
              </span>
            </li>
          ))}
        </ul>
      )}
      {plan !== null && savedAs(savedPlans, plan) === undefined && <SavePlan plan={plan} />}
      {plan === null && savedPlans.length === 0 && (
        <p>A plan that has done well can be saved here under a name, and used again on another evening.</p>
      )}
      <Dialog opened={question !== null} onClose={close} title={question?.about.name}>
        {question?.kind === 'delete' && <DeletePlan plan={question.about} onDone={close} />}
        {question?.kind === 'replace' && (
          <ReplacePlan
            saved={question.about}
            draft={draft}
            pending={pending}
            onSet={(next) => void set(next, question.about.name)}
            onBack={close}
          />
        )}
      </Dialog>
    </div>
  );
}
