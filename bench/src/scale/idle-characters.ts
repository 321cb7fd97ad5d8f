import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import {
  addAmounts,
  craftableAmount,
  createState,
  entriesOf,
  execute,
  idleTime,
  type State,
  withSupplied,
} from '@slumberfell/engine';
import { seededRandom } from '@slumberfell/engine/testing';
import type { PlayerCommand } from '@slumberfell/protocol';
import { randomSeed, sessionEnd } from '@slumberfell/server/benchmarks';
import { encodeState, encodeTexts } from '@slumberfell/server/characters';
import { type CharacterRow, rankingRowsOf } from '../population/character-row.ts';
import { dungeon, ingot, REGION, timeline, veteran, world } from '../veteran.ts';
import { veteranState } from '../veteran-game.ts';

/** The activities of sessions. The character with index i has activity i, modulo 4. */
export const ACTIVITIES = ['gathering', 'crafting', 'hunting', 'dungeon'] as const;
type Activity = (typeof ACTIVITIES)[number];

/** Id of the item that new characters gather in the first region, 5 s per action. */
const FLAX = 1010;
const FIRST_REGION = 1;
/** Id of the item that regular players and veterans gather, in the veterans' region. */
const ORE = world.craft(ingot)?.requiredComponents[0]?.itemId ?? 0;
/** Number of runs that a dungeon session begins with: more than its idle time allows. */
const RUNS = 5_000;

/**
 * One in ten characters is a veteran, with the state of `veteranState`. Of the characters that gather, every
 * second one is a new character. All others are regular players.
 */
const VETERANS = 10;
/** The share of a veteran's trophies, cards and kinds of items that a regular player has. */
const REGULAR = 0.2;
/** The ended sessions of the benchmark ended at most this many ms before `now`. */
const ENDED_WITHIN = 60_000;

/**
 * How many characters the benchmark inserts. Their ids start at 1: first those without a session, then those
 * with a running session, then those with an ended session.
 */
export interface IdleCharacters {
  /** How many veterans have no session. They execute commands in the benchmark. */
  readonly resting: number;
  /**
   * How many characters have a running session, with a state that the engine computed. The sessions began at
   * random instants within their idle time.
   */
  readonly running: number;
  /** How many characters have a session that ended within the last minute and is not settled. */
  readonly ended: number;
  /** The current instant, epoch ms. */
  readonly now: number;
}

export function* idleCharacterRows({
  resting,
  running,
  ended,
  now,
}: IdleCharacters): Generator<CharacterRow> {
  const random = seededRandom(2026);
  const states = { new: newcomer(), regular: regular(), veteran: withMaterials(veteranState()) };
  let id = 1;
  for (; id <= resting; id++) yield restingRow(id, states.veteran, now);
  for (let index = 0; index < running + ended; index++, id++) {
    const activity = ACTIVITIES[index % ACTIVITIES.length] as Activity;
    const turn = Math.floor(index / ACTIVITIES.length);
    const isNew = activity === 'gathering' && turn % 2 === 0;
    const stage = isNew ? 'new' : turn % VETERANS === VETERANS - 1 ? 'veteran' : 'regular';
    yield index < running
      ? runningRow(id, states[stage], activity, now, random)
      : endedRow(id, states[stage], activity, now, random);
  }
}

/** The activity of the running character with this index. */
export const activityOf = (index: number): Activity => ACTIVITIES[index % ACTIVITIES.length] as Activity;

export const isFight = (activity: Activity): boolean => activity === 'hunting' || activity === 'dungeon';

const newcomer = (): State => createState(compileWorld(shippedWorldDirectory).newCharacter, 0);

function regular(): State {
  const state = veteran();
  const { trophies, cards, inventory } = veteranState().shown;
  const some = (amounts: readonly number[]): number[] =>
    amounts.slice(0, 2 * Math.floor((amounts.length * REGULAR) / 2));
  state.shown = { ...state.shown, trophies: some(trophies), cards: some(cards), inventory: some(inventory) };
  return withMaterials(state);
}

