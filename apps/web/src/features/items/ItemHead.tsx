import type { Item } from '@slumberfell/engine';
import { ItemLink } from '../wiki/WikiLink.tsx';
import styles from './ItemHead.module.css';
import { ItemPicture } from './ItemPicture.tsx';
import { kindOf } from './item-kind.ts';

/** An item's picture, name and kind, as a heading. */
export function ItemHead({ item }: { readonly item: Item }) {
  return (
    <div className={styles.head}>
      <span className={styles.picture}>
        <ItemPicture item={item} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <ItemLink item={item} />
        </h2>
        <p className={styles.kind}>{kindOf(item)}</p>
      </div>
    </div>
  );
}
