import { type Enemy, EnemyType } from '@slumberfell/engine';
import { memo } from 'react';
import { EnemyPortrait } from '../../ui/pictures/EnemyFigure.tsx';
import { ENEMY_TYPE_NAMES } from '../../ui/pictures/names.ts';
import { CardBadge } from './CardBadge.tsx';
import type { CardState } from './chapters.ts';
import styles from './EnemyCard.module.css';

interface EnemyCardProps {
  readonly enemy: Enemy;
  readonly card: CardState;
  readonly selected: boolean;
  readonly tabIndex: 0 | -1;
  readonly onSelect: (enemy: Enemy) => void;
}

/**
 * An enemy as a tile. Without its card the picture is a grey shape; with the plain card it is in colour; with
 * the radiant card it also has a glow.
 */
export const EnemyCard = memo(function EnemyCard(props: EnemyCardProps) {
  const { enemy, card, selected, tabIndex, onSelect } = props;
  return (
    <button
      type="button"
      className={styles.card}
      data-card={card}
      data-type={enemy.type}
      aria-pressed={selected}
      tabIndex={tabIndex}
      title={enemy.name}
      onClick={() => onSelect(enemy)}
    >
      <span className={styles.portrait}>
        <EnemyPortrait enemy={enemy} />
        {card === 2 && <span className={styles.radiance} />}
        <CardBadge card={card} />
      </span>
      <span className={styles.name}>
        <span>{enemy.name}</span>
        {enemy.type !== EnemyType.Normal && (
          <span className="visually-hidden">{`, ${ENEMY_TYPE_NAMES[enemy.type]}`}</span>
        )}
      </span>
    </button>
  );
});
