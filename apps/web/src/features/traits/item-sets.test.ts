import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { type Item, type ItemSet, type Outfit, openWorld, Verb, wornSlotOf } from '@slumberfell/engine';
import { describe, expect, test } from 'vitest';
import {
  asWorn,
  countingSetLines,
  itemSetLines,
  itemSetsAmong,
  linesWith,
  lostSetLines,
  nextText,
  piecesOfSet,
  wornSets,
  wornText,
} from './item-sets.ts';

const { sets, version } = compileWorld(shippedWorldDirectory);
const setOf = (id: number, name: string): ItemSet => ({
  id,
  name,
  traits: [
    { pieces: 2, trait: [Verb.Haste, 500, 0] },
    { pieces: 3, trait: [Verb.Plated, 12, 0] },
  ],
});
const [POSTS, WOOD] = [setOf(1, 'Four Posts'), setOf(2, 'A Wood')];
const world = openWorld({ ...sets, itemSets: [POSTS, WOOD] }, version);

/** The first piece of an item set for a slot. */
function piece(itemSet: ItemSet, slot: string): Item {
  const found = piecesOfSet(itemSet, world).find((item) => wornSlotOf(item) === slot);
  if (!found) throw new Error(`${itemSet.name} has nothing for ${slot}`);
  return found;
}
const [HOOD, RING, NECKLACE, GLOVES] = ['headgear', 'ring', 'necklace', 'gloves'].map((slot) =>
  piece(POSTS, slot),
) as [Item, Item, Item, Item];
const [OTHER_HOOD, OTHER_GLOVES] = ['headgear', 'gloves'].map((slot) => piece(WOOD, slot)) as [Item, Item];

const wearing = (...items: readonly Item[]): Outfit => ({
  equipment: Object.fromEntries(items.map((item) => [wornSlotOf(item), item.id])),
  companion: null,
});
const stateOf = ({ counts, change }: { readonly counts: boolean; readonly change: string | null }) =>
  counts ? 'counts' : change;

test('an item set has all pieces that name it', () => {
  const named = world.sets.items.filter(({ itemSetId }) => itemSetId === POSTS.id);
  expect(piecesOfSet(POSTS, world)).toEqual(named);
  expect(piecesOfSet({ ...POSTS, id: 99 }, world)).toEqual([]);
});

describe('the lines of an item set', () => {
  test('have pieces, words, and whether the trait counts', () => {
    const lines = (pieces: number) => itemSetLines({ itemSet: POSTS, pieces }, world);
    expect(lines(2)).toMatchObject([
      { pieces: 2, counts: true, title: 'Haste', sentence: 'The next enemy comes 0.5 s sooner.' },
      { pieces: 3, counts: false, title: 'Plated' },
    ]);
    expect([0, 1, 2, 3, 4].map((pieces) => lines(pieces).filter(({ counts }) => counts).length)).toEqual([
      0, 0, 1, 2, 2,
    ]);
    expect(countingSetLines({ itemSet: POSTS, pieces: 2 }, world).map(({ title }) => title)).toEqual([
      'Haste',
    ]);
  });

  test('leave out a trait that the page does not know', () => {
    const unknown = { pieces: 2, trait: [99, 1, 0] } as unknown as ItemSet['traits'][number];
    const itemSet = { ...POSTS, traits: [unknown, ...POSTS.traits] };
    expect(itemSetLines({ itemSet, pieces: 2 }, world)).toHaveLength(2);
  });
});

describe('wearing a piece', () => {
  test('gains the trait for which it is the last piece', () => {
    expect(linesWith(POSTS, RING, wearing(), world).map(stateOf)).toEqual([null, null]);
    expect(linesWith(POSTS, RING, wearing(HOOD), world).map(stateOf)).toEqual(['gained', null]);
    const two = wearing(HOOD, NECKLACE);
    expect(linesWith(POSTS, RING, two, world).map(stateOf)).toEqual(['counts', 'gained']);
  });

  test('gains and loses nothing when it is worn, or replaces a piece of its set', () => {
    const two = wearing(HOOD, RING);
    expect(linesWith(POSTS, RING, two, world).map(stateOf)).toEqual(['counts', null]);
    expect(lostSetLines(RING, two, world)).toEqual([]);
    const other = { ...RING, id: NECKLACE.id, equipmentType: RING.equipmentType as number } as Item;
    expect(lostSetLines(other, two, world)).toEqual([]);
  });

  test('loses what the set of the replaced piece brings no longer', () => {
    const three = wearing(HOOD, RING, GLOVES);
    expect(lostSetLines(OTHER_HOOD, three, world)).toMatchObject([
      { title: 'Plated', change: 'lost', itemSet: POSTS.name },
    ]);
    expect(lostSetLines(OTHER_GLOVES, wearing(RING, GLOVES), world)).toMatchObject([{ title: 'Haste' }]);
    expect(lostSetLines(OTHER_GLOVES, wearing(HOOD, RING), world)).toEqual([]);
  });

  test('may gain a trait of one item set and lose the same trait of another one', () => {
    const outfit = wearing(HOOD, RING, OTHER_GLOVES);
    expect(linesWith(WOOD, OTHER_HOOD, outfit, world).map(stateOf)).toEqual(['gained', null]);
    expect(lostSetLines(OTHER_HOOD, outfit, world)).toMatchObject([{ title: 'Haste', itemSet: POSTS.name }]);
  });

  test('changes nothing with an item that cannot be worn', () => {
    const [ore] = world.sets.items.filter((item) => wornSlotOf(item) === undefined);
    expect(lostSetLines(ore as Item, wearing(HOOD, RING), world)).toEqual([]);
  });
});

test('counts the worn pieces of each set', () => {
  const worn = wornSets(wearing(HOOD, OTHER_GLOVES, RING), world);
  expect(worn.map(({ itemSet, pieces }) => [itemSet.name, pieces])).toEqual([
    [POSTS.name, 2],
    [WOOD.name, 1],
  ]);
  expect(asWorn(WOOD, worn).pieces).toBe(1);
  expect(asWorn({ ...WOOD, id: 99 }, worn).pieces).toBe(0);
});

test('says how much is worn, and what the next trait needs', () => {
  const texts = (pieces: number) => {
    const worn = { itemSet: POSTS, pieces };
    return [wornText(worn), nextText(worn, world)];
  };
  expect([0, 1, 2, 3, 4].map(texts)).toEqual([
    ['0 of 3 worn', '2 more for Haste'],
    ['1 of 3 worn', '1 more for Haste'],
    ['2 of 3 worn', '1 more for Plated'],
    ['3 of 3 worn', null],
    ['4 worn', null],
  ]);
});

test('finds each item set among items once, by name', () => {
  const found = itemSetsAmong([HOOD, OTHER_HOOD, RING, {}, { itemSetId: 99 }], world);
  expect(found).toEqual([
    { id: WOOD.id, name: WOOD.name },
    { id: POSTS.id, name: POSTS.name },
  ]);
  expect(itemSetsAmong([{}], world)).toEqual([]);
});
