import { type Item, replacedPiece } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { useShown } from '../character/use-character.ts';
import { TraitList } from '../traits/TraitList.tsx';
import { comparedTraitLines, traitLines } from '../traits/trait-lines.ts';

interface ItemTraitsProps {
  readonly item: Item;
  /** Whether to say which traits are gained and lost against the worn piece. A visitor has none. */
  readonly compare: boolean;
}

/** The traits of an item in words. */
export function ItemTraits({ item, compare }: ItemTraitsProps) {
  const world = useWorld();
  const shown = useShown();
  const replaced = compare && shown ? replacedPiece(item, shown, world) : undefined;
  const lines =
    replaced === undefined
      ? traitLines(item.traits, 'item', world)
      : comparedTraitLines(item.traits, replaced === 'empty slot' ? undefined : replaced.traits, world);
  return <TraitList lines={lines} />;
}
