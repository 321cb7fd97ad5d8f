import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { maxHealthOf } from '../character/health.ts';
import { COMMANDS } from '../commands/registry.ts';
import { entriesOf } from '../state/amounts.ts';
import { levelOf, MAX_EXPERIENCE, UNITS_PER_POINT } from '../state/experience.ts';
import { LOG_LINES, type State } from '../state/state.ts';
import {
  mutableState,
  PROPERTY_TIMEOUT,
  playSequence,
  runs,
  sceneArbitrary,
  sequenceArbitrary,
  settle,
} from '../testing/index.ts';

/**
 * Tests with random commands: each state is valid, a refusal changes nothing, and a state does not change
 * when it is written as JSON and read again.
 */

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT });

/** Every number in a value, with its path. */
function* numbersIn(value: unknown, path = ''): Iterable<readonly [path: string, value: number]> {
  if (typeof value === 'number') yield [path, value];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) yield* numbersIn(part, `${path}.${key}`);
  }
}

function expectSound({ shown, hidden }: State): void {
  for (const [path, value] of numbersIn({ shown, hidden })) {
    if (!(Number.isSafeInteger(value) && value >= 0)) expect.fail(`${path} is ${value}`);
  }
  for (const amounts of [shown.inventory, shown.trophies, shown.cards, hidden.pendingEnemies]) {
    const ids = entriesOf(amounts).map(([id]) => id);
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
    expect(entriesOf(amounts).map(([, amount]) => amount)).not.toContain(0);
  }
  expect(shown.health).toBeLessThanOrEqual(maxHealthOf(shown));
  if (shown.action === null) expect(shown.health).toBeGreaterThan(0);
  expect(Math.max(...shown.experience)).toBeLessThanOrEqual(MAX_EXPERIENCE);
  expect(levelOf(Math.max(...shown.experience))).toBeLessThanOrEqual(100);
  expect(Math.max(...hidden.fractions)).toBeLessThan(UNITS_PER_POINT);
  expect(shown.combatLog.length).toBeLessThanOrEqual(LOG_LINES);
  expect(shown.equipment.foodAmount === undefined).toBe(shown.equipment.food === undefined);
  expect(shown.equipment.foodAmount).not.toBe(0);
  expect(hidden.session === null).toBe(shown.action === null);
}

test('every number of a state is always a safe integer of at least 0', () => {
  fc.assert(
    fc.property(sceneArbitrary, ({ state, timeline, until }) => {
      expectSound(state);
      const draft = mutableState(state);
      settle(draft, timeline, until);
      expectSound(draft);
    }),
    runs(300),
  );
});

test('a refused command leaves the same state object, and its definition lists the code', () => {
  fc.assert(
    fc.property(sequenceArbitrary, (sequence) => {
      playSequence(sequence, {
        given({ command }, before, after, outcome) {
          expectSound(after);
          if (!('refused' in outcome)) return;
          expect(['amount/invalid', ...COMMANDS[command.name].refusals]).toContain(outcome.refused);
          expect(after.shown).toBe(before.shown);
          expect(after.hidden).toBe(before.hidden);
        },
      });
    }),
    runs(350),
  );
});

test('neither commands nor time modify the halves of an earlier state', () => {
  fc.assert(
    fc.property(sequenceArbitrary, (sequence) => {
      const first = JSON.stringify(sequence.state);
      const seen: (readonly [State, string])[] = [];
      playSequence(sequence, {
        given(_given, before, after) {
          seen.push([before, JSON.stringify(before)], [mutableState(after), JSON.stringify(after)]);
        },
      });
      expect(JSON.stringify(sequence.state)).toBe(first);
      for (const [state, json] of seen) expect(JSON.stringify(state)).toBe(json);
    }),
    runs(100),
  );
});

test('a state that went through JSON continues in the same way', () => {
  fc.assert(
    fc.property(sceneArbitrary, ({ state, timeline, until }) => {
      const stored: State = JSON.parse(JSON.stringify(state));
      const kept = mutableState(state);
      settle(stored, timeline, until);
      settle(kept, timeline, until);
      expect(stored).toEqual(kept);
      expect(JSON.stringify(stored)).toBe(JSON.stringify(kept));
    }),
    runs(300),
  );
});
