import { expect, test } from 'vitest';
import type { ClaimKind } from '../character/claims.ts';
import { amountsOf } from '../state/amounts.ts';
import { KEEP_ALL } from '../state/kept.ts';
import { always, executeAt, refused, START, testItem, testState, testWorld } from '../testing/index.ts';
import { ItemCategory } from '../world/static-data.ts';

const [TUSK, CLAW, CARD, RADIANT, OTHER, CAT, DOG, PLAN] = [1, 2, 3, 4, 5, 6, 7, 8];
const MANY = Array.from({ length: 1_200 }, (_, index) => 1_000 + index);
const pet = { category: ItemCategory.Pet, skillId: 1, bonusExperiencePercentage: 1 };
const timeline = always(
  testWorld({
    items: [
      testItem({ id: TUSK, category: ItemCategory.Trophy }),
      testItem({ id: CLAW, category: ItemCategory.Trophy }),
      testItem({ id: CARD, category: ItemCategory.Card, enemyId: 101, radiant: false }),
      testItem({ id: RADIANT, category: ItemCategory.Card, enemyId: 101, radiant: true }),
      testItem({ id: OTHER, category: ItemCategory.Card, enemyId: 102, radiant: false }),
      testItem({ id: CAT, ...pet }),
      testItem({ id: DOG, ...pet }),
      testItem({ id: PLAN, category: ItemCategory.Recipe }),
      ...MANY.map((id) => testItem({ id, category: ItemCategory.Recipe })),
    ],
    relicariumEntries: [TUSK, CLAW].map((itemId) => ({ itemId, bonusTime: 30, category: 'Combat', rank: 1 })),
  }),
);
const claim = (kind: ClaimKind, all?: boolean) =>
  ({ name: 'claim-all', input: { kind, ...(all !== undefined && { all }) } }) as const;

test('trophies fill up to gold, in one event, and renew the idle time', () => {
  const state = testState({
    inventory: amountsOf({ [TUSK]: 9, [CLAW]: 9 }),
    trophies: amountsOf({ [CLAW]: 2 }),
  });
  expect(executeAt(state, timeline, START, claim('trophies'))).toEqual([
    {
      type: 'OnInventoryChange',
      reason: 'claimed',
      changes: [
        { itemId: TUSK, amount: -3 },
        { itemId: CLAW, amount: -1 },
      ],
    },
    {
      type: 'OnAllClaimed',
      kind: 'trophies',
      claimed: [
        { id: TUSK, amount: 3 },
        { id: CLAW, amount: 1 },
      ],
      more: false,
    },
    { type: 'OnIdleTimeChange', totalIdleTime: 28_860 },
  ]);
  expect(refused(state, timeline, START, claim('trophies'))).toBe('claim/none');
  executeAt(state, timeline, START, claim('trophies', true));
  expect(state.shown).toMatchObject({ inventory: [], trophies: amountsOf({ [TUSK]: 9, [CLAW]: 11 }) });
});

test('of the cards of an enemy the radiant one is claimed', () => {
  const state = testState({ inventory: amountsOf({ [CARD]: 2, [RADIANT]: 2, [OTHER]: 1 }) });
  executeAt(state, timeline, START, claim('cards'));
  expect(state.shown).toMatchObject({
    cards: amountsOf({ 101: 2, 102: 1 }),
    inventory: amountsOf({ [CARD]: 2, [RADIANT]: 1 }),
  });
  expect(refused(state, timeline, START, claim('cards'))).toBe('claim/none');
});

test('a plain card is claimed where the radiant one is locked, and not where any is claimed', () => {
  const inventory = amountsOf({ [CARD]: 1, [RADIANT]: 1 });
  const state = testState({ inventory, kept: amountsOf({ [RADIANT]: KEEP_ALL }) });
  executeAt(state, timeline, START, claim('cards'));
  expect(state.shown).toMatchObject({ cards: [101, 1], inventory: amountsOf({ [RADIANT]: 1 }) });
});

test('each pet is tamed once, and what is locked is left', () => {
  const state = testState({
    inventory: amountsOf({ [CAT]: 2, [DOG]: 1 }),
    kept: amountsOf({ [DOG]: KEEP_ALL, [CAT]: 1 }),
  });
  executeAt(state, timeline, START, claim('pets'));
  expect(state.shown).toMatchObject({ pets: [CAT], inventory: amountsOf({ [CAT]: 1, [DOG]: 1 }) });
});

test('recipes are learned, 1,000 kinds at once', () => {
  const state = testState({ inventory: amountsOf(Object.fromEntries(MANY.map((id) => [id, 1]))) });
  const events = executeAt(state, timeline, START, claim('recipes'));
  expect(events[1]).toMatchObject({ type: 'OnAllClaimed', more: true });
  expect(state.shown.knownRecipes).toEqual(MANY.slice(0, 1_000));
  executeAt(state, timeline, START, claim('recipes'));
  expect(state.shown.knownRecipes).toEqual(MANY);
});
