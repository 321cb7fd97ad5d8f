import { describe, expect, test } from 'vitest';
import type { Seed } from '../../random/seed.ts';
import { amountOf, amountsOf } from '../../state/amounts.ts';
import type { Shown, State } from '../../state/state.ts';
import { always, executeAt, ofType, recordUntil, START, settle, testState } from '../../testing/index.ts';
import {
  ACTION,
  BAND,
  BAR,
  beginWork,
  COAL,
  CURIO,
  ESSENCE,
  FLAKE,
  FLAX,
  OLD_RING,
  ORE,
  RING,
  worker,
  workWorld,
} from '../../testing/trait-work.ts';
import { SKILL } from '../../world/skills.ts';
import { ItemCategory } from '../../world/static-data.ts';
import { type Trait, Verb } from '../../world/traits/trait.ts';
import { AgainKind, LessonKind, ThriftKind } from '../../world/traits/verbs.ts';

/** What traits do at gathering, crafting and disenchanting (game-design 2.16d). */

const MANY = 5_000;
const again = (thousandths: number, kind: number = AgainKind.Gathering): Trait => [
  Verb.Again,
  thousandths,
  kind,
];
const thrift = (thousandths: number, kind: number = ThriftKind.Crafting): Trait => [
  Verb.Thrift,
  thousandths,
  kind,
];
const seedOf = (word: number): Seed => [word, 2, 3, 4];
const owned = ({ shown }: State, itemId: number): number => amountOf(shown.inventory, itemId);

/** The state when so many actions are settled at once. */
function made(itemId: number, own: readonly Trait[], count = MANY, more: Partial<Shown> = {}): State {
  const timeline = always(workWorld(own));
  const state = testState({ ...worker(count), ...more });
  executeAt(state, timeline, START, beginWork(itemId, count));
  settle(state, timeline, START + count * ACTION);
  expect(state.shown.action).toBeNull();
  return state;
}

/** Whether a count is that of a share of many draws, within three standard deviations. */
function expectShare(count: number, share: number, draws = MANY): void {
  expect(Math.abs(count - draws * share)).toBeLessThan(3 * Math.sqrt(draws * share * (1 - share)));
}

describe('Again', () => {
  test('makes one product more with its chance, without experience', () => {
    const state = made(FLAX, [again(200), again(100, SKILL.Harvesting)]);
    expectShare(owned(state, FLAX) - MANY, 0.3);
    expect(state.shown.experience[SKILL.Harvesting - 1]).toBe(7 * MANY);
  });

  test('gives at most half of the actions one more', () => {
    expectShare(owned(made(FLAX, [again(500), again(500, SKILL.Harvesting)]), FLAX) - MANY, 0.5);
  });

  test('leaves the loot of the actions as it is', () => {
    const [plain, more] = [[], [again(500)]].map((own) => made(FLAX, own));
    for (const item of [CURIO, FLAKE]) expect(owned(more as State, item)).toBe(owned(plain as State, item));
  });

  test.each([
    ['kills', FLAX, AgainKind.Kills],
    ['another gathering skill', FLAX, SKILL.Mining],
    ['gathering, for what is crafted', BAR, AgainKind.Gathering],
  ])('of %s makes nothing more', (_, itemId, kind) => {
    expect(owned(made(itemId, [again(500, kind)], 300), itemId)).toBe(300);
  });
});

describe('Thrift', () => {
  test('uses up none of the components with its chance, and the session ends at its target', () => {
    const state = made(BAR, [thrift(200), thrift(100, SKILL.Armorsmithing)]);
    expectShare(owned(state, COAL), 0.3);
    expect(owned(state, ORE)).toBe(2 * owned(state, COAL));
    expect(owned(state, BAR)).toBe(MANY);
    expect(state.shown.experience[SKILL.Armorsmithing - 1]).toBe(11 * MANY);
  });

  test('saves the components of at most half of the actions', () => {
    expectShare(owned(made(BAR, [thrift(500), thrift(500, SKILL.Armorsmithing)]), COAL), 0.5);
  });

  test.each([
    ['keys', ThriftKind.Key],
    ['food', ThriftKind.Food],
    ['another crafting skill', SKILL.Cooking],
  ])('of %s saves no components', (_, kind) => {
    expect(owned(made(BAR, [thrift(500, kind)], 300), COAL)).toBe(0);
  });
});

describe('where components are short', () => {
  const timeline = always(workWorld([thrift(500)]));

  /** A session of 200 actions of whose components all but those of 10 are sold at once. */
  function short(word: number): State {
    const state = testState(worker(200));
    executeAt(state, timeline, START, beginWork(BAR, 200, seedOf(word)));
    executeAt(state, timeline, START, { name: 'sell', input: { itemId: COAL, amount: 190 } });
    return state;
  }

  test('the session goes on until an action lacks them at its end', () => {
    const actions = Array.from({ length: 300 }, (_, word) => {
      const state = short(word);
      const [end] = ofType(recordUntil(state, timeline, START + 201 * ACTION), 'OnIdleSessionFinished');
      const count = owned(state, BAR);
      expect(end).toMatchObject({ reason: 'components', at: START + (count + 1) * ACTION });
      expect(owned(state, COAL)).toBe(0);
      expect(owned(state, ORE)).toBe(380);
      expect(count).toBeGreaterThanOrEqual(10);
      return count;
    });
    // Ten actions use components up, each after a geometric number of actions.
    const mean = actions.reduce((sum, count) => sum + count, 0) / actions.length;
    expect(Math.abs(mean - 20)).toBeLessThan(3 * Math.sqrt((10 * 0.5) / 0.25 / actions.length));
  });

  test('no action saves what is not owned', () => {
    const state = testState(worker(2));
    executeAt(state, timeline, START, beginWork(BAR, 2));
    executeAt(state, timeline, START, { name: 'sell', input: { itemId: COAL, amount: 2 } });
    const moments = recordUntil(state, timeline, START + 3 * ACTION);
    expect(moments).toMatchObject([{ at: START + ACTION, events: [{ reason: 'components' }] }]);
    expect(owned(state, ORE)).toBe(4);
  });

  test('settling at once gives what settling step by step does', () => {
    for (let word = 0; word < 20; word++) {
      const [once, stepwise] = [short(word), short(word)];
      settle(once, timeline, START + 201 * ACTION);
      for (let done = 1; done <= 201; done++) settle(stepwise, timeline, START + done * ACTION);
      expect(stepwise).toEqual(once);
    }
  });
});

