// chunk: idle-report
import { type ReactNode, useState } from 'react';
import styles from './Fold.module.css';

interface FoldProps {
  /** The line that opens and closes it. */
  readonly title: ReactNode;
  /** Pictures at the end of the line. */
  readonly pictures?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a report behind one line. Its content is rendered only when the player opens it. */
export function Fold({ title, pictures, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.line}>
        <span className={styles.title}>{title}</span>
        {!isOpen && pictures}
      </summary>
      {isOpen && <div className={styles.content}>{children}</div>}
    </details>
  );
}
