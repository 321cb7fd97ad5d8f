import { type Item, replacedPiece } from '@slumberfell/engine';
import { isPet } from '../../lib/static-data/is-pet.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { useShown } from '../character/use-character.ts';
import { TraitList } from '../traits/TraitList.tsx';
import { comparedTraitLines, traitLines } from '../traits/trait-lines.ts';
import styles from './ItemTraits.module.css';

interface ItemTraitsProps {
  readonly item: Item;
  /** Whether to say which traits are gained and lost against the worn piece. A visitor has none. */
  readonly compare: boolean;
}

/** The traits of an item in words. For a pet it says that they count while it goes along. */
export function ItemTraits({ item, compare }: ItemTraitsProps) {
  const world = useWorld();
  const shown = useShown();
  const replaced = compare && shown ? replacedPiece(item, shown, world) : undefined;
  const lines =
    replaced === undefined
      ? traitLines(item.traits, 'item', world)
      : comparedTraitLines(item.traits, replaced === 'empty slot' ? undefined : replaced.traits, world);
  if (!isPet(item) || lines.length === 0) return <TraitList lines={lines} />;
  const isTamed = shown?.pets.includes(item.id) ?? false;
  return (
    <div className={styles.pet}>
      <p>{isTamed ? 'When it goes along:' : 'When it is tamed and goes along:'}</p>
      <TraitList lines={lines} />
    </div>
  );
}
