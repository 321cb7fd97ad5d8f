import { Button, NumberInput, Slider } from '@mantine/core';
import { formatNumber } from '../format/number.ts';
import styles from './AmountControls.module.css';
import { clampAmount } from './clamp-amount.ts';

export interface AmountProps {
  readonly label: string;
  /** 1 to `max`; shown clamped, so that an amount that has become too large corrects itself. */
  readonly value: number;
  readonly max: number;
  readonly onChange: (amount: number) => void;
}

/** What `AmountField` is made of. */
export function AmountControls({ label, value, max, onChange }: AmountProps) {
  const amount = clampAmount(value, max);
  const disabled = max < 1;
  const change = (next: number) => onChange(clampAmount(next, max));
  return (
    <div className={styles.field}>
      <NumberInput
        label={label}
        value={amount}
        onChange={(next) => change(Number(next))}
        min={disabled ? 0 : 1}
        max={Math.max(1, max)}
        clampBehavior="strict"
        allowDecimal={false}
        allowNegative={false}
        thousandSeparator=","
        inputMode="numeric"
        disabled={disabled}
        className={styles.number}
      />
      <Button
        variant="default"
        className={styles.max}
        disabled={disabled || amount === max}
        onClick={() => change(max)}
      >
        Max<span className="visually-hidden">, {formatNumber(max)}</span>
      </Button>
      {max > 1 && (
        <Slider
          className={styles.slider}
          value={amount}
          onChange={change}
          min={1}
          max={max}
          label={null}
          thumbLabel={`${label}, slider`}
          thumbValueText={formatNumber}
        />
      )}
    </div>
  );
}
