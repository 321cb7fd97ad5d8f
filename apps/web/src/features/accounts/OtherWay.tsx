import type { ReactNode } from 'react';
import styles from './OtherWay.module.css';

/** Below a form: where else to go for whoever came to the wrong one. */
export const OtherWay = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.other}>{children}</p>
);
