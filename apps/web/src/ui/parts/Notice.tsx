import type { ReactNode } from 'react';
import { Lantern } from '../pictures/Lantern.tsx';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** A button or link that leads on. */
  readonly action?: ReactNode;
}

/** The designed nothing: an empty list, a filter that finds nothing. */
export function EmptyState({ title, children, action }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <Lantern className={styles.lantern} lit={false} />
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  );
}

interface ErrorStateProps extends NoticeProps {
  /** Whether it stands in the place of a screen, so that its title is the screen's heading. */
  readonly heading?: boolean;
}

/** Something could not be had. Read out at once; `action` tries again. */
export function ErrorState({ title, children, action, heading = false }: ErrorStateProps) {
  const Title = heading ? 'h1' : 'p';
  return (
    <div className={styles.notice} role="alert">
      <Lantern className={styles.lantern} lit={false} />
      <Title className={styles.title}>{title}</Title>
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  );
}

/** What is on its way. */
export function Waiting({ label }: { readonly label: string }) {
  return (
    <div className={styles.notice} role="status">
      <Lantern className={styles.lantern} lit />
      <p className={styles.text}>{label}</p>
    </div>
  );
}
