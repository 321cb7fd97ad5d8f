import {
  bearersOf,
  type Item,
  type ItemSet,
  type Outfit,
  perWorld,
  traitsOfSet,
  type World,
  type WornItemSet,
  wornItemSets,
  wornSlotOf,
} from '@slumberfell/engine';
import { type TraitLine, traitLines } from './trait-lines.ts';

/** A trait of an item set in words. */
export interface ItemSetLine extends TraitLine {
  /** The number of worn pieces from which on it counts. */
  readonly pieces: number;
  /** Whether enough pieces are worn for it. */
  readonly counts: boolean;
}

const piecesBySet = perWorld((world): ReadonlyMap<number, readonly Item[]> => {
  const pieces = new Map<number, Item[]>();
  for (const item of world.sets.items) {
    if (item.itemSetId === undefined) continue;
    const known = pieces.get(item.itemSetId);
    if (known) known.push(item);
    else pieces.set(item.itemSetId, [item]);
  }
  return pieces;
});

/** All pieces of an item set. */
export const piecesOfSet = ({ id }: ItemSet, world: World): readonly Item[] =>
  piecesBySet(world).get(id) ?? [];

/** The item sets of which a character wears pieces. */
export const wornSets = (outfit: Outfit, world: World): readonly WornItemSet[] =>
  wornItemSets(bearersOf(outfit, world), world);

/** An item set with the number of its pieces that are worn, which may be 0. */
export const asWorn = (itemSet: ItemSet, worn: readonly WornItemSet[]): WornItemSet => ({
  itemSet,
  pieces: worn.find((one) => one.itemSet.id === itemSet.id)?.pieces ?? 0,
});

/** The item sets that are worn when a piece replaces what is in its slot. */
function wornSetsWith(item: Item, outfit: Outfit, world: World): readonly WornItemSet[] {
  const slot = wornSlotOf(item);
  const equipment = slot === undefined ? outfit.equipment : { ...outfit.equipment, [slot]: item.id };
  return wornSets({ ...outfit, equipment }, world);
}

/**
 * The traits of an item set in words, without those that this page does not know.
 * @param then the set after another piece is worn: a trait that counts then, and does not now, is gained
 */
export function itemSetLines(now: WornItemSet, world: World, then: WornItemSet = now): ItemSetLine[] {
  const [counting, later] = [traitsOfSet(now), traitsOfSet(then)];
  return now.itemSet.traits.flatMap(({ pieces, trait }) => {
    const counts = counting.includes(trait);
    const change = !counts && later.includes(trait) ? ('gained' as const) : null;
    return traitLines([trait], 'item', world).map((line) => ({ ...line, pieces, counts, change }));
  });
}

/** The traits of a piece's item set, with what wearing the piece would gain. */
export function linesWith(itemSet: ItemSet, item: Item, outfit: Outfit, world: World): ItemSetLine[] {
  const then = asWorn(itemSet, wornSetsWith(item, outfit, world));
  return itemSetLines(asWorn(itemSet, wornSets(outfit, world)), world, then);
}

/** The traits of item sets that count now, and no longer when a piece replaces what is in its slot. */
export function lostSetLines(item: Item, outfit: Outfit, world: World): TraitLine[] {
  const then = wornSetsWith(item, outfit, world);
  return wornSets(outfit, world).flatMap((now) => {
    const left = traitsOfSet(asWorn(now.itemSet, then));
    const lost = traitsOfSet(now).filter((trait) => !left.includes(trait));
    return traitLines(lost, 'item', world).map((line) => ({
      ...line,
      key: `${now.itemSet.id} ${line.key}`,
      change: 'lost' as const,
      itemSet: now.itemSet.name,
    }));
  });
}

/** The traits of an item set that count, in words. */
export const countingSetLines = (worn: WornItemSet, world: World): ItemSetLine[] =>
  itemSetLines(worn, world).filter(({ counts }) => counts);

/** How many pieces are worn, of those that all traits of the set need: `1 of 4 worn`, or `5 worn`. */
export function wornText({ itemSet, pieces }: WornItemSet): string {
  const most = Math.max(...itemSet.traits.map((one) => one.pieces));
  return pieces > most ? `${pieces} worn` : `${pieces} of ${most} worn`;
}

/** What the next trait of a set needs: `1 more for Thrift`. Null when all its traits count. */
export function nextText(worn: WornItemSet, world: World): string | null {
  const next = itemSetLines(worn, world).find(({ counts }) => !counts);
  return next ? `${next.pieces - worn.pieces} more for ${next.title}` : null;
}

/** An item set by which lists are filtered. */
export type ItemSetChoice = Pick<ItemSet, 'id' | 'name'>;

/** The item sets of which there are pieces among these items, by name. */
export function itemSetsAmong(items: Iterable<Pick<Item, 'itemSetId'>>, world: World): ItemSetChoice[] {
  const ids = new Set<number>();
  for (const { itemSetId } of items) if (itemSetId !== undefined) ids.add(itemSetId);
  return [...ids]
    .flatMap((id) => world.itemSet(id) ?? [])
    .map(({ id, name }) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
