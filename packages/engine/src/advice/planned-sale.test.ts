import { expect, test } from 'vitest';
import { amountsOf } from '../state/amounts.ts';
import { AS_OFTEN_AS_POSSIBLE, type PlanStep, type Shown } from '../state/state.ts';
import { testItem, testState, testWorld } from '../testing/index.ts';
import { largeSale } from './planned-sale.ts';

const [GEM, RAG] = [1, 2];
const world = testWorld({ items: [testItem({ id: GEM, value: 10 }), testItem({ id: RAG, value: 1 })] });
const inventory = amountsOf({ [GEM]: 5, [RAG]: 7 });
const junk: PlanStep = { name: 'sell-junk', input: {} };
const sell = (itemId: number, amount = AS_OFTEN_AS_POSSIBLE): PlanStep => ({
  name: 'sell',
  input: { itemId, amount },
});
const gold = (steps: readonly PlanStep[], shown: Partial<Shown>) =>
  largeSale(steps, testState({ inventory, ...shown }).shown, world);

test('a planned sale above a tenth of the gold is asked about, with what it brings now', () => {
  expect(gold([sell(GEM)], { gold: 499 })).toBe(50);
  expect(gold([sell(GEM)], { gold: 500 })).toBeNull();
  expect(gold([sell(GEM, 2), sell(RAG)], { gold: 0 })).toBe(27);
  expect(gold([junk], { gold: 60, junk: [RAG] })).toBe(7);
  expect(gold([junk], { gold: 0 })).toBeNull();
});

test('what is kept is not sold', () => {
  expect(gold([sell(GEM)], { gold: 0, kept: amountsOf({ [GEM]: 3 }) })).toBe(20);
});
