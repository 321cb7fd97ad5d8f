import { describe, expect, test } from 'vitest';
import type { State } from '../state/state.ts';
import { CELLAR, CROWN, inDungeon, KING, LATCHKEY, littleDungeon, RAT } from '../testing/dungeon-world.ts';
import { START, testState } from '../testing/index.ts';
import type { Timeline } from '../world/world.ts';
import { advance } from './advance.ts';
import { addReports, type IdleReport, isEmptyReport } from './idle-report.ts';
import { IdleReportRecorder } from './idle-report-recorder.ts';

/** Settles a state to an instant and returns the report of that time. */
function reportUntil(state: State, timeline: Timeline, until: number): IdleReport {
  const before = state.shown;
  const recorder = new IdleReportRecorder();
  advance(state, timeline, until, recorder);
  return recorder.between(before, state.shown);
}

describe('the report of two runs of a dungeon', () => {
  const timeline = littleDungeon();

  test('has kills, loot, keys, runs and how the session ended', () => {
    const report = reportUntil(inDungeon(2, timeline), timeline, START + 60_000);
    expect(report).toMatchObject({
      action: { kind: 'dungeon', id: CELLAR },
      gained: [{ source: 'looted', itemId: CROWN, amount: 4 }],
      // This is the key of the second run. The begin of the session took that of the first run before this
      // report.
      used: [{ itemId: LATCHKEY, amount: 1 }],
      kills: [
        { enemyId: RAT, amount: 4 },
        { enemyId: KING, amount: 2 },
      ],
      runs: [{ dungeonId: CELLAR, amount: 2 }],
      ended: { at: START + 33_000, reason: 'done', enemyId: null },
      begun: { step: { name: 'begin-dungeon', input: { dungeonId: CELLAR, runs: 2 } }, plan: null },
    });
  });

  test('continues where the one before ended', () => {
    const state = inDungeon(2, timeline);
    const first = reportUntil(state, timeline, START + 15_000);
    expect(first).toMatchObject({ runs: [{ amount: 1 }], ended: null });
    const both = addReports(first, reportUntil(state, timeline, START + 60_000));
    expect(both).toEqual(reportUntil(inDungeon(2, timeline), timeline, START + 60_000));
    const resting = reportUntil(state, timeline, START + 90_000);
    expect(isEmptyReport(resting)).toBe(true);
    expect(addReports(both, resting)).toEqual(both);
  });

  test('has no end of a session when another session is running', () => {
    const first = reportUntil(inDungeon(1, timeline), timeline, START + 60_000);
    const next = reportUntil(inDungeon(2, timeline), timeline, START + 10_000);
    expect(first.ended).not.toBeNull();
    expect(addReports(first, next).ended).toBeNull();
  });
});

test('the report of a character without a session is empty', () => {
  const report = reportUntil(testState(), littleDungeon(), START + 60_000);
  expect(report).toMatchObject({ action: null, ended: null });
  expect(isEmptyReport(report)).toBe(true);
});
