import { type Enemy, EnemyType } from '@slumberfell/engine';
import type { CSSProperties } from 'react';
import styles from './EnemyFigure.module.css';
import { enemyGlyph } from './enemy-glyph.ts';
import { PictureGlyph } from './PictureGlyph.tsx';
import { tierPalette } from './tier-palette.ts';

const tintsOf = ({ tier }: Enemy): CSSProperties => {
  const { light, mid, deep } = tierPalette(tier);
  return { '--light': light, '--mid': mid, '--deep': deep } as CSSProperties;
};

/**
 * An enemy standing free on a scene, as high as what holds it: it breathes, and bosses have slow rays behind them.
 * A change of `hit` makes it shake once.
 */
export function EnemyFigure({ enemy, hit = 0 }: { readonly enemy: Enemy; readonly hit?: number }) {
  return (
    <span className={styles.figure} data-boss={enemy.type === EnemyType.Boss} style={tintsOf(enemy)}>
      <span key={hit} className={styles.shake} data-hit={hit > 0}>
        <PictureGlyph name={enemyGlyph(enemy)} className={styles.body} />
      </span>
    </span>
  );
}

/** An enemy as a square tile in the colour of its type, as wide as what holds it. */
export function EnemyPortrait({ enemy }: { readonly enemy: Enemy }) {
  return (
    <span className={styles.portrait} data-type={enemy.type} style={tintsOf(enemy)}>
      <PictureGlyph name={enemyGlyph(enemy)} className={styles.bust} />
    </span>
  );
}
