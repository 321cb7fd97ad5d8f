import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  addChronicles,
  CHRONICLE_COLUMNS,
  CHRONICLE_TABLES,
  type Chronicle,
  type ChronicleTable,
  EMPTY_CHRONICLE,
  namedRow,
} from '../chronicle/chronicle.ts';
import { chronicleOfCommand } from '../chronicle/command-entries.ts';
import { countedMoment } from '../chronicle/counted-moment.ts';
import { FIRST_KINDS, type First, firstKey } from '../chronicle/firsts.ts';
import { bestNight, NIGHT_FIGURES } from '../chronicle/nights.ts';
import { firstsOf, settleByDay } from '../chronicle/settle-by-day.ts';
import type { Command } from '../commands/registry.ts';
import { applyMoment } from '../events/apply.ts';
import type { Moment } from '../events/registry.ts';
import { advance } from '../settle/advance.ts';
import { EventRecorder } from '../settle/event-recorder.ts';
import { amountsOf } from '../state/amounts.ts';
import { EXPERIENCE_TABLE } from '../state/experience.ts';
import type { State } from '../state/state.ts';
import {
  ChronicleBookkeeper,
  type CommandSequence,
  DUNGEONS,
  ITEM_IDS,
  KEYS,
  mutableState,
  type NamedSums,
  PROPERTY_TIMEOUT,
  playSequence,
  runs,
  START,
  seedArbitrary,
  sequenceArbitrary,
  waitArbitrary,
} from '../testing/index.ts';
import { SKILL_COUNT } from '../world/skills.ts';
import { type Timeline, worldAt } from '../world/world.ts';

/**
 * Tests that the sums of a chronicle are those of the events. A `ChronicleBookkeeper` adds them up from the
 * events that pages fold; the chronicle comes from settlements and commands, as the server keeps it. Compared
 * are all columns of these tables, for each id:
 * - `enemies`: kills and defeats
 * - `dungeons`: runs
 * - `items`: each origin, each use, `returned`, and luck (`expected`, `variance`)
 * - `regions`: time by kind of action
 * - `skills`: experience
 * - `gold`: each way, `returned`, and of both what keys brought
 * and the firsts with their instants, and the best night of each figure with its begin. `opening` is 0 in
 * both, because this chronicle begins empty; `chronicle.test.ts` compares it with what is owned.
 */

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT });

/** The tables whose columns are compared. */
const COMPARED = [
  'enemies',
  'dungeons',
  'items',
  'regions',
  'skills',
  'gold',
] as const satisfies readonly ChronicleTable[];

/** The other tables of a chronicle, each with the reason why it is not compared. */
const NOT_COMPARED: Readonly<Record<string, string>> = {};

/** What the sequences must bring, so that each column and each kind of first is compared with more than 0. */
const BROUGHT: readonly string[] = [
  ...COMPARED.flatMap((table) => CHRONICLE_COLUMNS[table].map((column) => `${table} ${column}`)),
  ...FIRST_KINDS,
  ...NIGHT_FIGURES.map((figure) => `night ${figure}`),
].filter((name) => !name.endsWith(' opening'));

/** Milliseconds after the last command: up to 30 hours, so that sessions and plans end and days change. */
const restArbitrary = fc.oneof(waitArbitrary, fc.nat(108_000_000));

/** The steps of three sequences, one after the other. */
const longSequence: fc.Arbitrary<CommandSequence> = fc
  .tuple(sequenceArbitrary, sequenceArbitrary, sequenceArbitrary)
  .map(([one, two, three]) => ({ ...one, steps: [...one.steps, ...two.steps, ...three.steps] }));

/** A long sequence that begins with runs of a dungeon. The character has high levels and all items. */
const richSequence: fc.Arbitrary<CommandSequence> = fc
  .tuple(longSequence, fc.nat(DUNGEONS.length - 1), fc.integer({ min: 1, max: 20 }), seedArbitrary)
  .map(([{ timeline, state, steps }, place, amount, key]) => {
    const command: Command = {
      name: 'begin-dungeon',
      input: { dungeonId: DUNGEONS[place] ?? 0, runs: amount, rest: false, key },
    };
    const shown = {
      ...state.shown,
      regionId: place + 1,
      inventory: amountsOf(Object.fromEntries(ITEM_IDS.map((id) => [id, 1_000]))),
      experience: new Array<number>(SKILL_COUNT).fill(EXPERIENCE_TABLE[98] ?? 0),
    };
    return { timeline, state: { ...state, shown }, steps: [{ wait: 0, command }, ...steps] };
  });

/** A rich sequence that begins with the sale of a key, which is undone: other sequences seldom undo one. */
const keySequence: fc.Arbitrary<CommandSequence> = richSequence.map(({ steps, ...rich }) => {
  const sell: Command = { name: 'sell', input: { itemId: KEYS[0], amount: 1 } };
  const undo: Command = { name: 'undo-sale', input: { saleId: START } };
  return { ...rich, steps: [{ wait: 0, command: sell }, { wait: 1_000, command: undo }, ...steps] };
});

const anySequence = fc.oneof({ weight: 4, arbitrary: longSequence }, richSequence, keySequence);

