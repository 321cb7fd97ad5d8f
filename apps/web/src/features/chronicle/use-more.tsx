import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatNumber } from '../../lib/format/number.ts';
import styles from './use-more.module.css';

/**
 * The first entries of a long list, and a button that shows more.
 * @param first entries that are shown at first; @param step how many each press adds
 */
export function useMore<T>(entries: readonly T[], first: number, step = first) {
  const [count, setCount] = useState(first);
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
