import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { imbalancesOf } from '../chronicle/balance.ts';
import {
  addChronicles,
  CHRONICLE_COLUMNS,
  CHRONICLE_TABLES,
  type Chronicle,
  type ChronicleRows,
  type ChronicleTable,
  EMPTY_CHRONICLE,
  MOST_ROWS,
} from '../chronicle/chronicle.ts';
import { chronicleOfCommand } from '../chronicle/command-entries.ts';
import { type FirstKind, FirstsRecorder, firstKey } from '../chronicle/firsts.ts';
import { openingChronicle } from '../chronicle/opening.ts';
import { firstsOf, settleByDay } from '../chronicle/settle-by-day.ts';
import {
  addToEncoded,
  decodeChronicle,
  encodeChronicle,
  STORED_CHRONICLE,
} from '../chronicle/stored-chronicle.ts';
import { advance } from '../settle/advance.ts';
import { IdleReportRecorder } from '../settle/idle-report-recorder.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import type { State } from '../state/state.ts';
import { readStored, versionOf } from '../stored/stored-format.ts';
import {
  type CommandSequence,
  cutInstants,
  cutsArbitrary,
  mutableState,
  PROPERTY_TIMEOUT,
  playSequence,
  runs,
  sceneArbitrary,
  sequenceArbitrary,
} from '../testing/index.ts';
import { type Timeline, worldAt } from '../world/world.ts';
import { difference, possessions } from './bookkeeper.ts';

/**
 * Tests that the chronicle of a character explains what it owns, and does not depend on when it is settled.
 */

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT });

/** Settles and returns the chronicle with the time added, firsts included. */
function recorded(
  state: State,
  timeline: Timeline,
  from: number,
  until: number,
  before: Chronicle,
): Chronicle {
  let chronicle = before;
  for (const part of settleByDay(state, timeline, from, until).parts) {
    const firsts = firstsOf(part, timeline, part.candidates);
    chronicle = addChronicles(chronicle, { ...part.chronicle, firsts });
  }
  return chronicle;
}

/** Plays a sequence. Returns its last state and the chronicle from its begin. */
function chronicled(sequence: CommandSequence): { state: State; chronicle: Chronicle } {
  const [{ world }] = sequence.timeline as [Timeline[number]];
  let chronicle = openingChronicle(sequence.state.shown, world);
  const { state } = playSequence(sequence, {
    settle(draft, timeline, from, until) {
      chronicle = recorded(draft, timeline, from, until, chronicle);
    },
    given({ at }, _before, _after, outcome) {
      if ('refused' in outcome) return;
      chronicle = addChronicles(chronicle, chronicleOfCommand(outcome, worldAt(sequence.timeline, at)));
    },
  });
  return { state, chronicle };
}

test('the opening, what came and what went are what is owned, for each item and for gold', () => {
  fc.assert(
    fc.property(sequenceArbitrary, (sequence) => {
      const { state, chronicle } = chronicled(sequence);
      expect(imbalancesOf(chronicle, state.shown)).toEqual([]);
      const changed = difference(possessions(sequence.state.shown), possessions(state.shown));
      for (const [itemId, row] of chronicle.items) {
        if (row.includes(MAX_AMOUNT)) continue;
        const of = (column: 'returned' | 'delivered' | 'rewarded') =>
          row[CHRONICLE_COLUMNS.items.indexOf(column)] as number;
        const [came, went] = [
          [...row.slice(1, 8), of('returned'), of('rewarded')],
          [...row.slice(8, 16), of('delivered')],
        ].map((amounts) => amounts.reduce((sum, amount) => sum + BigInt(amount), 0n));
        expect((came ?? 0n) - (went ?? 0n)).toBe(changed.get(itemId) ?? 0n);
      }
    }),
    runs(200),
  );
});

