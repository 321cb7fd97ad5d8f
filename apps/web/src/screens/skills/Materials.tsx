import { useCharacter } from '../../features/character/use-character.ts';
import { ItemPicture } from '../../features/items/ItemPicture.tsx';
import { materialsOf } from '../../features/skills/crafting-requirements.ts';
import type { ItemCraft } from '../../features/skills/item-crafts.ts';
import { ItemLink } from '../../features/wiki/WikiLink.tsx';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import styles from './Materials.module.css';
import { MissingPart } from './MissingPart.tsx';

interface MaterialsProps {
  readonly recipe: ItemCraft;
  /** Number of actions, for which the components are multiplied. */
  readonly amount: number;
}

/** The components that this number of actions takes, each with the amount that the character owns. */
export function Materials({ recipe, amount }: MaterialsProps) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const materials = materialsOf(recipe, shown);
  if (materials.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>Required Materials</h3>
      <ul className={styles.list}>
        {materials.map(({ itemId, required, available }) => {
          const item = world.item(itemId);
          if (!item) return null;
          const enough = available >= required * amount;
          return (
            <li key={itemId} data-enough={enough}>
              <span className={styles.picture}>
                <ItemPicture item={item} />
              </span>
              <span className={styles.name}>
                <ItemLink item={item} />
              </span>
              <span className={styles.amounts}>
                {!enough && (
                  <>
                    <span aria-hidden="true">✕ </span>
                    <span className="visually-hidden">Not enough: </span>
                  </>
                )}
                <b translate="no">{formatNumber(required * amount)}</b>{' '}
                <small>{`needed, ${formatNumber(available)} owned`}</small>
              </span>
              {!enough && (
                <div className={styles.missing}>
                  <MissingPart item={item} amount={required * amount - available} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
