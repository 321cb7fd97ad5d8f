import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import {
  amountsOf,
  type BeginCommand,
  createState,
  maxHealthOf,
  openForecast,
  openWorld,
  type Seed,
  type Shown,
  type World,
  whatIf,
} from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { chooseFood, type NightPack, openNightPack } from './night-pack.ts';

const MINUTE = 60_000;
const SEED: Seed = [1, 2, 3, 4];
const { sets, newCharacter } = compileWorld(shippedWorldDirectory);
const world: World = openWorld(sets, 'live');
const { shown: newcomer } = createState(newCharacter, 0);
const named = (name: string) => sets.items.find((item) => item.name === name)?.id ?? 0;
const CUDGEL = named('Driftwood Cudgel');
const BREAD = named('Lea Barley Bread');

const owning = (amounts: Readonly<Record<number, number>>): Shown => ({
  ...newcomer,
  inventory: amountsOf(amounts),
});

/** A short night, so that the tests are quick. */
const hunt = (rest: boolean): BeginCommand => ({
  name: 'begin-hunting',
  input: { regionId: newcomer.regionId, until: { at: 30 * MINUTE }, ...(rest && { rest }) },
});

function packed(shown: Shown, command: BeginCommand): NightPack {
  const open = openNightPack({ shown, at: 0, until: 60 * MINUTE, seed: SEED, command }, world);
  if ('refused' in open) throw new Error(open.refused);
  while (!open.isDone) open.play();
  return open.result();
}

test('arms a newcomer and packs what the night needs, and no more', () => {
  const shown = owning({ [CUDGEL]: 1, [BREAD]: 5_000 });
  const command = hunt(true);
  const { pieces, food, before, after } = packed(shown, command);
  expect(pieces.map(({ itemId }) => itemId)).toEqual([CUDGEL, BREAD]);
  expect(food).toMatchObject({ itemId: BREAD, owned: 5_000 });
  expect(food?.packed).toBe(food?.needed);
  expect(food?.packed).toBeLessThan(5_000);
  expect(after.runningTime).toBeGreaterThan(before.runningTime);

  // Other runs than those that counted the food.
  const worn = whatIf(shown, { name: 'wear', input: { pieces } }, world, 0) as Shown;
  const proof = openForecast({ shown: worn, at: 0, until: 60 * MINUTE, seed: [5, 6, 7, 8], command }, world);
  if ('refused' in proof) throw new Error(proof.refused);
  proof.play(100);
  const done = proof.summary().why.find(({ reason }) => reason === 'done')?.share ?? 0;
  expect(done).toBeGreaterThan(0.8);
});

test('keeps back food worth the maximum health for a session that rests', () => {
  const shown = owning({ [CUDGEL]: 1, [BREAD]: 5_000 });
  const needed = (rest: boolean) => packed(shown, hunt(rest)).food?.needed ?? 0;
  const heals = world.item(BREAD)?.healingAmount ?? 0;
  expect(needed(true) - needed(false)).toBeGreaterThanOrEqual(Math.floor(maxHealthOf(shown) / heals));
});

test('packs all that there is when it is too little, and nothing twice', () => {
  const few = owning({ [CUDGEL]: 1, [BREAD]: 3 });
  const { pieces, food } = packed(few, hunt(true));
  expect(food).toMatchObject({ owned: 3, packed: 3 });
  expect(food?.needed).toBeGreaterThan(3);
  const worn = whatIf(few, { name: 'wear', input: { pieces } }, world, 0) as Shown;
  expect(packed(worn, hunt(true))).toMatchObject({ pieces: [], food: { owned: 3, packed: 3 } });
});

test('a character that owns nothing packs nothing', () => {
  expect(packed(owning({}), hunt(true))).toMatchObject({ pieces: [], food: null });
});

test('keeps the attack style of the worn weapon', () => {
  const { pieces } = packed(
    whatIf(
      owning({ [CUDGEL]: 1, ...otherWeapons() }),
      { name: 'equip', input: { itemId: CUDGEL } },
      world,
      0,
    ) as Shown,
    hunt(true),
  );
  const style = world.item(CUDGEL)?.providedAttackStyle;
  for (const { itemId } of pieces) expect(world.item(itemId)?.providedAttackStyle ?? style).toBe(style);
});

/** One of each weapon of another style than the cudgel's. */
function otherWeapons(): Record<number, number> {
  const style = world.item(CUDGEL)?.providedAttackStyle;
  const others = sets.items.filter(
    ({ providedAttackStyle }) => providedAttackStyle !== undefined && providedAttackStyle !== style,
  );
  expect(others.length).toBeGreaterThan(10);
  return Object.fromEntries(others.map(({ id }) => [id, 1]));
}

test.each([
  ['the packed food, when it lasts', 3, 3],
  ['the cheapest one that lasts, when the packed one does not', 1, 2],
  ['the cheapest one that lasts, when none is packed', undefined, 2],
])('chooses %s', (_, packedId, chosen) => {
  const foods = [
    { itemId: 1, needed: 100, owned: 50, worth: 1 },
    { itemId: 2, needed: 80, owned: 80, worth: 10 },
    { itemId: 3, needed: 40, owned: 90, worth: 90 },
  ];
  expect(chooseFood(foods, packedId)?.itemId).toBe(chosen);
});

test('chooses the food that lasts longest when none lasts', () => {
  const foods = [
    { itemId: 1, needed: 100, owned: 50, worth: 1 },
    { itemId: 2, needed: 80, owned: 70, worth: 10 },
  ];
  expect(chooseFood(foods, 1)?.itemId).toBe(2);
  expect(chooseFood([], 1)).toBeNull();
});
