import { itemLuckWords } from './item-luck.ts';
import styles from './Luck.module.css';
import { useItemLuck } from './use-luck.ts';

/**
 * A row of a fact list: the luck with an item. Where no kill could bring it, the row stays, because what is
 * below would move if it went away when the chronicle arrives.
 */
export function ItemLuckRow({ itemId }: { readonly itemId: number }) {
  const luck = useItemLuck(itemId);
  const words = luck && itemLuckWords(luck);
  return (
    <div>
      <dt>Had from fights</dt>
      <dd aria-busy={luck === undefined}>
        {words ? (
          <>
            <span>{words.had}</span>{' '}
            <small className={styles.than}>{`${words.than} with the same kills`}</small>
          </>
        ) : (
          <span>{luck === undefined ? '…' : 'Nothing yet'}</span>
        )}
      </dd>
    </div>
  );
}

/** The same as a sentence, where a row that comes late would move what is below it. */
export function ItemLuckNote({ itemId }: { readonly itemId: number }) {
  const luck = useItemLuck(itemId);
  if (!luck) return null;
  const { had, than } = itemLuckWords(luck);
  return <p className={styles.note}>{`Had from fights: ${had}. ${than} with the same kills.`}</p>;
}
