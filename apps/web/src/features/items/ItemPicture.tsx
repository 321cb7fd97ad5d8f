import type { Item } from '@slumberfell/engine';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { pictureAddress } from '../../ui/pictures/picture-address.ts';
import styles from './ItemPicture.module.css';
import type { TrophyRank } from './trophy-rank.ts';

interface ItemPictureProps {
  readonly item: Item;
  /**
   * Rank of a trophy of which at least one is claimed; it decides the picture's metal colour, light and
   * diamonds. Absent for unclaimed trophies and for items that are no trophies.
   */
  readonly tier?: Exclude<TrophyRank, 'locked'> | undefined;
}

/**
 * An item's picture in the frame of its quality, as wide as its container. An item of a family has a lamp for
 * each tier up to its own. A radiant card has a glow.
 */
export const ItemPicture = ({ item, tier }: ItemPictureProps) => (
  <span
    className={styles.picture}
    data-quality={item.quality}
    data-tier={tier}
    data-lamps={item.tiers && item.rank}
  >
    <Picture path={item.imagePath} width={160} className={styles.art} />
    {item.radiant && <Picture path="overlays/radiance.webp" width={160} className={styles.light} />}
    {tier && <Picture path={`overlays/trophy-${tier}.webp`} width={176} className={styles.light} />}
    {/* A background and not an image: hundreds of items share six frames, and each image would send a
        load event of its own. */}
    <span className={styles.frame} style={{ backgroundImage: `url("${pictureAddress(item.framePath)}")` }} />
  </span>
);
