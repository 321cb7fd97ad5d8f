import type { AmountProps } from './AmountControls.tsx';
import { AmountField } from './AmountField.tsx';
import styles from './LabelledAmount.module.css';

/** An amount without a slider, below a visible label. */
export const LabelledAmount = (props: Omit<AmountProps, 'compact' | 'most'>) => (
  <div>
    <span className={styles.label} aria-hidden="true">
      {props.label}
    </span>
    <AmountField {...props} compact />
  </div>
);
