// chunk: first
import type { ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  readonly id?: string;
  /** The panel's heading, with a line below it. */
  readonly title?: ReactNode;
  /** Content at the right end of the heading. */
  readonly aside?: ReactNode;
  /** With a brass border and a stud: for the main panel of a screen. */
  readonly brass?: boolean;
  /** Without inner padding, for lists whose rows reach the edges of the panel. */
  readonly flush?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A framed surface for content. */
export function Panel({ id, title, aside, brass = false, flush = false, className, children }: PanelProps) {
  return (
    <section id={id} className={`${styles.panel} ${className ?? ''}`} data-brass={brass}>
      {title !== undefined && (
        <header className={styles.head}>
          {/* It can get the focus when the element that had it goes. */}
          <h2 tabIndex={-1}>{title}</h2>
          {aside}
        </header>
      )}
      <div className={flush ? undefined : styles.body}>{children}</div>
    </section>
  );
}
