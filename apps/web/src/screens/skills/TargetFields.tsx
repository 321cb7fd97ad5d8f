import { TextInput } from '@mantine/core';
import { type CraftAmount, type CraftTarget, MAX_LEVEL } from '@slumberfell/engine';
import { useState } from 'react';
import { nextTimeOfDay, timeOfDay } from '../../lib/clock/time-of-day.ts';
import { AmountField } from '../../ui/components/AmountField.tsx';
import { SelectField } from '../../ui/components/SelectField.tsx';
import styles from './TargetFields.module.css';

/** An amount in the ways in which it can be asked for. */
type Amount = Pick<CraftAmount, 'amount' | 'level' | 'endsAt'>;

interface TargetFieldsProps {
  /** The chosen amount. */
  readonly chosen: Amount;
  /** The largest amount of a session. */
  readonly most: Amount;
  /** The level that the character has in the skill. */
  readonly level: number;
  /** Smallest amount that can be chosen; 1 by default. */
  readonly min?: number;
  /** The server's clock, epoch ms. */
  readonly now: number;
  readonly onChange: (target: CraftTarget) => void;
}

/**
 * Three fields for one amount: how many, until which level, and until when. A change of one changes the other
 * two. `Max` is all that is possible.
 */
export function TargetFields({ chosen, most, level, min = 1, now, onChange }: TargetFieldsProps) {
  const changeAmount = (amount: number) =>
    onChange(amount === most.amount ? { kind: 'all' } : { kind: 'amount', amount });
  const isDisabled = most.amount < 1;
  return (
    <div className={styles.fields}>
      <div className={styles.amount}>
        <AmountField
          label="Amount"
          value={chosen.amount}
          min={min}
          max={most.amount}
          onChange={changeAmount}
        />
      </div>
      {level < MAX_LEVEL && (
        <SelectField
          label="Until level"
          data={levelsFrom(chosen.level === level ? level : level + 1, most.level)}
          value={String(chosen.level)}
          disabled={isDisabled || most.level === level}
          onChange={(value) => onChange({ kind: 'level', level: Number(value) })}
          className={styles.field}
        />
      )}
      <TimeField
        endsAt={chosen.endsAt}
        now={now}
        disabled={isDisabled}
        onChange={(at) => onChange({ kind: 'instant', at })}
      />
    </div>
  );
}

/** The levels that can be chosen. The present level is among them only while the amount reaches no other. */
const levelsFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => {
    const value = String(first + index);
    return { value, label: value };
  });

interface TimeFieldProps {
  readonly endsAt: number;
  readonly now: number;
  readonly disabled: boolean;
  /** Called with an instant of the next 24 hours, epoch ms. */
  readonly onChange: (at: number) => void;
}

/** The clock time at which the last action ends. */
function TimeField({ endsAt, now, disabled, onChange }: TimeFieldProps) {
  // The typed time while the field has the focus, else null. The end of the last action is a little later.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      type="time"
      label="Until"
      value={typed ?? timeOfDay(endsAt)}
      disabled={disabled}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        const at = nextTimeOfDay(value, now);
        if (at !== null) onChange(at);
      }}
      onBlur={() => setTyped(null)}
      className={styles.field}
    />
  );
}
