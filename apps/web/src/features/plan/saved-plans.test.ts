import { type PlanStep, SAVED_PLANS, type SavedPlan } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { placeFor, proposedPlanName, savedAs, savePlanAs } from './saved-plans.ts';

const SELL: PlanStep = { name: 'sell-junk', input: {} };
const TRAVEL: PlanStep = { name: 'travel', input: { regionId: 2 } };
const night: SavedPlan = { slot: 1, name: 'Night', steps: [SELL, TRAVEL], times: 2 };
const day: SavedPlan = { slot: 3, name: 'Day', steps: [SELL], times: 1 };

test('a plan is known as a saved one by its steps in their order and its rounds', () => {
  const plans = [night, day];
  expect(savedAs(plans, { steps: [SELL, TRAVEL], times: 2 })).toBe(night);
  expect(savedAs(plans, { steps: [SELL, TRAVEL], times: 1 })).toBeUndefined();
  expect(savedAs(plans, { steps: [TRAVEL, SELL], times: 2 })).toBeUndefined();
});

test('a plan takes the place of the one with its name, else the first free place', () => {
  expect(placeFor([night, day], 'Day')).toBe(3);
  expect(placeFor([night, day], 'Other')).toBe(2);
  const full = Array.from({ length: SAVED_PLANS }, (_, index) => ({
    ...day,
    slot: index + 1,
    name: `${index}`,
  }));
  expect(placeFor(full, 'Other')).toBeNull();
  expect(placeFor(full, '4')).toBe(5);
});

test('the proposed name is one that no saved plan has', () => {
  expect(proposedPlanName([])).toBe('Night');
  expect(proposedPlanName([night, day])).toBe('Night 2');
  expect(proposedPlanName([night, { ...day, name: 'Night 2' }])).toBe('Night 3');
});

test('one round is not sent', () => {
  expect(savePlanAs(4, 'Night', night)).toEqual({
    name: 'save-plan',
    input: { slot: 4, name: 'Night', steps: [SELL, TRAVEL], times: 2 },
  });
  expect(savePlanAs(4, 'Day', day)).toEqual({
    name: 'save-plan',
    input: { slot: 4, name: 'Day', steps: [SELL] },
  });
});
