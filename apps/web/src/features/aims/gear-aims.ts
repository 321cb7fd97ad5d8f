import {
  amountOf,
  attributeChange,
  beginCraft,
  type CrafteableItem,
  craftObstacles,
  entriesOf,
  GEAR_ATTRIBUTES,
  gearGain,
  type Item,
  idleTime,
  isFood,
  preparationCommands,
  type Shown,
  takesComponents,
  wornSlotOf,
} from '@slumberfell/engine';
import { formatChange, formatNumber } from '../../lib/format/number.ts';
import type { Aim, AimFacts, NearPiece } from './aim.ts';
import { byChance, soonestOf, waysOf } from './ways.ts';
import { wearVerbs } from './wear-step.ts';

const ATTRIBUTE_NAMES = {
  attackPower: 'attack power',
  armor: 'armour',
  criticalChance: '% critical chance',
} as const;

/** The pieces that the character can make or find. */
export const nearAims = (facts: AimFacts): Aim[] => facts.nearPieces.map((near) => aimOf(near, facts));

/** The owned pieces that are better for the last fight, in one aim. Food or a threshold alone makes none. */
export function ownedAims({ advised, at, shown, world }: AimFacts): Aim[] {
  if (advised === null) return [];
  const { pieces, before, after } = advised.pack;
  const gear = pieces.filter(({ itemId }) => !isFood(world.item(itemId)));
  const [first] = gear;
  if (first === undefined) return [];
  const one = gear.length === 1 ? world.item(first.itemId)?.name : undefined;
  return [
    {
      kind: 'gear',
      key: `gear:${gear.map(({ itemId }) => itemId).join()}`,
      title: one ?? `${gear.length} better pieces`,
      text: one === undefined ? 'They are in your bag.' : 'It is in your bag.',
      seconds: 0,
      steps: preparationCommands(advised.pack, shown),
      verbs: wearVerbs(pieces, world),
      change: { before, after, at },
      picture: { kind: 'item', id: first.itemId },
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
  const add = (itemId: number, rest: Omit<NearPiece, 'item'>): void => {
    const item = world.item(itemId);
    const gain = item === undefined ? null : gearGain(item, dressedOf(facts), world);
    if (item !== undefined && gain !== null) found.push({ item, gain, ...rest });
  };
  for (const recipe of world.sets.crafteableItems) {
    const { itemId, baseActionTime } = recipe;
    if (taken.has(itemId) || !takesComponents(recipe)) continue;
    if (craftObstacles(shown, recipe).length > 0) continue;
    taken.add(itemId);
    const steps = [beginCraft(itemId, 1)];
    add(itemId, { seconds: baseActionTime, steps, verbs: ['Make'], how: usesOf(recipe, facts) });
  }
  const reach = idleTime(shown.trophies, world);
  for (const [itemId, { way, seconds }] of soonestOf(waysOf(facts))) {
    if (taken.has(itemId) || seconds > reach) continue;
    add(itemId, { seconds, steps: way.steps, verbs: way.verbs, how: byChance(way) });
  }
  return found.sort(
    (one, other) => one.seconds - other.seconds || other.gain - one.gain || one.item.id - other.item.id,
  );
}

/** The set that the owned pieces give, with which other pieces are compared. */
const dressedOf = ({ advised, shown }: AimFacts): Shown => advised?.dressed ?? shown;

const changesOf = (item: Item, worn: Item | undefined) =>
  GEAR_ATTRIBUTES.map((name) => ({ name, change: attributeChange(name, item, worn) })).filter(
    ({ change }) => change !== 0,
  );

function aimOf({ item, seconds, steps, verbs, how }: NearPiece, facts: AimFacts): Aim {
  const { world } = facts;
  const slot = wornSlotOf(item);
  const worn = slot === undefined ? undefined : world.item(dressedOf(facts).equipment[slot] ?? 0);
  const adds = changesOf(item, worn).map(
    ({ name, change }) =>
      `${formatChange(change)}${name === 'criticalChance' ? '' : ' '}${ATTRIBUTE_NAMES[name]}`,
  );
  const than = worn === undefined ? 'in a slot that is empty' : `than ${worn.name}`;
  return {
    kind: 'gear',
    key: `gear:${item.id}`,
    title: item.name,
    text: `${adds.join(', ')} ${worn === undefined ? than : `more ${than}`}. ${how}`,
    seconds,
    steps,
    verbs,
    picture: { kind: 'item', id: item.id },
  };
}

const usesOf = ({ requiredComponents }: CrafteableItem, { shown, world }: AimFacts): string =>
  `Uses ${requiredComponents
    .map(
      ({ itemId, amount }) =>
        `${formatNumber(amount)} of your ${formatNumber(amountOf(shown.inventory, itemId))} ${world.item(itemId)?.name}`,
    )
    .join(', ')}.`;
