import { type Shown, SKILLS, type State, settleByDay, skillLevel } from '@slumberfell/engine';
import {
  PROPERTY_TIMEOUT,
  plannedArbitrary,
  runs,
  type Scene,
  sceneArbitrary,
} from '@slumberfell/engine/testing';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { NO_CHECK } from '../storage/tables/alert-checks.ts';
import { type Happening, happeningsOf, isWanted, type Wants } from './happening.ts';
import { type Ahead, lookAhead } from './look-ahead.ts';
import { TroubleRecorder } from './trouble-recorder.ts';

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT });

const PARTS = 30;

const characterId = 7;

/** What a device wants; the level is given by how far it is above the present one. */
const wantsArbitrary = fc.record({
  sessionEnd: fc.boolean(),
  plan: fc.boolean(),
  defeat: fc.boolean(),
  soon: fc.boolean(),
  chapter: fc.boolean(),
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
    const { ended } = report;
    const all = happeningsOf({
      characterId,
      from,
      until: to,
      before: before.shown,
      ended,
      report,
      troubles,
      after,
      timeline,
    });
    found.push(...all.filter((happening) => isWanted(happening, wants)));
    from = to;
  }
  return found;
}

/** The work of a look: without a limit, or so little that it is used up before anything happens. */
const mostArbitrary = fc.oneof(fc.constant(undefined), fc.integer({ min: 1, max: 2_000 }));

/** Looks ahead to the end, with work for `most` at most. */
function nextCheck(ahead: Ahead, most?: number): number {
  const parts = lookAhead(ahead, most);
  for (;;) {
    const part = parts.next();
    if (part.done === true) return part.value;
  }
}

test('nothing that a device wants to be told happens before the next check, and something at it', () => {
  let hits = 0;
  fc.assert(
    fc.property(sceneArbitrary, wantsArbitrary, mostArbitrary, (scene, chosen, most) => {
      const { state, timeline, at, until } = scene;
      const wants = wantsOf(chosen, state.shown);
      const checkAt = nextCheck({ characterId, state, timeline, at, wanted: [wants] }, most);
      expect(checkAt).toBeGreaterThan(at);
      const quietUntil = Math.min(checkAt - 1, until);
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
      expect(nextCheck({ characterId, state, timeline, at, wanted: [] })).toBe(NO_CHECK);
      const atRest = { ...state, shown: { ...state.shown, action: null } };
      expect(nextCheck({ characterId, state: atRest, timeline, at, wanted: [everything] })).toBe(NO_CHECK);
    }),
    runs(50),
  );
});

test('a look is over when its work is used up, and the next one goes on from there', () => {
  let parts = 0;
  fc.assert(
    fc.property(plannedArbitrary, wantsArbitrary, ({ state, timeline, at }, chosen) => {
      const most = 1_000;
      const wants = wantsOf(chosen, state.shown);
      const look = lookAhead({ characterId, state, timeline, at, wanted: [wants] }, most);
      let work = 0;
      for (let part = look.next(); part.done !== true; part = look.next()) {
        parts += 1;
        work += part.value;
        expect(work).toBeLessThan(most);
      }
    }),
    runs(200),
  );
  expect(parts).toBeGreaterThan(100);
});
