import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatNumber } from '../../lib/format/number.ts';
import styles from './ChronicleScreen.module.css';

/** The first entries of a long list, and a button that shows as many more. */
export function useMore<T>(entries: readonly T[], step: number) {
  const [count, setCount] = useState(step);
  const left = entries.length - count;
  return {
    shown: entries.slice(0, count),
    more: left > 0 && (
      <Button variant="default" className={styles.more} onClick={() => setCount(count + step)}>
        {`Show ${formatNumber(Math.min(left, step))} more`}
        <span className="visually-hidden">{` of ${formatNumber(left)}`}</span>
      </Button>
    ),
  };
}
