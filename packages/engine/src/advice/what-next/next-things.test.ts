import { expect, test } from 'vitest';
import { amountsOf } from '../../state/amounts.ts';
import type { Shown } from '../../state/state.ts';
import {
  arcOf,
  BLADE,
  BREAD,
  CLUB,
  CROWN,
  GRAIN,
  HELM,
  MACE,
  PLAN,
  THINGS_WORLD,
} from '../../testing/index.ts';
import { gainShare, type NextThing } from './next-thing.ts';

const OWNED: Partial<Shown> = {
  inventory: amountsOf({ [BREAD]: 50_000, [CLUB]: 1 }),
  equipment: { weapon: CLUB },
};

const nextOf = (shown: Partial<Shown>, more: Parameters<typeof arcOf>[2] = {}) =>
  arcOf(shown, THINGS_WORLD, more).next;

const idsOf = (things: readonly NextThing[]): number[] => things.flatMap(({ itemIds }) => itemIds);

test('names what would bring more, by the gain for each hour of getting it, one thing for each place', () => {
  const [mace, ...others] = nextOf(OWNED);
  expect(mace?.itemIds).toEqual([MACE]);
  expect(mace && gainShare(mace.gain)).toBeGreaterThan(0.3);
  expect(mace?.getting).toMatchObject({ kind: 'make', seconds: 100, secondsInAll: 100 });
  expect(mace?.getting.steps.map(({ name }) => name)).toEqual(['begin-crafting', 'begin-crafting']);
  expect(others).toHaveLength(1);
  expect(others[0]?.place).toBe('headgear');
});

test('tells how much of the making is done', () => {
  const [mace] = nextOf({ ...OWNED, inventory: amountsOf({ [BREAD]: 50_000, [CLUB]: 1, [GRAIN]: 5 }) });
  expect(mace?.getting).toMatchObject({ seconds: 70, secondsInAll: 100 });
});

test('counts the time in which a recipe is found, and learns one that is owned first', () => {
  const hidden = [{ kind: 'item', id: HELM } as const];
  const crown = nextOf(OWNED, { hidden }).find(({ itemIds }) => itemIds[0] === CROWN);
  expect(crown?.getting).toMatchObject({ kind: 'make', finds: [PLAN], secondsInAll: crown?.getting.seconds });
  expect(crown?.getting.steps.map(({ name }) => name)).toEqual(['begin-hunting']);
  expect(crown?.getting.seconds).toBeGreaterThan(1_000);
  const owned = nextOf({ ...OWNED, inventory: amountsOf({ [BREAD]: 50_000, [CLUB]: 1, [PLAN]: 1 }) });
  expect(owned.find(({ itemIds }) => itemIds[0] === CROWN)?.getting).toMatchObject({
    seconds: 46,
    first: [{ name: 'learn-recipe', input: { itemId: PLAN } }],
  });
});

test('trains a level that is missing before the making, with components that are left for that', () => {
  const inventory = amountsOf({ [BREAD]: 50_000, [CLUB]: 1, [GRAIN]: 400 });
  const hidden = [{ kind: 'item', id: MACE } as const];
  const [blade] = nextOf({ ...OWNED, inventory }, { hidden });
  const steps = blade?.getting.steps ?? [];
  expect(blade?.itemIds).toEqual([BLADE]);
  expect(steps[0]).toMatchObject({ name: 'begin-crafting', input: { itemId: MACE } });
  expect(steps.at(-1)).toMatchObject({ name: 'begin-crafting', input: { itemId: BLADE, amount: 1 } });
});

test('leaves out what is hidden, and has what is pinned first', () => {
  expect(idsOf(nextOf(OWNED, { hidden: [{ kind: 'item', id: MACE }] }))).not.toContain(MACE);
  const pinned = { kind: 'item', id: CROWN } as const;
  expect(idsOf(nextOf(OWNED, { pinned }))).toEqual([CROWN, MACE]);
});

test('names food for the night where what is owned does not last it, with the portions that it takes', () => {
  const [bread] = nextOf({ ...OWNED, inventory: amountsOf({ [CLUB]: 1 }) });
  expect(bread).toMatchObject({ kind: 'food', place: 'food', itemIds: [BREAD] });
  expect(bread?.amount).toBeGreaterThan(100);
  expect(bread?.getting.steps.at(-1)).toMatchObject({ input: { itemId: BREAD, amount: bread?.amount } });
  const fed = nextOf(OWNED);
  expect(fed.map(({ kind }) => kind)).not.toContain('food');
});
