import type { PlanStep } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { listed, NOTHING_LISTED, withListedMoved } from './listed-plan.ts';

const sell = (itemId: number): PlanStep => ({ name: 'sell', input: { itemId, amount: 1 } });
const draft = (...itemIds: number[]) => ({ steps: itemIds.map(sell), times: 1, place: 0 });

test('each step has an id of its own, equal steps too', () => {
  expect(listed(draft(7, 8, 7), NOTHING_LISTED).ids).toEqual([0, 1, 2]);
});

test('an id stays with its step when the plan comes from the server again', () => {
  const plan = listed(draft(7, 8, 9), NOTHING_LISTED);
  expect(listed(draft(9, 7, 8), plan).ids).toEqual([2, 0, 1]);
  expect(listed(draft(8, 9), plan).ids).toEqual([1, 2]);
});

test('a new step gets an id that no step had', () => {
  const plan = listed(draft(7, 8), NOTHING_LISTED);
  const shorter = listed(draft(7), plan);
  expect(listed(draft(7, 8, 7), shorter).ids).toEqual([0, 2, 3]);
});

test('a moved step keeps its id, and so it does when the server has moved it', () => {
  const plan = listed({ ...draft(7, 7, 8), times: 3, place: 1 }, NOTHING_LISTED);
  const after = withListedMoved(plan, 0, 2);
  expect(after).toEqual({ ...draft(7, 8, 7), times: 3, place: 0, ids: [1, 2, 0], nextId: 3 });
  expect(listed({ ...draft(7, 8, 7), times: 3, place: 0 }, after)).toEqual(after);
});
