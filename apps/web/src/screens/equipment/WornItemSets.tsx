import { useCharacter } from '../../features/character/use-character.ts';
import { ItemSetLink } from '../../features/items/ItemSetLink.tsx';
import { countingSetLines, nextText, wornSets, wornText } from '../../features/traits/item-sets.ts';
import { TraitList } from '../../features/traits/TraitList.tsx';
import { useWorld } from '../../lib/static-data/load.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import styles from './WornItemSets.module.css';

/** The item sets of which pieces are worn, with the traits that count. Nothing when none is worn. */
export function WornItemSets() {
  const world = useWorld();
  const equipment = useCharacter(({ shown }) => shown.equipment);
  const companion = useCharacter(({ shown }) => shown.companion);
  const sets = wornSets({ equipment, companion }, world);
  if (sets.length === 0) return null;
  return (
    <Panel title="Item sets">
      <ul className={styles.sets} aria-label="Worn item sets">
        {sets.map((worn) => {
          const next = nextText(worn, world);
          return (
            <li key={worn.itemSet.id}>
              <p className={styles.head}>
                <b>
                  <ItemSetLink itemSet={worn.itemSet} />
                </b>{' '}
                <span>{next ? `${wornText(worn)} · ${next}` : wornText(worn)}</span>
              </p>
              <TraitList lines={countingSetLines(worn, world)} />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
