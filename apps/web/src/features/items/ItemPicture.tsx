import type { Item } from '@slumberfell/engine';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { pictureAddress } from '../../ui/pictures/picture-address.ts';
import styles from './ItemPicture.module.css';
import type { TrophyRank } from './trophy-rank.ts';

interface ItemPictureProps {
  readonly item: Item;
  /** Of a trophy that is on the shelf already: the metal and the diamonds that it has there. */
  readonly tier?: Exclude<TrophyRank, 'locked'> | undefined;
}

/** An item's picture in the frame of its quality, as wide as what holds it; a radiant card shines. */
export const ItemPicture = ({ item, tier }: ItemPictureProps) => (
  <span className={styles.picture} data-quality={item.quality} data-tier={tier}>
    <Picture path={item.imagePath} width={160} className={styles.art} />
    {item.radiant && <Picture path="overlays/radiance.webp" width={160} className={styles.light} />}
    {tier && <Picture path={`overlays/trophy-${tier}.webp`} width={176} className={styles.light} />}
    {/* There are six of them, on hundreds of items: as pictures of their own each would be told of when it is there. */}
    <span className={styles.frame} style={{ backgroundImage: `url("${pictureAddress(item.framePath)}")` }} />
  </span>
);
