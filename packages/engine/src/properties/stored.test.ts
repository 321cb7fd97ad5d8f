import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { addChronicles, type Chronicle } from '../chronicle/chronicle.ts';
import { chronicleOfCommand } from '../chronicle/command-entries.ts';
import { openingChronicle } from '../chronicle/opening.ts';
import { settleByDay } from '../chronicle/settle-by-day.ts';
import { addToEncoded, encodeChronicle, STORED_CHRONICLE } from '../chronicle/stored-chronicle.ts';
import { COMMAND_SHAPES } from '../commands/command-shapes.ts';
import { addReports, EMPTY_REPORT, type IdleReport } from '../settle/idle-report.ts';
import { STORED_IDLE_REPORT } from '../settle/stored-idle-report.ts';
import type { State } from '../state/state.ts';
import { STORED_STATE } from '../state/stored-state.ts';
import { readStored, type StoredFormat, versionOf } from '../stored/stored-format.ts';
import {
  type CommandSequence,
  cutInstants,
  cutsArbitrary,
  mutableState,
  PROPERTY_TIMEOUT,
  plannedArbitrary,
  playSequence,
  runs,
  sequenceArbitrary,
} from '../testing/index.ts';
import { type Timeline, worldAt } from '../world/world.ts';

/**
 * Tests that all JSON that a play writes is read again by its own reader, with every kind of command and of a
 * plan's step. A shape that is narrower than what is written would lock the player out.
 */

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT });

const isReadAsWritten = <T>(format: StoredFormat<T>, value: T): void => {
  const text = JSON.stringify(value);
  expect(JSON.stringify(readStored(format, JSON.parse(text), versionOf(format)))).toBe(text);
};

/** What is stored with a character: in its row, its snapshots, its chronicle and its idle reports. */
class StoredCharacter {
  /** Of the absence so far: a job settles the character in parts, and the player has opened nothing. */
  report: IdleReport = EMPTY_REPORT;
  readonly steps = new Set<string>();
  #chronicle: Chronicle;

  constructor(state: State, timeline: Timeline, at: number) {
    this.#chronicle = openingChronicle(state.shown, worldAt(timeline, at));
    this.#check(state);
  }

  settle(state: State, timeline: Timeline, from: number, until: number): void {
    const { report, parts } = settleByDay(state, timeline, from, until);
    this.report = addReports(this.report, report);
    for (const { chronicle } of parts) this.add(chronicle);
    for (const { name, skipped } of report.steps) this.steps.add(skipped === null ? name : `${name} skipped`);
    isReadAsWritten(STORED_IDLE_REPORT, report);
    isReadAsWritten(STORED_IDLE_REPORT, this.report);
    this.#check(state);
  }

  /** Adds an entry as the open day of the chronicle does, and as the sums do. */
  add(entry: Chronicle): void {
    isReadAsWritten(STORED_CHRONICLE, encodeChronicle(entry));
    isReadAsWritten(STORED_CHRONICLE, addToEncoded(encodeChronicle(this.#chronicle), entry));
    this.#chronicle = addChronicles(this.#chronicle, entry);
  }

  #check(state: State): void {
    isReadAsWritten(STORED_STATE, state);
    isReadAsWritten(STORED_CHRONICLE, encodeChronicle(this.#chronicle));
  }
}

/** The most seeds from which further sequences are drawn, twenty of each. */
const MORE_SEEDS = 30;

/** @returns the names of the commands that were executed */
function playStored(sequence: CommandSequence): readonly string[] {
  const { timeline, state } = sequence;
  const stored = new StoredCharacter(state, timeline, 0);
  const executed: string[] = [];
  playSequence(sequence, {
    settle: (draft, _timeline, from, until) => stored.settle(draft, timeline, from, until),
    given({ at, command }, _before, after, outcome) {
      if ('refused' in outcome) return;
      executed.push(command.name);
      const input: unknown = JSON.parse(JSON.stringify(command.input));
      expect(COMMAND_SHAPES[command.name](input)).toBeNull();
      stored.add(chronicleOfCommand(outcome, worldAt(timeline, at)));
      isReadAsWritten(STORED_STATE, after);
    },
  });
  return executed;
}

test('state, chronicle, reports and logged inputs of any commands are read as they were written', () => {
  const names = new Set<string>();
  fc.assert(
    fc.property(sequenceArbitrary, (sequence) => {
      for (const name of playStored(sequence)) names.add(name);
    }),
    runs(150),
  );
  // Some are seldom executed. What the seed of the run has not brought comes from further sequences.
  const missing = (): string[] =>
    ['set-plan', 'save-plan', 'sell', 'undo-sale', 'begin-hunting'].filter((name) => !names.has(name));
  for (let seed = 1; missing().length > 0 && seed <= MORE_SEEDS; seed++)
    for (const sequence of fc.sample(sequenceArbitrary, { seed, numRuns: 20 }))
      for (const name of playStored(sequence)) names.add(name);
  expect(missing()).toEqual([]);
});

test('all that an absence under a plan writes is read as it was written', () => {
  const steps = new Set<string>();
  let paid = 0;
  fc.assert(
    fc.property(plannedArbitrary, cutsArbitrary, (scene, cuts) => {
      const { timeline, at, until } = scene;
      const draft = mutableState(scene.state);
      const stored = new StoredCharacter(draft, timeline, at);
      let from = at;
      for (const to of [...cutInstants(scene, cuts), until]) {
        stored.settle(draft, timeline, from, to);
        from = to;
      }
      for (const step of stored.steps) steps.add(step);
      if (stored.report.steps.some(({ gold }) => gold < 0)) paid += 1;
    }),
    runs(300),
  );
  for (const step of ['begin-crafting', 'begin-hunting', 'travel', 'sell', 'travel skipped'])
    expect(steps).toContain(step);
  expect(paid).toBeGreaterThan(0);
});
