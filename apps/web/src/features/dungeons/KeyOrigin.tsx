import { type Dungeon, keyFacts, SKILLS } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { Gold } from '../../ui/components/Gold.tsx';
import { ItemLink } from '../wiki/WikiLink.tsx';

/** What the key of a dungeon costs at the entrance, and of which map it can be made instead. */
export function KeyOrigin({ dungeon }: { readonly dungeon: Dungeon }) {
  const facts = keyFacts(dungeon, useWorld());
  if (facts === null) return null;
  const { price, made } = facts;
  return (
    <span>
      <Gold amount={price} /> <span>at the entrance</span>
      {made && (
        <>
          <span>, or made from </span>
          <ItemLink item={made.map} />
          <span>{` (${SKILLS[made.recipe.skillId - 1]?.name} ${made.recipe.requiredLevel})`}</span>
        </>
      )}
    </span>
  );
}
