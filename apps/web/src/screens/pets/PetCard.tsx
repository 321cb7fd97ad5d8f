import type { Item } from '@slumberfell/engine';
import { memo } from 'react';
import { ItemPicture } from '../../features/items/ItemPicture.tsx';
import { formatChange } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { skillGlyph } from '../../ui/pictures/names.ts';
import styles from './PetCard.module.css';
import { effectOf } from './pet-effect.ts';

interface PetCardProps {
  readonly pet: Item;
  readonly tamed: boolean;
  readonly goesAlong: boolean;
  readonly tabIndex: 0 | -1;
  readonly onSelect: (pet: Item) => void;
}

/** A pet as a tile with its effect. A pet that is not tamed is shown as a grey shape. */
export const PetCard = memo(function PetCard({ pet, tamed, goesAlong, tabIndex, onSelect }: PetCardProps) {
  const { skill, percent } = effectOf(pet, useWorld());
  return (
    <button
      type="button"
      className={styles.card}
      data-tamed={tamed}
      data-along={goesAlong}
      tabIndex={tabIndex}
      onClick={() => onSelect(pet)}
    >
      <span className={styles.picture}>
        <ItemPicture item={pet} />
        {!tamed && (
          <span className={styles.lock}>
            <Glyph name="plain-padlock" size={14} />
            <span className="visually-hidden">Locked, </span>
          </span>
        )}
        {goesAlong && (
          <>
            <span className={styles.along} aria-hidden="true">
              <Glyph name="paw" size={12} /> <span>With you</span>
            </span>
            <span className="visually-hidden">With you, </span>
          </>
        )}
      </span>
      <span className={styles.name}>{pet.name}</span>
      <span className={styles.effect}>
        <Glyph name={skillGlyph(skill.id)} size={13} />
        <span className="visually-hidden">{`${skill.name} experience `}</span>
        <span translate="no">{`${formatChange(percent)}%`}</span>
      </span>
    </button>
  );
});
