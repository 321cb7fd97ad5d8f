import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy/lazy-parts.ts';
import type { AmountProps } from './AmountControls.tsx';
import styles from './AmountField.module.css';

// Numbers that format themselves weigh more than the screens whose dialogs ask for one.
const AmountControls = lazyPart(async () => (await import('./AmountControls.tsx')).AmountControls);

/** How many: typed, stepped or slid, never outside its bounds, and all of them at one press. */
export const AmountField = (props: AmountProps) => (
  <div className={props.compact ? styles.narrow : styles.room} data-slides={props.max > (props.min ?? 1)}>
    <Suspense>
      <AmountControls {...props} />
    </Suspense>
  </div>
);
