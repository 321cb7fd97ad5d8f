import type { Item } from '@slumberfell/engine';
import { Picture } from '../../ui/pictures/Picture.tsx';
import styles from './TrophyPicture.module.css';
import type { TrophyRank } from './trophy-rank.ts';

interface TrophyPictureProps {
  readonly item: Item;
  readonly rank: TrophyRank;
}

/** A trophy in the metal of its rank, as wide as its container. */
export const TrophyPicture = ({ item, rank }: TrophyPictureProps) => (
  <span className={styles.picture} data-rank={rank}>
    <Picture path={item.imagePath} width={176} className={styles.metal} />
    <Picture path={`overlays/trophy-${rank}.webp`} width={176} className={styles.light} />
  </span>
);
