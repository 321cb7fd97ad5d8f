import { type ReactNode, useState } from 'react';
import { serverNow } from '../../../lib/clock/server-clock.ts';
import styles from './HitNumber.module.css';

interface HitNumberProps {
  /**
   * The instant of the server's clock (epoch ms) at which the number of health points appears. Also use it as
   * the React `key`, so that each hit gets a new element.
   */
  readonly at: number;
  /**
   * What the number means. dealt: damage to the enemy. critical: damage to the enemy by a critical hit.
   * taken: damage to the character. healed: health that food gives the character. trait: words and a number
   * about what a trait did.
   */
  readonly tone: 'dealt' | 'critical' | 'taken' | 'healed' | 'trait';
  /** Only for traits: how many of them are above it. */
  readonly place?: number;
  readonly children: ReactNode;
}

/**
 * A number that appears over a figure and fades. One CSS animation does both; it skips the time since `at`
 * that has already passed by the server's clock. The number is decoration, because the combat log says the
 * same as text.
 */
export function HitNumber({ at, tone, place, children }: HitNumberProps) {
  const [delay] = useState(() => at - serverNow());
  return (
    <span
      className={styles.number}
      data-tone={tone}
      data-place={place}
      style={{ animationDelay: `${delay}ms` }}
      aria-hidden="true"
      translate={tone === 'trait' ? undefined : 'no'}
    >
      {children}
    </span>
  );
}
