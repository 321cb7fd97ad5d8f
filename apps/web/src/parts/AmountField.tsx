import { lazy, Suspense } from 'react';
import type { AmountProps } from './AmountControls.tsx';
import styles from './AmountField.module.css';

// Numbers that format themselves weigh more than the screens whose dialogs ask for one.
const AmountControls = lazy(async () => ({
  default: (await import('./AmountControls.tsx')).AmountControls,
}));

/** How many: typed, stepped or slid, never outside 1..max, and all of them at one press. */
export const AmountField = (props: AmountProps) => (
  <div className={styles.room} data-slides={props.max > 1}>
    <Suspense>
      <AmountControls {...props} />
    </Suspense>
  </div>
);
