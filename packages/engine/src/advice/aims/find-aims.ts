import { isCardClaimed, isTamed } from '../../character/collected.ts';
import { amountOf } from '../../state/amounts.ts';
import { type Item, ItemCategory } from '../../world/static-data.ts';
import { type Aim, type AimFacts, byTime } from './aim.ts';
import { type AimWay, soonestOf } from './aim-ways.ts';

/** Claimed trophies of a kind from which on its pedestal is golden (specification 4.41). */
const GOLD = 3;

/**
 * Trophies, cards and pets that the character may find; the soonest first. What the collections do not have
 * comes before further pieces of a trophy.
 */
export function findAims(facts: AimFacts, ways: readonly AimWay[]): Aim[] {
  const { missing, further } = findableOf(facts, ways);
  return [...missing, ...further];
}

/** Those that the collections do not have. */
export const missingAims = (facts: AimFacts, ways: readonly AimWay[]): Aim[] =>
  findableOf(facts, ways).missing;

function findableOf(facts: AimFacts, ways: readonly AimWay[]): { missing: Aim[]; further: Aim[] } {
  const missing: Aim[] = [];
  const further: Aim[] = [];
  for (const [itemId, { way, seconds }] of soonestOf(ways)) {
    const item = facts.world.item(itemId);
    if (item === undefined || amountOf(facts.shown.inventory, itemId) > 0) continue;
    const aim = aimOf(item, seconds, way);
    if (isMissing(item, facts)) missing.push(aim);
    else if (item.category === ItemCategory.Trophy && amountOf(facts.shown.trophies, itemId) < GOLD)
      further.push(aim);
  }
  return { missing: missing.sort(nearest), further: further.sort(nearest) };
}

/** What a character need not travel for comes before what takes more than half as long elsewhere. */
const nearest = (one: Aim, other: Aim): number => effortOf(one) - effortOf(other) || byTime(one, other);
const effortOf = ({ seconds, commands }: Aim): number =>
  commands.some(({ name }) => name === 'travel') ? seconds * 2 : seconds;

/** Whether the item belongs to a collection that does not have it. */
function isMissing(item: Item, { shown }: AimFacts): boolean {
  switch (item.category) {
    case ItemCategory.Trophy:
      return amountOf(shown.trophies, item.id) === 0;
    case ItemCategory.Card:
      return !isCardClaimed(shown, item);
    case ItemCategory.Pet:
      return !isTamed(shown, item);
    default:
      return false;
  }
}

const aimOf = ({ id }: Item, seconds: number, { commands }: AimWay): Aim => ({
  kind: 'find',
  key: `find:${id}`,
  target: { kind: 'find', itemId: id },
  seconds,
  commands,
});
