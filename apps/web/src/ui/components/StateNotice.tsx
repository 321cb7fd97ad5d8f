// chunk: first
import type { ReactNode } from 'react';
import { Lantern } from '../pictures/Lantern.tsx';
import styles from './StateNotice.module.css';

interface NoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** A button or link to what the player can do next. */
  readonly action?: ReactNode;
}

/** Shown in place of a list that is empty, or in which nothing matches the filter. */
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
  /** Whether the notice is the whole screen. Its title is then the screen's heading. */
  readonly heading?: boolean;
}

/**
 * Shown when something could not be loaded. Screen readers read it out at once. With `action` the player
 * tries again or goes on.
 */
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

/** Shown while something is loading. */
export function LoadingState({ label }: { readonly label: string }) {
  return (
    <div className={styles.notice} role="status">
      <Lantern className={styles.lantern} lit />
      <p className={styles.text}>{label}</p>
    </div>
  );
}
