import {
  advance,
  idleTime,
  type Proposal,
  pressCommands,
  SKILLS,
  type State,
  skillLevel,
} from '@slumberfell/engine';
import { PROPERTY_TIMEOUT, runs } from '@slumberfell/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arcOf, characters, newcomer, send, timeline, world } from '../../lib/testing/characters.ts';

const HOUR = 3_600_000;

/**
 * Crafting is exact: the level is reached at the end, and not two actions before. What takes longer than the
 * idle time takes several presses (seed 125499870).
 */
function expectLevel({ key, seconds, commands }: Proposal, state: State): void {
  const [skillId = 0, level = 0] = key.split(':').slice(1).map(Number);
  for (const step of pressCommands(commands, state.shown, world)) send(state, step, 0);
  expect(state.shown.action).not.toBeNull();
  const [step] = commands;
  if (step?.name !== 'begin-crafting' || seconds > idleTime(state.shown.trophies, world)) return;
  const recipe = world.craft(step.input.itemId);
  advance(state, timeline, (seconds - 2 * (recipe?.baseActionTime ?? 0)) * 1_000);
  expect(skillLevel(state.shown, skillId)).toBeLessThan(level);
  advance(state, timeline, seconds * 1_000);
  expect(skillLevel(state.shown, skillId)).toBeGreaterThanOrEqual(level);
}

test(
  'the near goal begins with one press, is no trifle, and is reached in its time; bars are shares',
  () => {
    fc.assert(
      fc.property(characters, (state) => {
        const { near, week, dream } = arcOf(state);
        for (const done of [near?.done, week?.done, dream?.kind === 'gear' ? dream.done : null]) {
          if (done === undefined || done === null) continue;
          expect(done).toBeGreaterThanOrEqual(0);
          expect(done).toBeLessThanOrEqual(1);
        }
        if (near === null || near.proposal.target.kind !== 'level') return;
        const highest = Math.max(...SKILLS.map(({ id }) => skillLevel(state.shown, id)));
        expect(near.proposal.target.level).toBeGreaterThanOrEqual(highest / 10);
        expectLevel(near.proposal, { shown: state.shown, hidden: state.hidden });
      }),
      runs(3),
    );
  },
  PROPERTY_TIMEOUT,
);

test('is the same an hour later, and while something runs', () => {
  const state = newcomer();
  const { near, dream } = arcOf(state);
  expect(near).not.toBeNull();
  expect(dream).toMatchObject({ kind: 'gear', tier: 3 });
  expect(arcOf(state, { at: HOUR })).toMatchObject({ near, dream });
  send(state, { name: 'begin-hunting', input: { regionId: state.shown.regionId } }, 0);
  const running = arcOf(state);
  expect(running.near?.proposal.key).toBe(near?.proposal.key);
  expect(running.dream?.key).toBe(dream?.key);
});

test('a goal that was refused gives way to another one', () => {
  const { near } = arcOf(newcomer());
  const key = near?.proposal.key ?? '';
  const other = arcOf(newcomer(), { refused: [key] });
  expect(other.near?.proposal.key).not.toBe(key);
});
