import { Picture } from '../../ui/pictures/Picture.tsx';
import styles from './VillagerPortrait.module.css';

interface VillagerPortraitProps {
  readonly villagerId: number;
  /** `line`: beside a line of text. `row`: in a list. `card`: on a card. `page`: at the head of a page. */
  readonly size: 'line' | 'row' | 'card' | 'page';
  /** Shows who is there without showing who it is: for villagers who are not met yet. */
  readonly isInShadow?: boolean;
}

/** The framed portrait of a villager. It is decoration: the name stands beside it. */
export const VillagerPortrait = ({ villagerId, size, isInShadow = false }: VillagerPortraitProps) => (
  <span className={styles.portrait} data-size={size} data-shadow={isInShadow}>
    <Picture path={`villagers/${villagerId}.webp`} width={224} />
  </span>
);
