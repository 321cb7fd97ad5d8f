import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import {
  advance,
  amountOf,
  amountsOf,
  createState,
  disenchantAmount,
  execute,
  ItemCategory,
  ItemQuality,
  isEssence,
  MAX_PIECES,
  openWorld,
  type Shown,
  type State,
} from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { type ItemCraft, itemCraftsOf } from '../../features/skills/item-crafts.ts';
import { allOf, chosenPieces, pieceCap, piecesFor } from './disenchanting.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);

function firstEssence(): ItemCraft {
  const craft = world.sets.crafteableItems.find(isEssence);
  const recipe = craft && itemCraftsOf(world, craft.skillId).find(({ item }) => item.id === craft.itemId);
  if (!recipe) throw new Error('The shipped world has no essence');
  return recipe;
}
const essence = firstEssence();
const fresh = createState(compiled.newCharacter, 0);
const kinds = world.sets.items.filter(({ disenchantsInto }) => disenchantsInto === essence.item.id);

const withBag = (amounts: Readonly<Record<number, number>>): Shown => ({
  ...fresh.shown,
  inventory: amountsOf(amounts),
});
const everything = withBag(Object.fromEntries(world.sets.items.map(({ id }) => [id, 2])));

test('lists all pieces that become the essence, the lowest quality first, and nothing else', () => {
  const pieces = piecesFor(essence, everything, world);
  expect(new Set(pieces.map(({ item }) => item))).toEqual(new Set(kinds));
  expect(pieces.map(({ item }) => item.quality)).toEqual(
    pieces.map(({ item }) => item.quality).sort((one, other) => one - other),
  );
  expect(pieces.every(({ owned }) => owned === 2)).toBe(true);
});

test('lists no more kinds than one request may contain', () => {
  const [kind] = kinds;
  if (!kind) throw new Error(`Nothing becomes ${essence.item.name}`);
  const many = Array.from({ length: MAX_PIECES + 1 }, (_, index) => ({ ...kind, id: 1_000_000 + index }));
  const wide = openWorld({ ...compiled.sets, items: [...compiled.sets.items, ...many] }, 'wide');
  const shown = withBag(Object.fromEntries(many.map(({ id }) => [id, 1])));
  expect(piecesFor(essence, shown, wide)).toHaveLength(MAX_PIECES);
});

test("limits a choice to the owned amounts and to the session's maximum", () => {
  const pieces = piecesFor(essence, everything, world).slice(0, 3);
  const [one, two, three] = pieces.map(({ item }) => item.id) as [number, number, number];
  const choice = new Map([
    [one, 1],
    [two, 9],
    [three, 2],
  ]);
  expect(chosenPieces(pieces, choice, 100)).toEqual([
    { itemId: one, amount: 1 },
    { itemId: two, amount: 2 },
    { itemId: three, amount: 2 },
  ]);
  expect(chosenPieces(pieces, choice, 4)).toEqual([
    { itemId: one, amount: 1 },
    { itemId: two, amount: 2 },
    { itemId: three, amount: 1 },
  ]);
  expect(chosenPieces(pieces, new Map(), 100)).toEqual([]);
});

const pet = world.sets.items.find(
  ({ skillId, category }) => category === ItemCategory.Pet && skillId === essence.craft.skillId,
);

test.each([
  ['by itself', []],
  ['with a pet', [pet?.id ?? 0]],
])('predicts what the engine gives, %s', (_, pets) => {
  const [plain, masterpiece] = [ItemQuality.Uncommon, ItemQuality.Elite].map((quality) =>
    kinds.find((item) => item.quality === quality),
  );
  if (!plain || !masterpiece) throw new Error('There is no piece of each quality');
  const shown = { ...withBag({ [plain.id]: 3, [masterpiece.id]: 1 }), pets };
  const pieces = piecesFor(essence, shown, world);
  const chosen = chosenPieces(pieces, allOf(pieces), pieceCap(essence, shown, world));
  const outcome = disenchantAmount(shown, essence.craft, chosen, { kind: 'all' }, world, 0);
  expect(outcome.amount).toBe(4);

  const state: State = { ...fresh, shown };
  const input = { itemId: essence.item.id, items: chosen, key: [1, 2, 3, 4] } as const;
  const timeline = [{ at: 0, world }];
  expect(execute(state, { name: 'begin-disenchanting', input }, timeline, 0)).not.toHaveProperty('refused');
  advance(state, timeline, 3_600_000);
  expect(state.shown.action).toBeNull();
  expect(amountOf(state.shown.inventory, essence.item.id)).toBe(outcome.essences);
  const skill = essence.craft.skillId - 1;
  expect((state.shown.experience[skill] ?? 0) - (shown.experience[skill] ?? 0)).toBe(outcome.experience);
});
