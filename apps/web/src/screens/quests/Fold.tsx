import { type ReactNode, useState } from 'react';
import styles from './Fold.module.css';

interface FoldProps {
  readonly label: string;
  /** Before the label. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/** Content below a line that opens it. It is rendered only while it is open. */
export function Fold({ label, picture, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {picture}
        {label}
      </summary>
      {isOpen && <div className={styles.content}>{children}</div>}
    </details>
  );
}
