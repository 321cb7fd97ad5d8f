import { type Item, isPet, replacedPiece } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { useShown } from '../character/use-character.ts';
import { lostSetLines } from '../traits/item-sets.ts';
import { TraitList } from '../traits/TraitList.tsx';
import { comparedTraitLines, traitLines } from '../traits/trait-lines.ts';
import { ItemSetFacts } from './ItemSetFacts.tsx';
import styles from './ItemTraits.module.css';

interface ItemTraitsProps {
  readonly item: Item;
  /** Whether to say which traits are gained and lost against the worn piece. A visitor has none. */
  readonly compare: boolean;
}

/**
 * The traits of an item in words, and its item set. What is gained of the item set is told with the set, what
 * is lost of other item sets with the traits of the item. For a pet it says that they count while it goes
 * along.
 */
export function ItemTraits({ item, compare }: ItemTraitsProps) {
  const world = useWorld();
  const shown = useShown();
  const replaced = compare && shown ? replacedPiece(item, shown, world) : undefined;
  const itemSet = world.itemSet(item.itemSetId ?? 0);
  const lines =
    replaced === undefined || shown === null
      ? traitLines(item.traits, 'item', world)
      : [
          ...comparedTraitLines(item.traits, replaced === 'empty slot' ? undefined : replaced.traits, world),
          ...lostSetLines(item, shown, world),
        ];
  if (isPet(item) && lines.length > 0) {
    const isTamed = shown?.pets.includes(item.id) ?? false;
    return (
      <div className={styles.pet}>
        <p>{isTamed ? 'When it comes with you:' : 'When it is tamed and comes with you:'}</p>
        <TraitList lines={lines} />
      </div>
    );
  }
  return (
    <>
      <TraitList lines={lines} />
      {itemSet && <ItemSetFacts itemSet={itemSet} compared={compare ? item : undefined} />}
    </>
  );
}
