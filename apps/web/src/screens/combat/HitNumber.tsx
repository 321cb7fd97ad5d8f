import { type ReactNode, useState } from 'react';
import { serverNow } from '../../lib/clock/server-clock.ts';
import styles from './HitNumber.module.css';

interface HitNumberProps {
  /**
   * The instant of the server's clock (epoch ms) at which the number appears. Use it as `key` too, so that
   * each hit is a new element.
   */
  readonly at: number;
  /**
   * dealt: on the enemy. critical: a critical hit on the enemy. taken: on the character. healed: on the
   * character.
   */
  readonly tone: 'dealt' | 'critical' | 'taken' | 'healed';
  readonly children: ReactNode;
}

/**
 * A number that appears over a figure and fades. It is one CSS animation that starts at the point that the
 * server's clock has reached. Decoration: the log has the same as text.
 */
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
