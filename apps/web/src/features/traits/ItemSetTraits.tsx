import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { counted } from './amount-words.ts';
import styles from './ItemSetTraits.module.css';
import type { ItemSetLine } from './item-sets.ts';

interface ItemSetTraitsProps {
  readonly lines: readonly ItemSetLine[];
  /** Whether to say which traits count. A visitor wears nothing. */
  readonly saysWhichCount: boolean;
}

/** The traits of an item set in words, each with the number of pieces that it needs and whether it counts. */
export const ItemSetTraits = ({ lines, saysWhichCount }: ItemSetTraitsProps) => (
  <ul className={styles.list} aria-label="Traits of the item set">
    {lines.map((line) => {
      const state = saysWhichCount ? stateOf(line) : null;
      return (
        <li key={line.key} data-state={state?.kind}>
          <Glyph name="star-formation" size={16} />
          <span>
            <b>{`With ${counted(line.pieces, 'piece')}`}</b>
            {state && (
              <span>
                {', '}
                <b className={styles.state}>{state.text}</b>
              </span>
            )}
            <span>: </span>
            <b>{`${line.title}. `}</b>
            {line.sentence}
          </span>
        </li>
      );
    })}
  </ul>
);

function stateOf({ counts, change }: ItemSetLine): { readonly kind: string; readonly text: string } {
  if (counts) return { kind: 'counts', text: 'counting' };
  return change === 'gained' ? { kind: 'gained', text: 'gained' } : { kind: 'not-yet', text: 'not yet' };
}
