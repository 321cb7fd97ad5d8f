import { Button, Slider } from '@mantine/core';
import { formatNumber } from '../../lib/format/number.ts';
import styles from './AmountControls.module.css';
import { AmountInput } from './AmountInput.tsx';
import { clampAmount } from './clamp-amount.ts';

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
  const change = (next: number) => onChange(clampAmount(next, max, min));
  const number = (
    <AmountInput
      label={label}
      amount={amount}
      min={min}
      max={max}
      isLabelHidden={compact}
      onChange={change}
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
        Max<span className="visually-hidden">{`, ${most === null ? 'counting' : formatNumber(most)}`}</span>
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
