import { isTamed } from '../../character/collected.ts';
import { equipObstacles } from '../../character/equip-obstacles.ts';
import { gearSums } from '../../character/gear.ts';
import { attributeChange, GEAR_ATTRIBUTES, isBetterPiece } from '../../character/gear-merits.ts';
import type { BagPlace } from '../../forecast/bag-set.ts';
import { amountOf } from '../../state/amounts.ts';
import { WORN_SLOTS, type WornSlot, wornSlotOf } from '../../state/slots.ts';
import type { Shown } from '../../state/state.ts';
import { type Item, ItemCategory } from '../../world/static-data.ts';
import { actsAtWork } from '../../world/traits/verbs.ts';
import type { AdviceFacts } from '../proposals/proposal.ts';
import type { NextThing } from './next-thing.ts';
import type { QuickestWays } from './quickest-ways.ts';

/** The things to wear and to take along that are not owned, can be got, and may make a fight better. */

/** A thing of which it is not known what it brings. */
export type Candidate = Omit<NextThing, 'gain' | 'gainPerHour'>;

/** The most pieces of a slot that are tried: of those that seem best, and of those best for their time. */
const MOST_OF_SLOT = 3;
const MOST_COMPANIONS = 6;
/** What a trait is counted for, where pieces are ranked before they are tried. A whole set counts as 1. */
const TRAIT = 0.05;
/** Times below this many seconds do not tell pieces apart. */
const SOON = 600;

export function nextCandidates(facts: AdviceFacts, ways: QuickestWays): Candidate[] {
  const wearable = wearableItems(facts);
  return [
    ...pieceCandidates(wearable, facts, ways),
    ...setCandidates(wearable, facts, ways),
    ...companionCandidates(facts, ways),
  ];
}

/** What the character would wear of what it owns. */
export const dressedOf = ({ advised, shown }: AdviceFacts): Shown => advised?.dressed ?? shown;

/** The pieces that are not owned and could be worn with the present attack style. */
function wearableItems({ shown, world }: AdviceFacts): readonly Item[] {
  const worn = new Set(WORN_SLOTS.map((slot) => shown.equipment[slot]));
  return world.sets.items.filter(
    (item) =>
      wornSlotOf(item) !== undefined &&
      (item.providedAttackStyle ?? shown.attackStyle) === shown.attackStyle &&
      !worn.has(item.id) &&
      amountOf(shown.inventory, item.id) === 0 &&
      equipObstacles(shown, item).length === 0,
  );
}

const one = (itemId: number) => ({ itemId, amount: 1 });

interface RatedPiece {
  readonly item: Item;
  readonly candidate: Candidate;
  /** What it seems to bring, where a whole set is 1. */
  readonly estimate: number;
}

function pieceCandidates(wearable: readonly Item[], facts: AdviceFacts, ways: QuickestWays): Candidate[] {
  const bySlot = new Map<WornSlot, RatedPiece[]>();
  for (const item of wearable) {
    const slot = wornSlotOf(item) as WornSlot;
    const estimate = estimateOf(item, slot, facts);
    const getting = estimate > 0 ? ways.to(one(item.id)) : null;
    if (getting === null) continue;
    const candidate = { ...thing('piece', slot, item.id), getting };
    bySlot.set(slot, [...(bySlot.get(slot) ?? []), { item, candidate, estimate }]);
  }
  return [...bySlot.values()].flatMap((rated) => {
    const best = rated.toSorted((a, b) => b.estimate - a.estimate).slice(0, MOST_OF_SLOT);
    const quick = rated.toSorted((a, b) => perTime(b) - perTime(a)).slice(0, MOST_OF_SLOT);
    return [...new Set([...best, ...quick])].map(({ candidate }) => candidate);
  });
}

const perTime = ({ estimate, candidate }: RatedPiece): number =>
  estimate / Math.max(SOON, candidate.getting.seconds);

/** How much a piece seems to add to the set that is worn; 0 for one that is nowhere better. */
function estimateOf(item: Item, slot: WornSlot, facts: AdviceFacts): number {
  const { equipment } = dressedOf(facts);
  const worn = facts.world.item(equipment[slot] ?? 0);
  if (worn !== undefined && isBetterPiece(worn, item)) return 0;
  const sums = gearSums(equipment, facts.world);
  const gained = GEAR_ATTRIBUTES.reduce(
    (sum, name) => sum + attributeChange(name, item, worn) / Math.max(1, sums[name]),
    0,
  );
  return Math.max(0, gained + TRAIT * ((item.traits ?? []).length - (worn?.traits ?? []).length));
}

/** Pieces of an item set that are missing for its next trait, at least two: the soonest ones. */
function setCandidates(wearable: readonly Item[], facts: AdviceFacts, ways: QuickestWays): Candidate[] {
  const { shown, world } = facts;
  return world.sets.itemSets.flatMap(({ id, traits }): Candidate[] => {
    const ofSet = ({ itemSetId }: Item): boolean => itemSetId === id;
    const missing = wearable.filter(ofSet).flatMap((item) => {
      const getting = ways.to(one(item.id));
      return getting === null ? [] : [{ itemId: item.id, getting }];
    });
    const owned = world.sets.items.filter(
      (item) => ofSet(item) && equipObstacles(shown, item).length === 0 && isOwned(item, shown),
    ).length;
    const next = traits.find(({ pieces }) => pieces > owned);
    const needed = next === undefined ? 0 : next.pieces - owned;
    if (needed < 2 || missing.length < needed) return [];
    const soonest = missing.toSorted((a, b) => a.getting.seconds - b.getting.seconds).slice(0, needed);
    const seconds = soonest.reduce((sum, { getting }) => sum + getting.seconds, 0);
    const first = soonest[0]?.getting;
    if (first === undefined) return [];
    const getting = { ...first, seconds, secondsInAll: null };
    const itemIds = soonest.map(({ itemId }) => itemId);
    return [{ kind: 'set', wanted: { kind: 'set', id }, place: 'set', itemIds, amount: 1, getting }];
  });
}

const isOwned = ({ id }: Item, { inventory, equipment }: Shown): boolean =>
  amountOf(inventory, id) > 0 || WORN_SLOTS.some((slot) => equipment[slot] === id);

/** Pets with a trait that acts in fights, the soonest first. */
function companionCandidates({ shown, world }: AdviceFacts, ways: QuickestWays): Candidate[] {
  return world.sets.items
    .filter(
      (item) =>
        item.category === ItemCategory.Pet &&
        !isTamed(shown, item) &&
        amountOf(shown.inventory, item.id) === 0 &&
        (item.traits ?? []).some((trait) => !actsAtWork(trait)),
    )
    .flatMap(({ id }) => {
      const getting = ways.to(one(id));
      return getting === null ? [] : [{ ...thing('companion', 'companion', id), getting }];
    })
    .toSorted((a, b) => a.getting.seconds - b.getting.seconds)
    .slice(0, MOST_COMPANIONS);
}

/** One item that is not owned. */
export const thing = (
  kind: Candidate['kind'],
  place: BagPlace,
  itemId: number,
): Omit<Candidate, 'getting'> => ({
  kind,
  wanted: { kind: 'item', id: itemId },
  place,
  itemIds: [itemId],
  amount: 1,
});
