import type { Item } from '@slumberfell/engine';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './TraitMark.module.css';
import { traitCount } from './trait-count.ts';

/** A glyph behind the name of an item with traits. Screen readers read it as a part of the name. */
export function TraitMark({ item }: { readonly item: Pick<Item, 'traits'> }) {
  const text = traitCount(item);
  return (
    text && (
      <span className={styles.mark}>
        <Glyph name="star-formation" size={13} />
        <span className="visually-hidden">{`, ${text}`}</span>
      </span>
    )
  );
}
