import { offeredSteps, withLimit } from '@slumberfell/engine';
import { useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { useHabits } from '../../features/forecast/use-rest.ts';
import { isFull, type PlanDraft } from '../../features/plan/plan-draft.ts';
import { stepText } from '../../features/plan/plan-text.ts';
import { useAddSteps } from '../../features/plan/use-add-steps.tsx';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { SelectField } from '../../ui/components/SelectField.tsx';
import { type LimitChoice, LimitFields, limitOfChoice } from './LimitFields.tsx';
import styles from './PlanScreen.module.css';

/** Adds a step where the plan ends, with how far it goes. At rest the first step begins at once. */
export function AddStep({ draft }: { readonly draft: PlanDraft }) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { add, pending, questions } = useAddSteps({ seesPlan: true });
  const [chosen, setChosen] = useState('');
  const [choice, setChoice] = useState<LimitChoice>({ kind: 'end', number: 1 });
  const options = offeredSteps(useHabits(), shown, world).map((one) => ({
    step: one,
    value: JSON.stringify(one),
  }));
  const option = options.find(({ value }) => value === chosen) ?? options[0];
  if (option === undefined) return null;
  const limit = limitOfChoice(option.step, choice);
  const step = limit === null ? option.step : withLimit(option.step, limit, world);
  const isAtRest = shown.action === null;
  return (
    <div className={styles.add}>
      <SelectField
        label="What"
        data={options.map(({ step: one, value }) => {
          const words = stepText(one, shown, world);
          return { value, label: `${words.charAt(0).toUpperCase()}${words.slice(1)}` };
        })}
        value={option.value}
        onChange={setChosen}
      />
      <LimitFields step={option.step} choice={choice} onChoose={setChoice} />
      <CommandButton
        loading={pending}
        refusal={isFull(draft) ? 'The plan has no room for another step.' : null}
        onClick={() => void add(draft, () => [step])}
      >
        {isAtRest && draft.steps.length === 0 ? 'Begin with it' : 'Add it'}
      </CommandButton>
      {questions}
    </div>
  );
}
