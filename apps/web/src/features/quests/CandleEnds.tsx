import { formatNumber } from '../../lib/format/number.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './CandleEnds.module.css';

/** An amount of candle-ends. */
export const CandleEnds = ({ amount }: { readonly amount: number }) => (
  <span className={styles.candleEnds} title={`${formatNumber(amount)} candle-ends`}>
    <Glyph name="candle-flame" size="1.2em" />
    <span translate="no">{formatNumber(amount)}</span>
    <span className="visually-hidden"> candle-ends</span>
  </span>
);
