import {
  AS_OFTEN_AS_POSSIBLE,
  beginCraft,
  beginHunt,
  gatherableIn,
  type Habits,
  type PlanStep,
  type Shown,
  type World,
} from '@slumberfell/engine';
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
  const steps = simpleSteps(shown, useHabits(), world);
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

/** The steps of the present region, with what is saved. */
function simpleSteps(shown: Shown, habits: Habits, world: World): PlanStep[] {
  const { regionId } = shown;
  return [
    ...gatherableIn(regionId, shown, world).map(({ itemId }) => beginCraft(itemId, AS_OFTEN_AS_POSSIBLE)),
    ...(world.spawnTable(regionId, 1).enemies.length > 0 ? [beginHunt(regionId, habits)] : []),
    { name: 'sell-junk', input: {} },
    ...shown.sets.map(({ slot }): PlanStep => ({ name: 'wear', input: { slot } })),
    ...world.sets.regions
      .filter(({ id }) => id !== regionId)
      .map(({ id }): PlanStep => ({ name: 'travel', input: { regionId: id } })),
  ];
}
