import { type Item, isEssence } from '@slumberfell/engine';
import { ItemWays } from '../../features/combat/ItemWays.tsx';
import { useItemWays } from '../../features/combat/use-item-ways.ts';
import { CraftTreePlan } from '../../features/plan/CraftTreePlan.tsx';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';

interface MissingPartProps {
  readonly item: Item;
  /** The amount that is missing, at least 1. */
  readonly amount: number;
}

/** Plans what is missing of a component: it is made with all that it takes, or won where it is found. */
export function MissingPart({ item, amount }: MissingPartProps) {
  const recipe = useWorld().craft(item.id);
  const ways = useItemWays(item.id);
  if (recipe === undefined || isEssence(recipe)) return ways.length > 0 && <ItemWays ways={ways} />;
  return (
    <CraftTreePlan
      itemId={item.id}
      amount={amount}
      label={`Plan ${formatNumber(amount)} more × ${item.name}`}
    />
  );
}
