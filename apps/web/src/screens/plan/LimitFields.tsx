import {
  AS_OFTEN_AS_POSSIBLE,
  limitKinds,
  limitOf,
  type PlanStep,
  type StepLimit,
} from '@slumberfell/engine';
import { useIdleTime } from '../../features/character/use-idle-time.ts';
import { AmountField } from '../../ui/components/AmountField.tsx';
import { SelectField } from '../../ui/components/SelectField.tsx';

const SECONDS_PER_HOUR = 3_600;
/** The largest amount of a field. */
const MOST = 100_000;

type LimitKind = StepLimit['kind'];

/** What a player chose for how far a step goes. */
export interface LimitChoice {
  readonly kind: LimitKind;
  /** Hours, or an amount. */
  readonly number: number;
}

/** The choice that a step has now. */
export function choiceOf(step: PlanStep): LimitChoice {
  const limit = limitOf(step);
  switch (limit.kind) {
    case 'end':
      return { kind: 'end', number: 1 };
    case 'time':
      return { kind: 'time', number: Math.max(1, Math.round(limit.seconds / SECONDS_PER_HOUR)) };
    case 'amount':
      return { kind: 'amount', number: Math.min(MOST, limit.amount) };
  }
}

/** @returns null for a step without a limit */
export function limitOfChoice(step: PlanStep, { kind, number }: LimitChoice): StepLimit | null {
  const kinds = limitKinds(step);
  const chosen = kinds.includes(kind) ? kind : kinds[0];
  if (chosen === undefined) return null;
  if (chosen === 'end') return { kind: chosen };
  return chosen === 'time'
    ? { kind: chosen, seconds: number * SECONDS_PER_HOUR }
    : { kind: chosen, amount: Math.min(number, AS_OFTEN_AS_POSSIBLE - 1) };
}

interface LimitFieldsProps {
  readonly step: PlanStep;
  readonly choice: LimitChoice;
  readonly onChoose: (choice: LimitChoice) => void;
}

/** How far a step goes: to its own end, for some hours, or up to an amount. Nothing where it has no limit. */
export function LimitFields({ step, choice, onChoose }: LimitFieldsProps) {
  const hours = Math.max(1, Math.floor(useIdleTime() / SECONDS_PER_HOUR));
  const limit = limitOfChoice(step, choice);
  if (limit === null) return null;
  const kinds = limitKinds(step);
  return (
    <>
      {kinds.length > 1 && (
        <SelectField
          label="How long"
          data={kinds.map((kind) => ({ value: kind, label: WORDS[kind](step) }))}
          value={limit.kind}
          onChange={(kind) => onChoose({ ...choice, kind })}
        />
      )}
      {limit.kind !== 'end' && (
        <AmountField
          compact
          label={NUMBER_LABELS[limit.kind]}
          value={choice.number}
          max={limit.kind === 'time' ? hours : MOST}
          onChange={(number) => onChoose({ ...choice, number })}
        />
      )}
    </>
  );
}

const NUMBER_LABELS = { time: 'Hours', amount: 'Amount' } as const;

const WORDS: Readonly<Record<LimitKind, (step: PlanStep) => string>> = {
  end: ({ name }) => (name === 'equip-food' || name === 'sell' ? 'All there is' : 'As long as it goes'),
  time: () => 'For some hours',
  amount: ({ name }) => (name === 'begin-hunting' ? 'A number of kills' : 'An amount'),
};
