import { offeredSteps } from '@slumberfell/engine';
import { useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommands } from '../../features/character/use-commands.ts';
import { useHabits } from '../../features/forecast/use-rest.ts';
import { isFull, type PlanDraft, setPlan, withStep } from '../../features/plan/plan-draft.ts';
import { stepText } from '../../features/plan/plan-text.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { SelectField } from '../../ui/components/SelectField.tsx';
import styles from './PlanScreen.module.css';

/** Adds a step that needs no further choice. At rest the first step begins at once. */
export function AddStep({ draft }: { readonly draft: PlanDraft }) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { run, pending } = useCommands();
  const [chosen, setChosen] = useState('0');
  const steps = offeredSteps(useHabits(), shown, world);
  const step = steps[Number(chosen)] ?? steps[0];
  if (step === undefined) return null;
  const isAtRest = shown.action === null;
  return (
    <div className={styles.add}>
      <SelectField
        label="What"
        data={steps.map((one, index) => {
          const words = stepText(one, shown, world);
          return { value: String(index), label: `${words.charAt(0).toUpperCase()}${words.slice(1)}` };
        })}
        value={chosen}
        onChange={setChosen}
      />
      <CommandButton
        loading={pending}
        refusal={isFull(draft) ? 'The plan has no room for another step.' : null}
        onClick={() => void run(setPlan(withStep(draft, step, world)))}
      >
        {isAtRest && draft.steps.length === 0 ? 'Begin with it' : 'Add it'}
      </CommandButton>
    </div>
  );
}
