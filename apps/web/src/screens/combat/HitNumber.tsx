import { type ReactNode, useState } from 'react';
import { serverNow } from '../../lib/clock/server-clock.ts';
import styles from './HitNumber.module.css';

interface HitNumberProps {
  /** Server instant at which it pops up. Give the same as `key`, so that each is a new one. */
  readonly at: number;
  /** dealt: on the foe · critical · taken: on the character · healed. */
  readonly tone: 'dealt' | 'critical' | 'taken' | 'healed';
  readonly children: ReactNode;
}

/** A number that pops over a figure and is gone: one CSS animation, as far in as the server's clock is. The log tells it in words. */
export function HitNumber({ at, tone, children }: HitNumberProps) {
  const [delay] = useState(() => at - serverNow());
  return (
    <span
      className={styles.number}
      data-tone={tone}
      style={{ animationDelay: `${delay}ms` }}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}
