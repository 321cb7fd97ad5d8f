import { PLAN_NAME_MAX, type Plan, SAVED_PLANS } from '@slumberfell/engine';
import { type FormEvent, useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommands } from '../../features/character/use-commands.ts';
import { notify } from '../../features/notices/notify.ts';
import { stepsText } from '../../features/plan/plan-text.ts';
import { placeFor, proposedPlanName, savePlanAs } from '../../features/plan/saved-plans.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { NameField, nameFault } from '../../ui/components/NameField.tsx';
import styles from './SavedPlans.module.css';

/** The form that saves the character's plan, also one that is over. */
export function SavePlan({ plan }: { readonly plan: Plan }) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { run, pending } = useCommands();
  const { savedPlans } = shown;
  const [typed, setTyped] = useState<string | null>(null);
  const written = typed ?? proposedPlanName(savedPlans);
  const name = written.trim();
  const place = placeFor(savedPlans, name);
  const refusal =
    nameFault(name, PLAN_NAME_MAX) ??
    (place === null ? `All ${SAVED_PLANS} places are taken. Delete a plan, or reuse its name.` : null);
  const isReplacing = savedPlans.some((saved) => saved.name === name);
  const save = async (event?: FormEvent) => {
    event?.preventDefault();
    if (refusal !== null || place === null) return;
    if (!(await run(savePlanAs(place, name, plan)))) return;
    notify(`Saved: ${name}.`);
    setTyped(null);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <p>
        <b>{plan.status === 'over' ? 'Your last plan: ' : 'Your plan: '}</b>
        <span>{stepsText(plan, shown, world)}</span>
      </p>
      <NameField name={written} max={PLAN_NAME_MAX} onChange={setTyped} />
      <CommandButton variant="default" loading={pending} refusal={refusal} onClick={() => void save()}>
        {isReplacing ? 'Replace it' : 'Save this plan'}
      </CommandButton>
    </form>
  );
}
