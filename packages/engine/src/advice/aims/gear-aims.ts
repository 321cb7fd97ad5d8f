import { attributeChange, GEAR_ATTRIBUTES, gearGain } from '../../character/gear-merits.ts';
import { idleTime } from '../../character/idle-time.ts';
import { preparationCommands } from '../../forecast/preparation.ts';
import { craftObstacles } from '../../sessions/crafting/obstacles.ts';
import { amountOf, entriesOf } from '../../state/amounts.ts';
import { isFood, wornSlotOf } from '../../state/slots.ts';
import type { Shown } from '../../state/state.ts';
import { takesComponents } from '../../world/components.ts';
import type { CrafteableItem } from '../../world/static-data.ts';
import { beginCraft } from '../begin.ts';
import type { Aim, AimFacts, AttributeGain, NearPiece, UsedComponent } from './aim.ts';
import { aimWays, soonestOf } from './aim-ways.ts';

/** The pieces that the character can make or find. */
export const nearAims = (facts: AimFacts): Aim[] => facts.nearPieces.map((near) => aimOf(near, facts));

/** The owned pieces that are better for the last fight, in one aim. Food or a threshold alone makes none. */
export function ownedAims({ advised, at, shown, world }: AimFacts): Aim[] {
  if (advised === null) return [];
  const { pieces, before, after } = advised.pack;
  const gear = pieces.filter(({ itemId }) => !isFood(world.item(itemId)));
  if (gear.length === 0) return [];
  const itemIds = gear.map(({ itemId }) => itemId);
  return [
    {
      kind: 'gear',
      key: `gear:${itemIds.join()}`,
      target: { kind: 'owned-pieces', itemIds },
      seconds: 0,
      commands: preparationCommands(advised.pack, shown),
      change: { before, after, at },
    },
  ];
}

/**
 * Pieces that the character can make, or find within one session on average, and that are nowhere below what
 * the owned pieces give and somewhere above it. The soonest comes first; of equally near ones, the one that
 * adds most.
 */
export function nearPieces(facts: AimFacts): NearPiece[] {
  const { shown, world } = facts;
  const found: (NearPiece & { readonly gain: number })[] = [];
  const taken = new Set(entriesOf(shown.inventory).map(([itemId]) => itemId));
  const add = (near: NearPiece): void => {
    const item = world.item(near.itemId);
    const gain = item === undefined ? null : gearGain(item, dressedOf(facts), world);
    if (gain !== null) found.push({ ...near, gain });
  };
  for (const recipe of world.sets.crafteableItems) {
    const { itemId, baseActionTime } = recipe;
    if (taken.has(itemId) || !takesComponents(recipe)) continue;
    if (craftObstacles(shown, recipe).length > 0) continue;
    taken.add(itemId);
    const commands = [beginCraft(itemId, 1)];
    add({ itemId, seconds: baseActionTime, commands, uses: usesOf(recipe, shown) });
  }
  const reach = idleTime(shown.trophies, world);
  for (const [itemId, { way, seconds }] of soonestOf(aimWays(facts))) {
    if (taken.has(itemId) || seconds > reach) continue;
    add({ itemId, seconds, commands: way.commands, uses: null });
  }
  return found.sort(
    (one, other) => one.seconds - other.seconds || other.gain - one.gain || one.itemId - other.itemId,
  );
}

/** The set that the owned pieces give, with which other pieces are compared. */
const dressedOf = ({ advised, shown }: AimFacts): Shown => advised?.dressed ?? shown;

function aimOf({ itemId, seconds, commands, uses }: NearPiece, facts: AimFacts): Aim {
  const { world } = facts;
  const item = world.item(itemId);
  const slot = item && wornSlotOf(item);
  const worn = slot === undefined ? undefined : world.item(dressedOf(facts).equipment[slot] ?? 0);
  const gains: AttributeGain[] = GEAR_ATTRIBUTES.flatMap((name) => {
    const change = item ? attributeChange(name, item, worn) : 0;
    return change === 0 ? [] : { name, change };
  });
  return {
    kind: 'gear',
    key: `gear:${itemId}`,
    target: { kind: 'near-piece', itemId, gains, than: worn?.id ?? null, uses },
    seconds,
    commands,
  };
}

const usesOf = ({ requiredComponents }: CrafteableItem, { inventory }: Shown): UsedComponent[] =>
  requiredComponents.map(({ itemId, amount }) => ({ itemId, amount, owned: amountOf(inventory, itemId) }));
