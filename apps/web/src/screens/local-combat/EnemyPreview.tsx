import { type AttackStyle, beats, type Enemy, EnemyType, type Forecast } from '@slumberfell/engine';
import { EnemyRate } from '../../features/forecast/EnemyRate.tsx';
import { WikiLink } from '../../features/wiki/WikiLink.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { EnemyPortrait } from '../../ui/pictures/EnemyFigure.tsx';
import { STYLE_GLYPHS, STYLE_NAMES } from '../../ui/pictures/names.ts';
import styles from './EnemyPreview.module.css';

interface EnemyPreviewProps {
  readonly enemy: Enemy;
  /**
   * The character's attack style. It decides whether the enemy's style is marked as an advantage for the
   * character.
   */
  readonly attackStyle: AttackStyle;
  /** What an hour against this enemy alone would bring. */
  readonly rate: Forecast | null | undefined;
  /** The chance, 0 to 1, that a fight of the hunt is against it. */
  readonly chance: number;
}

/** One enemy of the region as a card that leads to its entry: portrait, level, what a kill brings. */
export function EnemyPreview({ enemy, attackStyle, rate, chance }: EnemyPreviewProps) {
  const upperHand = beats(attackStyle, enemy.attackStyle);
  return (
    <article className={styles.card} data-elite={enemy.type === EnemyType.Elite} title={enemy.description}>
      <span className={styles.portrait}>
        <EnemyPortrait enemy={enemy} />
        <span className={styles.style} data-upper-hand={upperHand}>
          <Glyph name={STYLE_GLYPHS[enemy.attackStyle]} size={13} />
          <span>{STYLE_NAMES[enemy.attackStyle]}</span>
          {upperHand && <span className="visually-hidden">, you have the upper hand</span>}
        </span>
      </span>
      <h3 className={styles.name}>
        <WikiLink section="enemies" id={enemy.id} className={styles.entry}>
          {enemy.name}
        </WikiLink>
      </h3>
      <p className={styles.level}>
        <span>{`Level ${enemy.level}`}</span>
        {enemy.type === EnemyType.Elite && <b> · Elite</b>}
        {(enemy.traits?.length ?? 0) > 0 && <b> · Trick</b>}
      </p>
      <div className={styles.rate}>
        <EnemyRate rate={rate} chance={chance} />
      </div>
    </article>
  );
}
