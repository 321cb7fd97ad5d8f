import { equipObstacles } from '../character/equip-obstacles.ts';
import { dominates, type Merit, meritsOf, PIECE_MERITS } from '../character/gear-merits.ts';
import { type OwnedFood, ownedFoods } from '../character/owned-foods.ts';
import { WORN_SLOTS, type WornSlot, wornSlotOf } from '../state/slots.ts';
import type { Shown } from '../state/state.ts';
import type { AttackStyle, Item, ItemAmount } from '../world/static-data.ts';
import { actsAtWork } from '../world/traits/verbs.ts';
import type { World } from '../world/world.ts';

/** The most candidates of a slot, of companions and of food, so that a search is bounded for any content. */
const MOST_OF_SLOT = 20;
const MOST_COMPANIONS = 20;
export const MOST_FOODS = 4;

/** The pieces that may be best in each slot for one attack style, and the foods. */
export interface Candidates {
  readonly style: AttackStyle;
  readonly pieces: ReadonlyMap<WornSlot, readonly Item[]>;
}

/**
 * Leaves out the entries that another one of the same kind dominates, and all but the first of equal entries.
 * @param most the most entries that are left: those of the largest sums of shares of the largest merits
 */
function undominated<T>(
  entries: readonly T[],
  by: readonly Merit<T>[],
  kindOf: (entry: T) => string,
  most: number,
): T[] {
  const rated = entries.map((entry) => ({ entry, merits: meritsOf(entry, by), kind: kindOf(entry) }));
  const largest = (index: number) =>
    Math.max(1, ...rated.map(({ merits }) => Math.abs(merits[index] as number)));
  const left = rated.filter(
    ({ merits, kind }, place) =>
      !rated.some(
        (other, index) =>
          other.kind === kind &&
          (dominates(other.merits, merits) ||
            (index < place && other.merits.every((merit, each) => merit === merits[each]))),
      ),
  );
  const scales = by.map((_, index) => largest(index));
  const share = ({ merits }: (typeof left)[number]) =>
    merits.reduce((sum, merit, index) => sum + merit / (scales[index] as number), 0);
  return left
    .toSorted((one, other) => share(other) - share(one))
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** Pieces of the same traits and the same item set. */
const traitsAndSet = ({ traits = [], itemSetId = 0 }: Item): string =>
  [itemSetId, ...traits.toSorted()].join(';');

/**
 * The merits, traits and item sets of the worn pieces are all that a fight reads of them. So of two pieces of
 * a slot that differ only in merits and can both be worn, one that is nowhere below the other is never the
 * worse choice, and the other need not be tried.
 */
const piecesLeft = (pieces: readonly Item[]): Item[] =>
  undominated(pieces, PIECE_MERITS, traitsAndSet, MOST_OF_SLOT);

/** The tamed pets that may be best in a fight: those with a trait that acts there. The first come first. */
export const companionsOf = ({ pets, companion }: Shown, world: World): readonly number[] =>
  pets
    .filter((id) => id !== companion && (world.item(id)?.traits ?? []).some((trait) => !actsAtWork(trait)))
    .slice(0, MOST_COMPANIONS);

/** The owned and worn pieces, by slot, that can be worn with an attack style. */
function wearable(shown: Shown, style: AttackStyle, world: World): Map<WornSlot, Item[]> {
  const wearer: Shown = { ...shown, attackStyle: style };
  const bySlot = new Map<WornSlot, Item[]>(WORN_SLOTS.map((slot) => [slot, []]));
  for (const [slot, item] of ownedPieces(shown, world)) {
    const fits = (item.providedAttackStyle ?? style) === style && equipObstacles(wearer, item).length === 0;
    if (fits) bySlot.get(slot)?.push(item);
  }
  return bySlot;
}

function* ownedPieces({ inventory, equipment }: Shown, world: World): Iterable<readonly [WornSlot, Item]> {
  // The worn pieces come first: of equal pieces the first is a candidate, so nothing is changed for nothing.
  for (const slot of WORN_SLOTS) {
    const item = world.item(equipment[slot] ?? 0);
    if (item !== undefined) yield [slot, item];
  }
  for (let place = 0; place < inventory.length; place += 2) {
    const item = world.item(inventory[place] as number);
    const slot = wornSlotOf(item);
    if (item !== undefined && slot !== undefined) yield [slot, item];
  }
}

/** The candidates of each attack style for which a weapon can be worn; without any, of the current style. */
export function candidatesOf(shown: Shown, world: World): readonly Candidates[] {
  const styles = new Set<AttackStyle>();
  for (const [, { providedAttackStyle }] of ownedPieces(shown, world)) {
    if (providedAttackStyle !== undefined) styles.add(providedAttackStyle);
  }
  const all = [...styles]
    .sort((one, other) => one - other)
    .map((style) => ({ style, pieces: left(wearable(shown, style, world)) }))
    .filter(({ pieces }) => (pieces.get('weapon')?.length ?? 0) > 0);
  if (all.length > 0) return all;
  return [{ style: shown.attackStyle, pieces: left(wearable(shown, shown.attackStyle, world)) }];
}

const left = (bySlot: ReadonlyMap<WornSlot, readonly Item[]>): Map<WornSlot, Item[]> =>
  new Map([...bySlot].map(([slot, pieces]) => [slot, piecesLeft(pieces)]));

/** What a food heals, how much it restores in all, and how little it costs. */
const FOOD_MERITS: readonly Merit<OwnedFood>[] = [
  ({ item }) => item.healingAmount,
  ({ item, amount }) => amount * item.healingAmount,
  ({ item }) => -item.value,
];

/**
 * The foods that may be best, each with all that is owned of it, packed portions included. A food is left out
 * when another one heals as much, lasts as long, and costs no more.
 */
export const foodsOf = (shown: Shown, world: World): readonly ItemAmount[] =>
  undominated(ownedFoods(shown, world), FOOD_MERITS, () => '', MOST_FOODS).map(({ item, amount }) => ({
    itemId: item.id,
    amount,
  }));
