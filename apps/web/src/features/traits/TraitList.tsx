import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './TraitList.module.css';
import type { TraitChange, TraitLine } from './trait-lines.ts';

const CHANGES: Readonly<Record<TraitChange, string>> = {
  gained: 'Gained',
  kept: 'As worn',
  lost: 'Lost',
};

/** The traits of a piece in words, each with what wearing it changes. Nothing for a piece without traits. */
export function TraitList({ lines }: { readonly lines: readonly TraitLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Traits">
      {lines.map(({ key, title, sentence, change, itemSet }) => (
        <li key={`${change} ${key}`} className={styles.line} data-change={change}>
          <Glyph name="star-formation" size={16} />
          <span>
            {change && <b className={styles.change}>{`${CHANGES[change]}: `}</b>}
            <b>{`${title}. `}</b>
            {sentence}
            {itemSet !== undefined && <span className={styles.from}>{` ${itemSet} (item set).`}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
