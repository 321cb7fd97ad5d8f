import { type Enemy, EnemyType } from '@slumberfell/engine';
import styles from './EnemyFigure.module.css';
import { Picture } from './Picture.tsx';

/**
 * An enemy's picture without a frame, as high as its container. It has a breathing animation; a boss has slow
 * rays behind it. Each new value of `hit` makes it shake once; 0 is no hit.
 */
export const EnemyFigure = ({ enemy, hit = 0 }: { readonly enemy: Enemy; readonly hit?: number }) => (
  <span className={styles.figure} data-boss={enemy.type === EnemyType.Boss}>
    <span key={hit} className={styles.shake} data-hit={hit > 0}>
      <Picture path={enemy.imagePath} width={480} className={styles.body} eager />
    </span>
  </span>
);

/** An enemy's picture as a square tile with the colour of the enemy's type, as wide as its container. */
export const EnemyPortrait = ({ enemy }: { readonly enemy: Enemy }) => (
  <span className={styles.portrait} data-type={enemy.type}>
    <Picture path={enemy.portraitPath} width={160} className={styles.bust} />
  </span>
);
