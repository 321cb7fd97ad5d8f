import { itemLuckWords, luckRowWords } from './item-luck.ts';
import styles from './Luck.module.css';
import { useHasLuck, useItemLuck } from './use-luck.ts';

/**
 * A row of a fact list: the luck with an item that fights may bring. The row has the same height before and
 * after the chronicle is known, because what is below would move. Nothing for a visitor.
 */
export function ItemLuckRow({ itemId }: { readonly itemId: number }) {
  const luck = useItemLuck(itemId);
  if (!useHasLuck(itemId)) return null;
  const { had, than } = luckRowWords(luck);
  return (
    <div>
      <dt className={styles.label}>Found in fights</dt>
      <dd className={styles.had} aria-busy={luck === undefined}>
        <span>{had}</span> <small className={styles.than}>{than}</small>
      </dd>
    </div>
  );
}

/** The same as a sentence, where a row that comes late would move what is below it. */
export function ItemLuckNote({ itemId }: { readonly itemId: number }) {
  const luck = useItemLuck(itemId);
  if (!luck || luck.expected === 0) return null;
  const { had, than } = itemLuckWords(luck);
  return <p className={styles.note}>{`Found in fights: ${had}. ${than} with the same kills.`}</p>;
}
