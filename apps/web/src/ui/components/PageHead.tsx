import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  readonly title: ReactNode;
  /** Content beside the title, such as a level, an amount of gold or a badge. */
  readonly beside?: ReactNode;
  /** Controls at the right end, such as filters or buttons; on phones they are below the title. */
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
