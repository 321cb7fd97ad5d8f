import { Button, NumberInput, Slider } from '@mantine/core';
import { useState } from 'react';
import { formatNumber } from '../../lib/format/number.ts';
import styles from './AmountControls.module.css';
import { clampAmount, isOnTheWay } from './clamp-amount.ts';

export interface AmountProps {
  readonly label: string;
  /** `min` to `max`; shown clamped, so that an amount that has become too large corrects itself. */
  readonly value: number;
  /** The least that can be chosen, 1 where nothing else is said. */
  readonly min?: number;
  readonly max: number;
  readonly onChange: (amount: number) => void;
  /** For one of many in a list: the number alone, with its label unseen. */
  readonly compact?: boolean;
}

/** What `AmountField` is made of. */
export function AmountControls({ label, value, min = 1, max, onChange, compact = false }: AmountProps) {
  const amount = clampAmount(value, max, min);
  const disabled = max < 1;
  // Nothing at all, or less than may be, is on its way to a number as long as somebody types.
  const [typed, setTyped] = useState<string | number | null>(null);
  const change = (next: number) => onChange(clampAmount(next, max, min));
  const type = (next: string | number) => {
    setTyped(isOnTheWay(next, min) ? next : null);
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
      // Too many become all there are; where it is all already, the field would not notice that it says too much.
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
        disabled={disabled || amount === max}
        onClick={() => change(max)}
      >
        Max<span className="visually-hidden">, {formatNumber(max)}</span>
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
