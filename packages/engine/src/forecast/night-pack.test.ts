import { expect, test } from 'vitest';
import { maxHealthOf } from '../character/health.ts';
import type { Seed } from '../random/seed.ts';
import { amountsOf } from '../state/amounts.ts';
import type { Shown } from '../state/state.ts';
import {
  experienceOf,
  START,
  testEnemy,
  testItem,
  testRegion,
  testState,
  testWorld,
} from '../testing/index.ts';
import type { BagAim } from '../world/best-builds.ts';
import { AttackStyle, EquipmentType } from '../world/static-data.ts';
import { type Trait, Verb } from '../world/traits/trait.ts';
import type { World } from '../world/world.ts';
import { totalExperience } from './experience-sums.ts';
import { chooseFood, type NightPack, openNightGear, openNightPack } from './night-pack.ts';
import { openForecast } from './open-forecast.ts';
import { openPackedFood } from './packed-food.ts';
import { exactly } from './precision.ts';
import type { BeginCommand } from './question.ts';
import { prepared } from './what-if.ts';

const { Weapon, Ring, Headgear } = EquipmentType;
const { Melee, Range } = AttackStyle;
const [CUDGEL, BOW, BAND, CROWN, BREAD, CAKE, AXE] = [1, 2, 3, 4, 5, 6, 7];
/** 250 % more damage at or below 60 % of health. */
const BERSERK: Trait = [Verb.Berserk, 250, 60];
const MINUTE = 60_000;

/** The enemy hits so hard that a night needs food, and Range beats it. */
const world = testWorld({
  items: [
    testItem({ id: CUDGEL, equipmentType: Weapon, providedAttackStyle: Melee, attackPower: 30 }),
    testItem({ id: BOW, equipmentType: Weapon, providedAttackStyle: Range, attackPower: 60, armor: 90 }),
    testItem({ id: BAND, equipmentType: Ring, attackPower: 4 }),
    testItem({ id: CROWN, equipmentType: Headgear, armor: 20 }),
    testItem({ id: BREAD, healingAmount: 20, value: 1 }),
    testItem({ id: CAKE, healingAmount: 30, value: 2 }),
  ],
  enemies: [testEnemy({ id: 1, attackPower: 12, health: 60, attackStyle: AttackStyle.Magic })],
  regions: [testRegion({ id: 1, enemies: [1] })],
});

const owning = (amounts: Readonly<Record<number, number>>, more: Partial<Shown> = {}): Shown =>
  testState({ inventory: amountsOf(amounts), ...more }).shown;

/** An axe that hits harder at low health, and an enemy of which no hit is decisive. */
const axes = testWorld({
  ...world.sets,
  items: [
    ...world.sets.items,
    testItem({
      id: AXE,
      equipmentType: Weapon,
      providedAttackStyle: Melee,
      attackPower: 30,
      traits: [BERSERK],
    }),
  ],
  enemies: [testEnemy({ id: 1, attackPower: 6, health: 250, attackStyle: AttackStyle.Magic })],
});

/** A short night, so that the tests are quick. */
const hunt = (rest: boolean): BeginCommand => ({
  name: 'begin-hunting',
  input: { regionId: 1, until: { at: START + 30 * MINUTE }, ...(rest && { rest }) },
});

const question = (shown: Shown, command: BeginCommand, seed: Seed = [1, 2, 3, 4]) => ({
  shown,
  command,
  at: START,
  until: START + 60 * MINUTE,
  seed,
});

function packed(shown: Shown, command: BeginCommand, aim?: BagAim, within: World = world): NightPack {
  const open = openNightPack(question(shown, command), within, aim);
  if ('refused' in open) throw new Error(open.refused);
  while (!open.isDone) open.play();
  return open.result();
}

const following = (shown: Shown, pack: NightPack, within: World = world): Shown =>
  prepared(shown, pack, within, START);

/** Nothing is put on, and the threshold stays. */
const NOTHING = { pieces: [], healingShare: null };