describe('a change of the outfit', () => {
  const changed = (own: readonly Trait[], itemId: number, step: number): State => {
    const timeline = always(workWorld(own));
    const state = testState(worker(600));
    executeAt(state, timeline, START, beginWork(itemId, 600));
    const until = (from: number, to: number): void => {
      for (let done = from; done < to; done += step) settle(state, timeline, START + done * ACTION);
      settle(state, timeline, START + to * ACTION);
    };
    until(1, 100);
    executeAt(state, timeline, START + 100 * ACTION + 1, { name: 'equip', input: { itemId: BAND } });
    until(101, 400);
    executeAt(state, timeline, START + 400 * ACTION + 1, { name: 'equip', input: { itemId: RING } });
    until(401, 600);
    return state;
  };

  test.each([
    ['gathering', FLAX, [again(300), [Verb.Luck, 150, ItemCategory.Reagent]]],
    ['crafting', BAR, [thrift(300), [Verb.Lesson, 33, LessonKind['Gathering and Crafting']]]],
  ] as [string, number, Trait[]][])(
    'of %s within a block of draws counts from the action that ends then',
    (_, itemId, own) => {
      const once = changed(own, itemId, 1_000);
      expect(changed(own, itemId, 1)).toEqual(once);
      expect(changed(own, itemId, 37)).toEqual(once);
      expect(once.shown.action).toBeNull();
    },
  );

  test('ends the traits of the piece with the running action', () => {
    const timeline = always(workWorld([again(500)]));
    const state = testState(worker(200));
    executeAt(state, timeline, START, beginWork(FLAX, 200));
    executeAt(state, timeline, START + 100 * ACTION - 1, { name: 'equip', input: { itemId: BAND } });
    const before = owned(state, FLAX);
    expectShare(before - 99, 0.5, 99);
    settle(state, timeline, START + 200 * ACTION);
    expect(owned(state, FLAX) - before).toBe(101);
  });
});

test('new content has its own traits for the actions that begin under it', () => {
  const timeline = [
    ...always(workWorld([])),
    { at: START + 100 * ACTION, world: workWorld([again(500)], SKILL.Runecarving, 'v2') },
  ];
  const state = testState(worker(0));
  executeAt(state, timeline, START, beginWork(FLAX, 1_100));
  settle(state, timeline, START + 100 * ACTION);
  expect(owned(state, FLAX)).toBe(100);
  settle(state, timeline, START + 1_100 * ACTION);
  expectShare(owned(state, FLAX) - 1_100, 0.5, 1_000);
});

describe('Lesson of gathering and crafting', () => {
  const lesson = (percent: number): Trait => [Verb.Lesson, percent, LessonKind['Gathering and Crafting']];

  test('adds its percentage to the experience of each action', () => {
    const points = (itemId: number, skillId: number, own: readonly Trait[]) =>
      made(itemId, own, 100).shown.experience[skillId - 1];
    expect(points(FLAX, SKILL.Harvesting, [lesson(25)])).toBe(875);
    expect(points(BAR, SKILL.Armorsmithing, [lesson(25)])).toBe(1_375);
    // Three essences of 9 points each.
    expect(points(ESSENCE, SKILL.Runecarving, [lesson(25)])).toBe(3_375);
    expect(points(FLAX, SKILL.Harvesting, [lesson(50), lesson(50)])).toBe(1_120);
    expect(points(FLAX, SKILL.Harvesting, [[Verb.Lesson, 25, LessonKind.Trained]])).toBe(700);
  });
});

describe('Luck', () => {
  const luck = (percent: number): Trait => [Verb.Luck, percent, ItemCategory.Reagent];

  test('makes the chances of its category better, and no others', () => {
    const [plain, lucky] = [[], [luck(100)]].map((own) => made(FLAX, own)) as [State, State];
    expectShare(owned(plain, CURIO) / 2, 0.25);
    expectShare(owned(lucky, CURIO) / 2, 0.5);
    expect(owned(lucky, FLAKE)).toBe(owned(plain, FLAKE));
  });

  test('makes a chance 1 at most', () => {
    expect(owned(made(FLAX, [luck(300), luck(300)]), CURIO)).toBe(2 * MANY);
  });
});

test.each([SKILL.Runecarving, SKILL.Harvesting, SKILL.Armorsmithing])(
  'disenchanting by skill %i uses up each piece and makes no more essences',
  (skillId) => {
    const timeline = always(workWorld([again(500), thrift(500)], skillId));
    const state = testState({ equipment: { ring: RING }, inventory: amountsOf({ [OLD_RING]: 300 }) });
    executeAt(state, timeline, START, beginWork(ESSENCE, 300));
    settle(state, timeline, START + 300 * ACTION);
    expect(state.shown.inventory).toEqual(amountsOf({ [ESSENCE]: 900 }));
  },
);
