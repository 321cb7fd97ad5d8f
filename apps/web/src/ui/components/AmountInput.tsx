import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { formatNumber } from '../../lib/format/number.ts';
import { useRefusedAmount } from './AmountForm.tsx';
import styles from './AmountInput.module.css';
import { NO_AMOUNT, readAmount } from './read-amount.ts';

interface AmountInputProps {
  readonly label: string;
  readonly isLabelHidden: boolean;
  /** Within `min` to `max`. */
  readonly amount: number;
  readonly min: number;
  /** Below 1 when there is nothing to choose. */
  readonly max: number;
  readonly onChange: (amount: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A text field for an amount with two stepper buttons. It is no number field: in one, browsers and number
 * libraries drop what they do not understand, and read `1e3` as 13. A text that is no amount is refused with
 * a sentence, and stays until the player changes it; the buttons of the `AmountForm` around wait for that.
 */
export function AmountInput({ label, isLabelHidden, amount, min, max, onChange }: AmountInputProps) {
  // The typed text, until the field loses the focus; null when the field shows the amount.
  const [typed, setTyped] = useState<string | null>(null);
  const isRefused = typed !== null && typed.trim() !== '' && readAmount(typed) === null;
  // The amount was the smallest while the text was refused, and another control has changed it.
  if (isRefused && amount !== min) setTyped(null);
  useRefusedAmount(isRefused);
  const isDisabled = max < 1;
  const type = (text: string) => {
    const read = readAmount(text);
    // A larger number is replaced by the largest at once, so that no button does more than it says.
    setTyped(read !== null && read > max ? null : text);
    onChange(read ?? min);
  };
  const step = (by: number) => {
    setTyped(null);
    onChange(amount + by);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <TextInput
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      value={typed ?? formatNumber(amount)}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={() => {
        if (!isRefused) setTyped(null);
      }}
      onKeyDown={onKeyDown}
      error={isRefused && NO_AMOUNT}
      inputMode="numeric"
      autoComplete="off"
      disabled={isDisabled}
      rightSectionWidth="calc(var(--stepper) * 2 + 2px)"
      rightSection={
        <span className={styles.steppers}>
          <Stepper by={-1} isDisabled={isDisabled || amount <= min} onStep={step} />
          <Stepper by={1} isDisabled={isDisabled || amount >= max} onStep={step} />
        </span>
      }
      className={styles.number ?? ''}
      classNames={{ wrapper: styles.wrapper ?? '' }}
    />
  );
}

interface StepperProps {
  readonly by: 1 | -1;
  readonly isDisabled: boolean;
  readonly onStep: (by: number) => void;
}

/** A button for fingers and pointers. By keyboard the arrow keys step, and screen readers read the field. */
const Stepper = ({ by, isDisabled, onStep }: StepperProps) => (
  <button
    type="button"
    className={styles.stepper}
    tabIndex={-1}
    aria-hidden
    disabled={isDisabled}
    // Keeps the focus, and with it the keyboard of a phone, where it is.
    onPointerDown={(event) => event.preventDefault()}
    onClick={() => onStep(by)}
  >
    {by > 0 ? '+' : '\u2212'}
  </button>
);
