import {
  AS_OFTEN_AS_POSSIBLE,
  limitKinds,
  offeredSteps,
  type PlanStep,
  type StepLimit,
  withLimit,
} from '@slumberfell/engine';
import { useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { useIdleTime } from '../../features/character/use-idle-time.ts';
import { useHabits } from '../../features/forecast/use-rest.ts';
import { isFull, type PlanDraft } from '../../features/plan/plan-draft.ts';
import { stepText } from '../../features/plan/plan-text.ts';
import { useAddSteps } from '../../features/plan/use-add-steps.tsx';
import { useWorld } from '../../lib/static-data/load.ts';
import { AmountField } from '../../ui/components/AmountField.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { SelectField } from '../../ui/components/SelectField.tsx';
import styles from './PlanScreen.module.css';

const SECONDS_PER_HOUR = 3_600;
/** The largest amount of a field. */
const MOST = 100_000;

type LimitKind = StepLimit['kind'];

/** Adds a step where the plan ends, with how far it goes. At rest the first step begins at once. */
export function AddStep({ draft }: { readonly draft: PlanDraft }) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { add, pending, questions } = useAddSteps({ seesPlan: true });
  const [chosen, setChosen] = useState('');
  const [kind, setKind] = useState<LimitKind>('end');
  const [number, setNumber] = useState(1);
  const hours = Math.max(1, Math.floor(useIdleTime() / SECONDS_PER_HOUR));
  const options = offeredSteps(useHabits(), shown, world).map((one) => ({
    step: one,
    value: JSON.stringify(one),
  }));
  const option = options.find(({ value }) => value === chosen) ?? options[0];
  if (option === undefined) return null;
  const kinds = limitKinds(option.step);
  const limit = kinds.includes(kind) ? kind : kinds[0];
  const step = limit === undefined ? option.step : withLimit(option.step, limitOf(limit, number), world);
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
      {limit !== undefined && kinds.length > 1 && (
        <SelectField
          label="How long"
          data={kinds.map((one) => ({ value: one, label: LIMIT_WORDS[one](option.step) }))}
          value={limit}
          onChange={setKind}
        />
      )}
      {limit !== undefined && limit !== 'end' && (
        <AmountField
          compact
          label={NUMBER_LABELS[limit]}
          value={number}
          max={limit === 'time' ? hours : MOST}
          onChange={setNumber}
        />
      )}
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

function limitOf(kind: LimitKind, number: number): StepLimit {
  switch (kind) {
    case 'end':
      return { kind };
    case 'time':
      return { kind, seconds: number * SECONDS_PER_HOUR };
    case 'amount':
      return { kind, amount: Math.min(number, AS_OFTEN_AS_POSSIBLE - 1) };
  }
}

const NUMBER_LABELS = { time: 'Hours', amount: 'Amount' } as const;

const LIMIT_WORDS: Readonly<Record<LimitKind, (step: PlanStep) => string>> = {
  end: ({ name }) => (name === 'equip-food' || name === 'sell' ? 'All there is' : 'As long as it goes'),
  time: () => 'For some hours',
  amount: ({ name }) => (name === 'begin-hunting' ? 'A number of kills' : 'An amount'),
};
