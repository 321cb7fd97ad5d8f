// chunk: idle-report
import { useWorld } from '../../lib/static-data/load.ts';
import { ItemPicture } from '../items/ItemPicture.tsx';
import { ItemLink } from '../wiki/WikiLink.tsx';
import styles from './BestFinds.module.css';
import { reasonFor } from './best-finds.ts';
import { Amount } from './ReportItemList.tsx';
import type { ReportItem } from './report-items.ts';

interface BestFindsProps {
  readonly finds: readonly ReportItem[];
  /** Ids of items that the character had never had before. */
  readonly firsts: ReadonlySet<number>;
}

/** The best finds of a night, large, each with its name and why it matters. */
export function BestFinds({ finds, firsts }: BestFindsProps) {
  const world = useWorld();
  return (
    <ul className={styles.finds}>
      {finds.map(({ item, amount }) => (
        <li key={item.id} className={styles.find} data-quality={item.quality}>
          <span className={styles.picture}>
            <ItemPicture item={item} />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>
              <ItemLink item={item} />
            </span>
            {firsts.has(item.id) && <span className={styles.new}>New to you</span>}
            <span className={styles.reason}>{reasonFor(item, world)}</span>
          </span>
          <Amount amount={amount} />
        </li>
      ))}
    </ul>
  );
}
