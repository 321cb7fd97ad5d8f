import { CLAIM_KINDS, claimsOf } from '../../character/claims.ts';
import { equipObstacles } from '../../character/equip-obstacles.ts';
import { skillLevel } from '../../character/skill-level.ts';
import { worthOf } from '../../character/worth.ts';
import { knowledgeObstacles } from '../../sessions/crafting/obstacles.ts';
import { amountOf, entriesOf } from '../../state/amounts.ts';
import { freeAmount } from '../../state/kept.ts';
import { isFood, wornSlotOf } from '../../state/slots.ts';
import { takesComponents } from '../../world/components.ts';
import { SKILL, styleSkill } from '../../world/skills.ts';
import { ItemCategory } from '../../world/static-data.ts';
import type { AdviceFacts } from '../proposals/proposal.ts';
import type { BagNote } from './arc.ts';

const HOUR = 3_600_000;

/** What the bag is good for now, and which skill lags. */
export function bagNotes(facts: AdviceFacts): BagNote[] {
  const food = asFood(facts);
  const eaten = food.flatMap((note) => ('itemId' in note ? [note.itemId] : []));
  return [...waiting(facts), ...toSell(facts, eaten), ...food, ...lagging(facts)];
}

function waiting({ shown, world }: AdviceFacts): BagNote[] {
  return CLAIM_KINDS.flatMap((collection) => {
    const { items } = claimsOf(shown, collection, false, world);
    const [first] = items;
    if (first === undefined) return [];
    return [{ kind: 'waits', collection, itemId: first.itemId, amount: items.length } as const];
  });
}

/** What is gathered, or left by enemies, to be made into something. */
const MATERIALS: ReadonlySet<ItemCategory> = new Set([
  ItemCategory.Herb,
  ItemCategory.Ore,
  ItemCategory.Wood,
  ItemCategory.Fish,
  ItemCategory.Cloth,
  ItemCategory.Leather,
  ItemCategory.Gem,
  ItemCategory.Essence,
  ItemCategory.Reagent,
]);

/** The material that would bring most, where the gold does not pay each fare. */
function toSell({ shown, world }: AdviceFacts, eaten: readonly number[]): BagNote[] {
  const dearest = Math.max(0, ...world.sets.regions.map(({ travelCost }) => travelCost));
  if (shown.gold >= dearest) return [];
  const [best] = entriesOf(shown.inventory)
    .flatMap(([itemId]) => {
      const item = world.item(itemId);
      const amount = freeAmount(shown, itemId);
      if (item === undefined || !MATERIALS.has(item.category) || amount === 0) return [];
      if (eaten.includes(itemId)) return [];
      return [{ itemId, amount, gold: worthOf([{ itemId, amount }], world) }];
    })
    .toSorted((one, other) => other.gold - one.gold);
  return best !== undefined && best.gold > shown.gold ? [{ kind: 'sell', ...best }] : [];
}

/** The owned component that makes most food for the last fight, where the food does not last a night. */
function asFood({ advised, shown, world }: AdviceFacts): BagNote[] {
  const food = advised?.pack.food ?? null;
  if (advised === null || (food !== null && food.owned >= food.needed)) return [];
  const { after } = advised.pack;
  const eaten = world.item(food?.itemId ?? 0)?.healingAmount ?? 0;
  const hours = (after.night.limitAt - after.night.startAt) / HOUR;
  const healed = food === null ? 0 : (food.needed * eaten) / Math.max(1, hours);
  const [best] = world.sets.crafteableItems
    .flatMap((recipe) => {
      const made = world.item(recipe.itemId);
      if (!isFood(made) || !takesComponents(recipe) || knowledgeObstacles(shown, recipe).length > 0)
        return [];
      const portions = Math.min(
        ...recipe.requiredComponents.map(({ itemId, amount }) =>
          Math.floor(amountOf(shown.inventory, itemId) / amount),
        ),
      );
      const [first] = recipe.requiredComponents;
      if (portions < 1 || first === undefined) return [];
      const { itemId } = first;
      return [{ itemId, foodId: made.id, portions, healing: portions * made.healingAmount }];
    })
    .toSorted((one, other) => other.healing - one.healing);
  if (best === undefined || healed === 0) return [];
  const { itemId, foodId, portions, healing } = best;
  const amount = amountOf(shown.inventory, itemId);
  return [{ kind: 'food', itemId, amount, foodId, portions, hours: healing / healed }];
}

/** A skill of the fights at no more than this share of the highest one lags. */
const LAGS = 0.5;

/** The skill that lags, where it alone keeps some piece of the present style from being worn. */
function lagging({ shown, world }: AdviceFacts): BagNote[] {
  const skills = [SKILL.Attack, SKILL.Defence, styleSkill(shown.attackStyle)].map((skillId) => ({
    skillId,
    level: skillLevel(shown, skillId),
  }));
  const [lead, ...others] = skills.toSorted((one, other) => other.level - one.level);
  const last = others.at(-1);
  if (lead === undefined || last === undefined || last.level > lead.level * LAGS) return [];
  const after = { ...shown, experience: [...shown.experience] };
  after.experience[last.skillId - 1] = shown.experience[lead.skillId - 1] as number;
  const isHeldBack = world.sets.items.some(
    (item) =>
      wornSlotOf(item) !== undefined &&
      equipObstacles(shown, item).length > 0 &&
      equipObstacles(after, item).length === 0,
  );
  if (!isHeldBack) return [];
  return [{ kind: 'lags', ...last, leadId: lead.skillId, leadLevel: lead.level }];
}
