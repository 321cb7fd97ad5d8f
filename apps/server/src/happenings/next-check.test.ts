import { type Shown, SKILLS, type State, settleByDay, skillLevel } from '@slumberfell/engine';
import { PROPERTY_TIMEOUT, runs, type Scene, sceneArbitrary } from '@slumberfell/engine/testing';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { NO_CHECK } from '../storage/tables/alert-checks.ts';
import { type Happening, happeningsOf, isWanted, type Wants } from './happening.ts';
import { nextCheck } from './next-check.ts';
import { TroubleRecorder } from './trouble-recorder.ts';

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT });

/** ms by which a check may be too late. */
const PRECISION = 1_000;
const PARTS = 30;

/** What a device wants; the level is given by how far it is above the present one. */
const wantsArbitrary = fc.record({
  sessionEnd: fc.boolean(),
  plan: fc.boolean(),
  defeat: fc.boolean(),
  soon: fc.boolean(),
  level: fc.option(fc.record({ skill: fc.nat(SKILLS.length - 1), above: fc.integer({ min: 1, max: 3 }) })),
});

type Chosen = typeof wantsArbitrary extends fc.Arbitrary<infer C> ? C : never;

function wantsOf({ level, ...others }: Chosen, shown: Shown): Wants {
  const skillId = SKILLS[level?.skill ?? 0]?.id ?? 1;
  const wanted = level && { skillId, level: Math.max(2, skillLevel(shown, skillId) + level.above) };
  return { ...others, level: wanted };
}

/** Settles to `until` in parts. @returns what a device wants to be told of it, in the order of the parts */
function told(
  { state, timeline, at }: Scene,
  until: number,
  wants: Wants,
  parts: number,
): readonly Happening[] {
  const draft: State = { ...state };
  const found: Happening[] = [];
  for (let part = 1, from = at; part <= parts && from < until; part++) {
    const to = at + Math.floor(((until - at) * part) / parts);
    const before = { ...draft };
    const troubles = new TroubleRecorder();
    const { report } = settleByDay(draft, timeline, from, to, troubles);
    const { shown: after } = draft;
    const all = happeningsOf({ from, until: to, before: before.shown, report, troubles, after, timeline });
    found.push(...all.filter((happening) => isWanted(happening, wants)));
    from = to;
  }
  return found;
}

test('nothing that a device wants to be told happens before the next check, and something at it', () => {
  let hits = 0;
  fc.assert(
    fc.property(sceneArbitrary, wantsArbitrary, (scene, chosen) => {
      const { state, timeline, at, until } = scene;
      const wants = wantsOf(chosen, state.shown);
      const checkAt = nextCheck(state, timeline, at, [wants]);
      expect(checkAt).toBeGreaterThan(at);
      const quietUntil = Math.min(checkAt - PRECISION - 1, until);
      if (quietUntil > at) expect(told(scene, quietUntil, wants, PARTS)).toEqual([]);
      if (checkAt < NO_CHECK && told(scene, checkAt, wants, 1).length > 0) hits += 1;
      return true;
    }),
    runs(300),
  );
  expect(hits).toBeGreaterThan(30);
});

test('without a device, and while nothing runs, there is no check', () => {
  const everything: Wants = { sessionEnd: true, plan: true, defeat: true, soon: true, level: null };
  fc.assert(
    fc.property(sceneArbitrary, ({ state, timeline, at }) => {
      expect(nextCheck(state, timeline, at, [])).toBe(NO_CHECK);
      const atRest = { ...state, shown: { ...state.shown, action: null } };
      expect(nextCheck(atRest, timeline, at, [everything])).toBe(NO_CHECK);
    }),
    runs(50),
  );
});
