import type { PlanStep, StepForecast } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { newcomer, world } from '../../lib/testing/characters.ts';
import { gainText, partText, roundsText } from './night-strip-texts.ts';

const at = (hour: number, minute = 0) => new Date(2026, 3, 1, hour, minute).getTime();
const sure = (instant: number) => ({ p5: instant, p50: instant, p95: instant });
const SELL: PlanStep = { name: 'sell-junk', input: {} };
const TRAVEL: PlanStep = { name: 'travel', input: { regionId: 1 } };
const { shown } = newcomer();

const foretold = (step: PlanStep, given: Partial<StepForecast> = {}) => ({
  step,
  foretold: {
    step: 0,
    share: 1,
    times: 1,
    begins: sure(at(22)),
    ends: sure(at(22)),
    amount: 0,
    coins: 0,
    refused: null,
    isNeverReached: false,
    ...given,
  },
});

test('a gain is counted of the nights in which the turn of the step comes', () => {
  expect(gainText(foretold(TRAVEL, { amount: 0.4 }))).toBe('');
  expect(gainText(foretold(TRAVEL, { amount: 3_400 }))).toBe('×3,400');
  expect(gainText(foretold(TRAVEL, { amount: 100, share: 0.5 }))).toBe('×200');
});

test('rounds for which there is no time are told', () => {
  expect(roundsText([foretold(SELL, { times: 3 })], 3)).toBe('3 rounds');
  expect(roundsText([foretold(SELL, { times: 6.6 }), foretold(TRAVEL, { times: 6 })], 99)).toBe(
    '7 of 99 rounds',
  );
});

test('a part is told with all of its steps, and with its rounds', () => {
  const night = [foretold(SELL, { coins: 40 }), foretold(TRAVEL)];
  expect(partText([], at(22), 1, shown, world)).toBe('Free from 22:00.');
  expect(partText([foretold(TRAVEL, { step: null, ends: sure(at(23)) })], at(22), 1, shown, world)).toBe(
    'Now: travel to Lanternlea: to 23:00.',
  );
  const words = 'Sell the junk: at 22:00, +40 gold. Travel to Lanternlea: at 22:00.';
  expect(partText(night, at(22), 1, shown, world)).toBe(words);
  expect(partText(night, at(22), 2, shown, world)).toBe(`1 of 2 rounds: ${words}`);
});
