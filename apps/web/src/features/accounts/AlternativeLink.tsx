import type { ReactNode } from 'react';
import styles from './AlternativeLink.module.css';

/** Text below a form with a link to another page, for players who opened the wrong form. */
export const AlternativeLink = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.other}>{children}</p>
);
