import { Button, NumberInput, Slider } from '@mantine/core';
import { useState } from 'react';
import { formatNumber } from '../../lib/format/number.ts';
import styles from './AmountControls.module.css';
import { clampAmount, isIncomplete } from './clamp-amount.ts';

export interface AmountProps {
  readonly label: string;
  /**
   * The amount. If it is not within `min` to `max`, for example because `max` has become smaller, the field
   * shows it clamped.
   */
  readonly value: number;
  /** The smallest amount that can be chosen; 1 by default. */
  readonly min?: number;
  readonly max: number;
  /**
   * What the button `Max` chooses, where that is less than `max`; `max` by default. Null while it is not
   * known: the button waits, disabled.
   */
  readonly most?: number | null;
  readonly onChange: (amount: number) => void;
  /**
   * For a field in a list: shows only the input; the label is only for screen readers, and there is no slider
   * and no button for `max`.
   */
  readonly compact?: boolean;
}

/** The content of `AmountField`. It is a separate script, which is fetched later. */
export function AmountControls({
  label,
  value,
  min = 1,
  max,
  most = max,
  onChange,
  compact = false,
}: AmountProps) {
  const amount = clampAmount(value, max, min);
  const disabled = max < 1;
  // The typed text while it is empty or below `min`; else null. The field shows this text until it is valid
  // or the field loses the focus.
  const [typed, setTyped] = useState<string | number | null>(null);
  const change = (next: number) => onChange(clampAmount(next, max, min));
  const type = (next: string | number) => {
    setTyped(isIncomplete(next, min) ? next : null);
    change(Number(next));
  };
  const number = (
    <NumberInput
      {...(compact ? { 'aria-label': label } : { label })}
      value={typed ?? amount}
      onChange={type}
      onBlur={() => setTyped(null)}
      min={disabled ? 0 : min}
      max={Math.max(1, max)}
      // An amount above `max` is replaced by `max`. If the amount is `max` already, `value` would not change,
      // and the field would go on to show the typed text; therefore the input accepts no larger number then.
      isAllowed={({ floatValue = 0 }) => amount < max || floatValue <= max}
      allowDecimal={false}
      thousandSeparator=","
      inputMode="numeric"
      disabled={disabled}
      rightSectionWidth="calc(var(--stepper) * 2 + 2px)"
      className={styles.number}
      classNames={{ wrapper: styles.wrapper, controls: styles.steppers, control: styles.stepper }}
    />
  );
  if (compact) return number;
  return (
    <div className={styles.field}>
      {number}
      <Button
        variant="default"
        className={styles.max}
        disabled={disabled || most === null || amount === most}
        onClick={() => change(most ?? max)}
      >
        Max<span className="visually-hidden">, {most === null ? 'counting' : formatNumber(most)}</span>
      </Button>
      {max > min && (
        <Slider
          className={styles.slider}
          value={amount}
          onChange={change}
          min={min}
          max={max}
          label={null}
          thumbSize={24}
          thumbLabel={`${label}, slider`}
          thumbValueText={formatNumber}
        />
      )}
    </div>
  );
}
