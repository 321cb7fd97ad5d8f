import type { Item } from '@slumberfell/engine';
import styles from './ItemPicture.module.css';
import { Picture } from './Picture.tsx';

/** An item's picture in the frame of its quality, as wide as what holds it. */
export const ItemPicture = ({ item }: { readonly item: Item }) => (
  <span className={styles.picture} data-quality={item.quality}>
    <Picture path={item.imagePath} width={160} className={styles.art} />
    <Picture path={item.framePath} width={160} className={styles.frame} />
  </span>
);
