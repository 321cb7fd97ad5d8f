import styles from './ChapterBadge.module.css';
import { Picture } from './Picture.tsx';

interface ChapterBadgeProps {
  readonly chapterId: number;
  /** `shelf`: among others. `row`: beside a title in a list. `page`: at the head of a page. */
  readonly size: 'shelf' | 'row' | 'page';
  /** False for a chapter that is not closed: its badge is dim. */
  readonly isEarned: boolean;
}

/** The badge of a chapter of the story. It is decoration: the title stands beside it. */
export const ChapterBadge = ({ chapterId, size, isEarned }: ChapterBadgeProps) => (
  <span className={styles.badge} data-size={size} data-dim={!isEarned}>
    <Picture path={`chapters/${chapterId}.webp`} width={144} />
  </span>
);
