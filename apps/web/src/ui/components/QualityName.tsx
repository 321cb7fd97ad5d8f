import type { Item } from '@slumberfell/engine';
import styles from './QualityName.module.css';

/** An item's name in the font of names and the colour of its quality. */
export function QualityName({ item }: { readonly item: Item }) {
  return (
    <span className={styles.name} data-quality={item.quality}>
      {item.name}
    </span>
  );
}