test('settling in parts gives the same chronicle as settling at once, and the same state as without it', () => {
  fc.assert(
    fc.property(sceneArbitrary, cutsArbitrary, ({ state, timeline, at, until }, cuts) => {
      const [whole, parts, plain] = [mutableState(state), mutableState(state), mutableState(state)];
      const atOnce = recorded(whole, timeline, at, until, EMPTY_CHRONICLE);
      let chronicle = EMPTY_CHRONICLE;
      let from = at;
      for (const cut of [...cutInstants({ state, timeline, at, until }, cuts), until]) {
        chronicle = recorded(parts, timeline, from, cut, chronicle);
        from = Math.max(from, cut);
      }
      expect(encodeChronicle(chronicle)).toEqual(encodeChronicle(atOnce));
      advance(plain, timeline, until);
      expect(whole).toEqual(plain);
    }),
    runs(300),
  );
});

test('the firsts of a part have the instants that settling it once more gives', () => {
  const kinds = new Set<FirstKind>();
  fc.assert(
    fc.property(sceneArbitrary, ({ state, timeline, at, until }) => {
      for (const part of settleByDay(mutableState(state), timeline, at, until).parts) {
        const { before, candidates, firstsAt } = part;
        if (firstsAt === null) continue;
        const recorder = new FirstsRecorder(before.shown, timeline);
        advance({ ...before }, timeline, part.until, recorder);
        const wanted = new Set(candidates.map(firstKey));
        const played = recorder.firsts.filter((first) => wanted.has(firstKey(first)));
        expect(firstsOf(part, timeline, candidates)).toEqual(played);
        for (const { kind } of played) kinds.add(kind);
      }
    }),
    runs(300),
  );
  expect([...kinds]).toEqual(expect.arrayContaining(['level', 'trophy', 'pet']));
});

test('the report of a chronicled settlement is the report of the whole', () => {
  fc.assert(
    fc.property(sceneArbitrary, ({ state, timeline, at, until }) => {
      // A recorder records one session (`properties/plan.test.ts` has those of plans).
      fc.pre(state.shown.plan?.status !== 'active');
      const [one, other] = [mutableState(state), mutableState(state)];
      const recorder = new IdleReportRecorder();
      advance(other, timeline, until, recorder);
      const { report } = settleByDay(one, timeline, at, until);
      expect(report).toEqual(recorder.between(state.shown, other.shown));
    }),
    runs(100),
  );
});

test('what is stored is read as it was', () => {
  fc.assert(
    fc.property(sequenceArbitrary, (sequence) => {
      const { chronicle } = chronicled(sequence);
      const text: unknown = JSON.parse(JSON.stringify(encodeChronicle(chronicle)));
      const read = decodeChronicle(readStored(STORED_CHRONICLE, text, versionOf(STORED_CHRONICLE)));
      expect(encodeChronicle(read)).toEqual(encodeChronicle(chronicle));
      expect(read.items).toEqual(chronicle.items);
      expect(read.firsts).toEqual(chronicle.firsts);
    }),
    runs(60),
  );
});

test('an entry is added to the encoded chronicle as to the chronicle, also when its tables are full', () => {
  fc.assert(
    fc.property(sequenceArbitrary, sequenceArbitrary, fc.boolean(), (sequence, other, isFull) => {
      const own = chronicled(sequence).chronicle;
      const chronicle = isFull ? { ...own, ...fullTables(own) } : own;
      const entry = chronicled(other).chronicle;
      const sum = addToEncoded(encodeChronicle(chronicle), entry);
      expect(sum).toEqual(encodeChronicle(addChronicles(chronicle, entry)));
    }),
    runs(60),
  );
});

/** Tables with as many rows as they may have: those of the chronicle, and rows with higher ids. */
function fullTables(chronicle: Chronicle): Record<ChronicleTable, ChronicleRows> {
  const full = CHRONICLE_TABLES.map((table): [ChronicleTable, ChronicleRows] => {
    const rows = new Map(chronicle[table]);
    const row = CHRONICLE_COLUMNS[table].map((_, column) => (column === 0 ? 1 : 0));
    for (let id = 1_000_000; rows.size < MOST_ROWS[table]; id++) rows.set(id, row);
    return [table, rows];
  });
  return Object.fromEntries(full) as Record<ChronicleTable, ChronicleRows>;
}