/** Adds the materials and keys for all activities, and sets the idle time that follows from the trophies. */
function withMaterials(state: State): State {
  const materials = entriesOf(veteran().shown.inventory).map(([itemId, amount]) => ({ itemId, amount }));
  const inventory = addAmounts(state.shown.inventory, materials);
  const totalIdleTime = idleTime(state.shown.trophies, world);
  return { ...state, shown: { ...state.shown, inventory, totalIdleTime } };
}

function commandFor(activity: Activity, { shown }: State): PlayerCommand {
  const make = (itemId: number): PlayerCommand => {
    const recipe = world.craft(itemId);
    if (recipe === undefined) throw new Error(`item ${itemId} cannot be made`);
    return { name: 'begin-crafting', input: { itemId, amount: craftableAmount(shown, recipe, world) } };
  };
  switch (activity) {
    case 'gathering':
      return make(shown.regionId === FIRST_REGION ? FLAX : ORE);
    case 'crafting':
      return make(ingot);
    case 'hunting':
      return { name: 'begin-hunting', input: { regionId: REGION } };
    case 'dungeon':
      return { name: 'begin-dungeon', input: { dungeonId: dungeon.id, runs: RUNS } };
  }
}

interface Begun {
  readonly before: State;
  readonly state: State;
  readonly command: { readonly name: string; readonly input: string; readonly at: number };
  readonly end: number;
}

/**
 * Returns the state right before and right after a command that starts a session at the instant `at`. Each
 * session has its own seed.
 */
function begun(before: State, activity: Activity, at: number): Begun {
  const settled: State = { ...before, shown: { ...before.shown, eventAt: at, healthAt: at } };
  const state: State = { ...settled };
  const command = withSupplied(commandFor(activity, state), randomSeed);
  const outcome = execute(state, command, timeline, at);
  const end = sessionEnd(state, timeline);
  if ('refused' in outcome || end === null)
    throw new Error(`${activity} cannot be started: ${JSON.stringify(outcome)}`);
  return {
    before: settled,
    state,
    command: { name: command.name, input: JSON.stringify(command.input), at },
    end,
  };
}

/**
 * A character with a running session. The session began at a random instant within the idle time before
 * `now`, because a population starts sessions at all times of the day.
 */
function runningRow(
  id: number,
  before: State,
  activity: Activity,
  now: number,
  random: () => number,
): CharacterRow {
  const longest = before.shown.totalIdleTime * 1_000;
  for (let age = Math.floor(random() * longest); ; age = Math.floor(age / 2)) {
    const session = begun(before, activity, now - age);
    if (session.end > now) return rowOf(id, session);
    if (age === 0) throw new Error(`${activity} ends at once`);
  }
}

function endedRow(
  id: number,
  before: State,
  activity: Activity,
  now: number,
  random: () => number,
): CharacterRow {
  let session = begun(before, activity, now - before.shown.totalIdleTime * 1_000);
  // Each attempt has a new seed, which gives the session another length. One or two attempts find a session
  // that has ended.
  while (session.end > now) {
    const later = session.end - now + Math.floor(random() * ENDED_WITHIN);
    session = begun(before, activity, session.command.at - later);
  }
  return rowOf(id, session);
}

function rowOf(id: number, { before, state, command, end }: Begun): CharacterRow {
  const { at } = command;
  return {
    id,
    createdAt: at,
    at,
    revision: 1,
    texts: encodeTexts(state),
    contentVersion: world.version,
    sessionContent: world.version,
    busyUntil: end,
    rankingRows: rankingRowsOf(state.shown, at, at),
    history: { state: encodeState(before), at, command },
  };
}

function restingRow(id: number, before: State, at: number): CharacterRow {
  const state: State = { ...before, shown: { ...before.shown, eventAt: at, healthAt: at } };
  return {
    id,
    createdAt: at,
    at,
    revision: 0,
    texts: encodeTexts(state),
    contentVersion: world.version,
    sessionContent: null,
    busyUntil: null,
    rankingRows: rankingRowsOf(state.shown, at, at),
    history: { state: encodeState(state), at, command: null },
  };
}