test('arms a newcomer and packs what the night needs, and no more', () => {
  const shown = owning({ [CUDGEL]: 1, [BREAD]: 5_000 });
  const command = hunt(true);
  const pack = packed(shown, command);
  const { pieces, food, before, after } = pack;
  expect(pieces.map(({ itemId }) => itemId)).toEqual([CUDGEL, BREAD]);
  expect(food).toMatchObject({ itemId: BREAD, owned: 5_000 });
  expect(food?.packed).toBe(food?.needed);
  expect(food?.packed).toBeLessThan(5_000);
  expect(after.runningTime).toBeGreaterThan(before.runningTime);

  // Other runs than those that counted the food.
  const proof = openForecast(question(following(shown, pack), command, [5, 6, 7, 8]), world);
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
  const pack = packed(few, hunt(true));
  const { food } = pack;
  expect(food).toMatchObject({ owned: 3, packed: 3 });
  expect(food?.needed).toBeGreaterThan(3);
  expect(packed(following(few, pack), hunt(true))).toMatchObject({
    ...NOTHING,
    food: { owned: 3, packed: 3 },
  });
});

test('a character that owns nothing packs nothing', () => {
  expect(packed(owning({}), hunt(true))).toMatchObject({ ...NOTHING, food: null });
});

test('finds the same pieces and threshold where no food is counted', () => {
  const shown = owning({ [CUDGEL]: 1, [BAND]: 2, [CROWN]: 1, [BREAD]: 5_000 });
  const { pieces, healingShare } = packed(shown, hunt(true));
  const open = openNightGear(question(shown, hunt(true)), world);
  if ('refused' in open) throw new Error(open.refused);
  while (!open.isDone) open.play();
  const gear = pieces.filter(({ itemId }) => itemId !== BREAD);
  expect(gear.length).toBeGreaterThan(1);
  expect(open.result()).toEqual({ pieces: gear, healingShare });
});

test('keeps the attack style of the worn weapon for experience alone', () => {
  const shown = owning({ [BOW]: 1 }, { equipment: { weapon: CUDGEL }, attackStyle: Melee });
  const itemIds = (aim: BagAim) => packed(shown, hunt(false), aim).pieces.map(({ itemId }) => itemId);
  expect(itemIds('experience')).toEqual([]);
  expect(itemIds('safety')).toEqual([BOW]);
});

test('asks for nothing more after its pieces are worn, and for the same whichever food is packed', () => {
  const owned = { [CUDGEL]: 1, [BAND]: 1, [CROWN]: 1, [BREAD]: 900, [CAKE]: 900 };
  const shown = owning(owned);
  const pack = packed(shown, hunt(true));
  expect(packed(following(shown, pack), hunt(true))).toMatchObject({ ...NOTHING, food: pack.food });
  const gear = ({ pieces }: NightPack) => pieces.filter(({ itemId }) => itemId <= CROWN);
  const little = owning({ ...owned, [BREAD]: 898 }, { equipment: { food: BREAD, foodAmount: 2 } });
  expect(gear(packed(little, hunt(true)))).toEqual(gear(pack));
});

/** A character with enough health for a low threshold. */
const hardy = (amounts: Readonly<Record<number, number>>, more: Partial<Shown> = {}): Shown =>
  owning(amounts, { experience: experienceOf({ Health: 30 }), healingShare: 10_000, ...more });
const armed = { equipment: { weapon: AXE, food: BREAD, foodAmount: 4_000 } };

test.each([
  ['alone', hardy({ [BREAD]: 5_000 }, armed), []],
  ['with the pieces', hardy({ [AXE]: 1, [BREAD]: 5_000 }), [AXE, BREAD]],
])('lowers the healing threshold for a trait of low health, %s', (_, shown, itemIds) => {
  const pack = packed(shown, hunt(true), 'experience', axes);
  const { pieces, healingShare, food, before, after } = pack;
  expect(pieces.map(({ itemId }) => itemId)).toEqual(itemIds);
  expect(healingShare).toBeLessThan(6_000);
  expect(after.survives).toBeGreaterThanOrEqual(before.survives);
  expect(totalExperience(after)).toBeGreaterThan(totalExperience(before));
  const next = following(shown, pack, axes);
  expect(next.healingShare).toBe(healingShare);
  expect(packed(next, hunt(true), 'experience', axes)).toMatchObject({ ...NOTHING, food });

  // The food is counted with the new threshold.
  const counted = openPackedFood(
    question({ ...next, health: maxHealthOf(next) }, hunt(true)),
    BREAD,
    axes,
    exactly(20),
  );
  if ('refused' in counted) throw new Error(counted.refused);
  counted.play(20);
  expect(counted.result().needed).toBe(food?.needed);
});

test('lowers no healing threshold for safety', () => {
  const shown = hardy({ [BREAD]: 5_000 }, armed);
  expect(packed(shown, hunt(true), 'safety', axes)).toMatchObject(NOTHING);
});

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
