import { type CraftAmount, craftAmount, type Shown, type World } from '@slumberfell/engine';
import type { ItemCraft } from '../../features/skills/item-crafts.ts';
import { listed } from '../../features/traits/amount-words.ts';
import { formatTenths } from '../../lib/format/number.ts';

/** What may happen in each action by a trait, in thousandths of the actions. */
export type WorkChances = CraftAmount['chances'];

/** What traits give in each action: `5% of actions use up no components`. Null when they give nothing. */
export function chancesText({ saves, doubles }: WorkChances): string | null {
  const parts = [
    ...(saves > 0 ? [`${formatTenths(saves)} of actions use up no components`] : []),
    ...(doubles > 0 ? [`${formatTenths(doubles)} of actions make one more product`] : []),
  ];
  return parts.length === 0 ? null : `${listed(parts)}.`;
}

/**
 * The most that traits give in an action of these recipes. Recipes that the character cannot begin now are
 * not asked.
 */
export function chancesOf(recipes: readonly ItemCraft[], shown: Shown, world: World): WorkChances {
  let [saves, doubles] = [0, 0];
  for (const { item } of recipes) {
    const once = craftAmount(shown, item.id, { kind: 'amount', amount: 1 }, world, 0);
    if ('refused' in once) continue;
    saves = Math.max(saves, once.chances.saves);
    doubles = Math.max(doubles, once.chances.doubles);
  }
  return { saves, doubles };
}
