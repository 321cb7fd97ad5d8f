import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './TrickList.module.css';
import type { TraitLine } from './trait-lines.ts';

interface TrickListProps {
  /** The traits of an enemy, in words. */
  readonly lines: readonly TraitLine[];
  /** False: only says that there are tricks. Undefined: not known yet. */
  readonly isMet: boolean | undefined;
}

/**
 * What players call the traits of an enemy: its tricks. Nothing for an enemy without traits. Tricks that are
 * not told take up their room, so that nothing moves when they are.
 */
export function TrickList({ lines, isMet }: TrickListProps) {
  if (lines.length === 0) return null;
  return (
    <div className={styles.tricks} aria-busy={isMet === undefined}>
      <ul className={styles.list} aria-label="Tricks" data-told={isMet === true}>
        {lines.map(({ key, sentence }) => (
          <li key={key}>
            <Glyph name="star-formation" size={16} />
            <span>
              <b>Trick: </b>
              {sentence}
            </span>
          </li>
        ))}
      </ul>
      {isMet === false && (
        <p className={styles.unmet}>
          <Glyph name="star-formation" size={16} />
          <span>It has a trick. You learn it by meeting it.</span>
        </p>
      )}
    </div>
  );
}