interface Kept {
  readonly chronicle: Chronicle;
  readonly bookkeeper: ChronicleBookkeeper;
  /** Kills and runs by id, as a page counts them from its frames. */
  readonly counted: { readonly enemies: NamedSums; readonly dungeons: NamedSums };
}

/** How often each id stands in a list, as sums of a column. */
const countedSums = (ids: readonly number[], column: string): NamedSums =>
  Object.fromEntries(
    [...new Set(ids)].map((id) => [id, { [column]: ids.filter((other) => other === id).length }]),
  );

/** Plays a sequence and the rest. Returns its chronicle, and the sums of its events. */
function kept(sequence: CommandSequence, rest: number): Kept {
  const { timeline } = sequence;
  const bookkeeper = new ChronicleBookkeeper(sequence.state.shown, timeline, START);
  let chronicle = EMPTY_CHRONICLE;
  let held = sequence.state.shown;
  const enemyIds: number[] = [];
  const dungeonIds: number[] = [];
  const receive = (moment: Moment): void => {
    bookkeeper.record(moment);
    const counted = countedMoment(moment, held);
    enemyIds.push(...counted.enemyIds);
    dungeonIds.push(...counted.dungeonIds);
    held = applyMoment(held, moment);
  };
  const settle = (state: State, _timeline: Timeline, from: number, until: number): void => {
    const recorder = new EventRecorder();
    advance(mutableState(state), timeline, until, recorder);
    for (const moment of recorder.moments) receive(moment);
    bookkeeper.countTime(until);
    for (const part of settleByDay(state, timeline, from, until).parts) {
      const firsts = firstsOf(part, timeline, part.candidates);
      chronicle = addChronicles(addChronicles(chronicle, part.chronicle), { ...EMPTY_CHRONICLE, firsts });
    }
  };
  const { state, at: last } = playSequence(sequence, {
    settle,
    given({ at }, _before, _after, outcome) {
      if ('refused' in outcome) return;
      receive(outcome);
      chronicle = addChronicles(chronicle, chronicleOfCommand(outcome, worldAt(timeline, at)));
    },
  });
  settle(state, timeline, last, last + rest);
  const counted = {
    enemies: countedSums(enemyIds, 'kills'),
    dungeons: countedSums(dungeonIds, 'runs'),
  };
  return { chronicle, bookkeeper, counted };
}

/** The sums of a table of a chronicle with the names of their columns, without those of 0. */
const namedSums = (chronicle: Chronicle, table: ChronicleTable): NamedSums =>
  Object.fromEntries(
    [...chronicle[table]].map(([id, row]) => [
      id,
      Object.fromEntries(Object.entries(namedRow(table, row)).filter(([, sum]) => sum !== 0)),
    ]),
  );

/** The kills of each enemy, without its victories over the character. */
const onlyKills = (sums: NamedSums): NamedSums =>
  Object.fromEntries(
    Object.entries(sums).flatMap(([id, { kills }]) => (kills === undefined ? [] : [[id, { kills }]])),
  );

const inOrder = (firsts: readonly First[]): readonly First[] =>
  firsts.toSorted((one, other) => firstKey(one) - firstKey(other));

test('each table of a chronicle is compared with the events, or it is said why not', () => {
  const tables = [...COMPARED, ...Object.keys(NOT_COMPARED)];
  expect(tables.toSorted()).toEqual(CHRONICLE_TABLES.toSorted());
});

/** The most seeds from which further sequences are drawn, twenty of each. */
const MORE_SEEDS = 30;

test('the sums and the firsts of a chronicle are those of the events', () => {
  const brought = new Set<string>();
  const compare = (sequence: CommandSequence, rest: number): void => {
    const { chronicle, bookkeeper, counted } = kept(sequence, rest);
    expect(counted.dungeons).toEqual(bookkeeper.sums('dungeons'));
    expect(counted.enemies).toEqual(onlyKills(bookkeeper.sums('enemies')));
    for (const table of COMPARED) {
      const sums = bookkeeper.sums(table);
      expect(namedSums(chronicle, table)).toEqual(sums);
      for (const row of Object.values(sums))
        for (const column of Object.keys(row)) brought.add(`${table} ${column}`);
    }
    expect(inOrder(chronicle.firsts)).toEqual(inOrder(bookkeeper.firsts));
    for (const { kind } of bookkeeper.firsts) brought.add(kind);
    for (const figure of NIGHT_FIGURES) {
      const best = bestNight(bookkeeper, figure);
      expect(bestNight(chronicle, figure)?.[figure]).toBe(best?.[figure]);
      expect(bestNight(chronicle, figure)?.from).toBe(best?.from);
      if (best !== null) brought.add(`night ${figure}`);
    }
  };
  fc.assert(fc.property(anySequence, restArbitrary, compare), runs(200));
  // Some are seldom brought. What the seed of the run has not brought comes from further sequences.
  for (let seed = 1; BROUGHT.some((name) => !brought.has(name)) && seed <= MORE_SEEDS; seed++)
    for (const [sequence, rest] of fc.sample(fc.tuple(anySequence, restArbitrary), { seed, numRuns: 20 }))
      compare(sequence, rest);
  expect([...brought].toSorted()).toEqual(BROUGHT.toSorted());
});
