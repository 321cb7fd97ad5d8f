import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { AS_OFTEN_AS_POSSIBLE, openWorld, type PlanStep, SKILL, withLimit } from '@slumberfell/engine';
import { testState } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { choiceFor, choiceKinds, choiceOf, limitOfChoice } from './limit-choice.ts';

const { sets, version } = compileWorld(shippedWorldDirectory);
const world = openWorld(sets, version);
const { shown } = testState();
const flax = sets.items.find(({ name }) => name === 'Raw Flax')?.id ?? 0;
const gather = (input: object = {}): PlanStep => ({
  name: 'begin-crafting',
  input: { itemId: flax, amount: AS_OFTEN_AS_POSSIBLE, ...input },
});
const hunt = (until?: object): PlanStep =>
  ({ name: 'begin-hunting', input: { regionId: 1, ...(until && { until }) } }) as PlanStep;
/** 8 pm of some day. */
const EVENING = new Date(2026, 10, 29, 20).getTime();

const STEPS: readonly PlanStep[] = [
  gather(),
  gather({ amount: 250_000 }),
  gather({ until: { seconds: 5_000 } }),
  gather({ until: { level: 40 } }),
  hunt(),
  hunt({ at: 7_201 }),
  hunt({ kills: 200_000 }),
  hunt({ level: { skillId: SKILL.Magic, level: 40 } }),
  { name: 'begin-dungeon', input: { dungeonId: 1, runs: 7 } },
  { name: 'equip-food', input: { itemId: flax, amount: 3 } },
  { name: 'set-healing-threshold', input: { healingThreshold: 0 } },
];

test.each(STEPS)('a choice that is left as it is changes nothing: %j', (step) => {
  const limit = limitOfChoice(choiceFor(choiceOf(step, world), step, shown, world), EVENING);
  expect(limit).not.toBeNull();
  expect(limit && withLimit(step, limit, world)).toEqual(step);
});

test('a time of day counts from the begin of the step', () => {
  const choice = { ...choiceOf(gather(), world), kind: 'clock' as const, time: '06:00' };
  expect(limitOfChoice(choice, EVENING)).toEqual({ kind: 'time', seconds: 10 * 3_600 });
  expect(limitOfChoice(choice, null)).toBeNull();
  expect(limitOfChoice({ ...choice, time: '' }, EVENING)).toBeNull();
});

test('a choice is brought to what the step can have', () => {
  const level = { ...choiceOf(gather(), world), kind: 'level' as const };
  expect(choiceFor(level, gather(), shown, world)).toMatchObject({
    kind: 'level',
    skillId: SKILL.Harvesting,
    level: 2,
  });
  expect(choiceFor(level, hunt(), shown, world).skillId).not.toBe(SKILL.Harvesting);
  const food: PlanStep = { name: 'equip-food', input: { itemId: flax, amount: 3 } };
  expect(choiceFor(level, food, shown, world).kind).toBe('end');
  expect(choiceKinds({ name: 'sell-junk', input: {} }, shown, world)).toEqual([]);
});

test('no level is offered in a skill that is at the highest', () => {
  const full = { ...shown, experience: shown.experience.map(() => 1e12) };
  expect(choiceKinds(gather(), full, world)).toEqual(['end', 'time', 'clock', 'amount']);
});
