import { type Item, itemsOfSets, wornItems } from '@slumberfell/engine';
import { useCharacter } from '../../features/character/use-character.ts';
import { Chip } from '../../ui/components/Chip.tsx';

/** Says that an item is worn or in a saved set, so that its player does not sell it by mistake. */
export function WornChips({ item }: { readonly item: Item }) {
  const equipment = useCharacter((character) => character.shown.equipment);
  const sets = useCharacter((character) => character.shown.sets);
  const isWorn = wornItems({ equipment }).includes(item.id);
  const isInSet = itemsOfSets({ sets }).has(item.id);
  if (!(isWorn || isInSet)) return null;
  return (
    <p>
      {isWorn && <Chip glyph="shield">You are wearing one</Chip>}{' '}
      {isInSet && <Chip glyph="save">In a saved set</Chip>}
    </p>
  );
}
