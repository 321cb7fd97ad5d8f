import { Suspense } from 'react';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import type { AmountProps } from './AmountControls.tsx';
import styles from './AmountField.module.css';

// Fetched later, because the number input is larger than the screens whose dialogs contain it.
const AmountControls = lazyComponent(async () => (await import('./AmountControls.tsx')).AmountControls);

/**
 * A field for an amount between `min` and `max`. The player can type it, use two stepper buttons or a slider,
 * or choose `max`, or `most` of it, with a button.
 */
export const AmountField = (props: AmountProps) => (
  <div className={props.compact ? styles.narrow : styles.room} data-slides={props.max > (props.min ?? 1)}>
    <Suspense>
      <AmountControls {...props} />
    </Suspense>
  </div>
);
