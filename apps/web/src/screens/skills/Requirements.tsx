import { trainingTo } from '@slumberfell/engine';
import { useMemo } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { trainingText } from '../../features/proposals/training-words.ts';
import { requirementsOf } from '../../features/skills/crafting-requirements.ts';
import type { ItemCraft } from '../../features/skills/item-crafts.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import styles from './Requirements.module.css';

/**
 * The requirements of a recipe. One that is not met has a sign and a text, so that the colour alone does not
 * tell it. The way to a missing level is told with its time.
 */
export function Requirements({ recipe }: { readonly recipe: ItemCraft }) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { skillId, requiredLevel } = recipe.craft;
  const training = useMemo(
    () => trainingTo(skillId, requiredLevel, shown, world),
    [skillId, requiredLevel, shown, world],
  );
  return (
    <section>
      <h3 className={styles.heading}>Requirements</h3>
      <ul className={styles.list}>
        {requirementsOf(recipe, shown, world).map(({ label, met, has }) => (
          <li key={label} data-met={met}>
            <span aria-hidden="true">{met ? '✓' : '✕'}</span>
            <span className="visually-hidden">{met ? 'Met:' : 'Not met:'}</span> <span>{label}</span>
            {!met && <small>{has}</small>}
          </li>
        ))}
      </ul>
      {training && <p className={styles.training}>{trainingText(training, shown, world)}</p>}
    </section>
  );
}
