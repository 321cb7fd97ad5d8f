import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  readonly title: ReactNode;
  /** Beside the title: a level, an amount of gold, a badge. */
  readonly beside?: ReactNode;
  /** At the right end: filters, buttons. On phones below the title. */
  readonly children?: ReactNode;
}

/** The heading of a screen, with the controls beside it. */
export function PageHead({ title, beside, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {beside}
      {children && <div className={styles.tools}>{children}</div>}
    </header>
  );
}
