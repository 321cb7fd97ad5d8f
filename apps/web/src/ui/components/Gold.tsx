import { formatCompact, formatNumber } from '../../lib/format/number.ts';
import { Glyph } from '../glyph/Glyph.tsx';
import styles from './Gold.module.css';

/** An amount of gold. `compact` shortens the visible number; screen readers still get the whole number. */
export function Gold({ amount, compact = false }: { readonly amount: number; readonly compact?: boolean }) {
  return (
    <span className={styles.gold} {...(compact && { title: `${formatNumber(amount)} gold` })}>
      <Glyph name="two-coins" size="1.2em" />
      {compact ? (
        <>
          <span translate="no" aria-hidden="true">
            {formatCompact(amount)}
          </span>
          <span translate="no" className="visually-hidden">
            {formatNumber(amount)}
          </span>
        </>
      ) : (
        <span translate="no">{formatNumber(amount)}</span>
      )}
      <span className="visually-hidden"> gold</span>
    </span>
  );
}
