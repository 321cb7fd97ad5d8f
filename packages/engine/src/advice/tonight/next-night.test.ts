import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountsOf } from '../../state/amounts.ts';
import type { Shown } from '../../state/state.ts';
import {
  arcOf,
  BREAD,
  CLUB,
  CROWN,
  GRAIN,
  HELM,
  MACE,
  PLAN,
  PROPERTY_TIMEOUT,
  runs,
  THINGS_WORLD,
  testState,
  tonightAsked,
} from '../../testing/index.ts';
import type { NextThing } from '../what-next/next-thing.ts';
import { owning } from '../what-next/next-things.ts';
import { type Night, nightCommands } from './night.ts';
import { OpenNextNight } from './open-next-night.ts';
import { OpenTonight } from './open-tonight.ts';
import { goesTo, reachedBy } from './reached.ts';

const owned = (bag: Readonly<Record<number, number>> = {}): Partial<Shown> => ({
  inventory: amountsOf({ [BREAD]: 50_000, [CLUB]: 1, ...bag }),
  equipment: { weapon: CLUB },
});

/** The pinned thing. */
function thingOf(shown: Partial<Shown>, id: number): NextThing {
  const pinned = { kind: 'item', id } as const;
  const thing = arcOf(shown, THINGS_WORLD, { pinned }).next.find(({ itemIds }) => itemIds.includes(id));
  if (thing === undefined) throw new Error(`Item ${id} is not to get`);
  return thing;
}

function nightTo(thing: NextThing, shown: Partial<Shown>): Night | null {
  const search = new OpenNextNight({ ...tonightAsked(shown), thing }, THINGS_WORLD);
  while (!search.isDone) search.step();
  return search.answer()?.night ?? null;
}

const mace = thingOf(owned(), MACE);
const helm = thingOf(owned(), HELM);

test('makes a thing, puts it on, and fights with it; tells how much is done of what takes longer', () => {
  const night = nightTo(mace, owned()) as Night;
  expect(night.kind).toBe('fight');
  expect(night.steps.map(({ name }) => name).slice(0, 5)).toEqual([
    'begin-crafting',
    'begin-crafting',
    'wear',
    'equip-food',
    'begin-hunting',
  ]);
  expect(night.steps[2]).toMatchObject({ input: { pieces: [{ itemId: MACE, amount: 1 }] } });
  expect(reachedBy(mace, night)).toEqual({ itemId: MACE, chance: 1, done: 1 });
  const { startAt, limitAt } = night.forecast.night;
  const seconds = (limitAt - startAt) / 1_000;
  const slow = { ...mace, getting: { ...mace.getting, seconds: seconds * 3, secondsInAll: seconds * 4 } };
  expect(reachedBy(slow, night).done).toBeCloseTo(0.5);
  expect(night.brings).toBeGreaterThan(0);
});

test('fights where a thing falls, with packed food, and tells the chance of it', () => {
  const night = nightTo(helm, owned()) as Night;
  expect(night).toMatchObject({ kind: 'fight', regionId: 1, learns: null });
  expect(night.steps.map(({ name }) => name).slice(0, 2)).toEqual(['equip-food', 'begin-hunting']);
  const { itemId, chance, done } = reachedBy(helm, night);
  expect([itemId, done]).toEqual([HELM, null]);
  expect(chance).toBeGreaterThan(0.9);
});

test('looks for the recipe first, and learns one that is owned in the same press', () => {
  const sought = thingOf(owned(), CROWN);
  expect(reachedBy(sought, nightTo(sought, owned()) as Night).itemId).toBe(PLAN);
  const shown = owned({ [PLAN]: 1 });
  const known = thingOf(shown, CROWN);
  const night = nightTo(known, shown) as Night;
  expect(nightCommands(night, testState(shown).shown).map(({ name }) => name)).toEqual([
    'learn-recipe',
    'set-plan',
  ]);
  expect(reachedBy(known, night)).toEqual({ itemId: CROWN, chance: 1, done: 1 });
});

test('is no night where the way cannot begin', () => {
  const steps = [{ name: 'begin-hunting', input: { regionId: 7 } }] as const;
  expect(nightTo({ ...helm, getting: { ...helm.getting, steps } }, owned())).toBeNull();
});

test('a night of fights goes to what falls there, and not to what is made', () => {
  const search = new OpenTonight(tonightAsked(owned()), THINGS_WORLD);
  while (search.answer() === null) search.step();
  const fight = search.answer()?.find(({ kind }) => kind === 'fight') as Night;
  expect(goesTo(fight, helm.getting)).toBe(true);
  expect(goesTo(fight, mace.getting)).toBe(false);
});

test(
  'the night brings the first thing nearer, and a thing that is owned is no longer there',
  () => {
    const bag = fc.record({
      [GRAIN]: fc.integer({ min: 0, max: 100 }),
      [BREAD]: fc.integer({ min: 1, max: 50_000 }),
      [PLAN]: fc.integer({ min: 0, max: 1 }),
      [HELM]: fc.integer({ min: 0, max: 1 }),
    });
    fc.assert(
      fc.property(bag, (drawn) => {
        const shown = owned(drawn);
        const [thing] = arcOf(shown, THINGS_WORLD).next;
        if (thing === undefined) return;
        const night = nightTo(thing, shown) as Night;
        const { chance, done } = reachedBy(thing, night);
        const before = 1 - thing.getting.seconds / (thing.getting.secondsInAll ?? 1);
        expect(done === null ? chance > 0 : done > before).toBe(true);
        const owner = owning(testState(shown).shown, thing, THINGS_WORLD);
        const { next } = arcOf(owner, THINGS_WORLD);
        expect(next.map(({ wanted }) => wanted)).not.toContainEqual(thing.wanted);
      }),
      runs(2),
    );
  },
  PROPERTY_TIMEOUT,
);
