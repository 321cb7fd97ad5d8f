import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import {
  addAmounts,
  craftableAmount,
  createState,
  entriesOf,
  execute,
  idleTime,
  type State,
} from '@slumberfell/engine';
import { seededRandom } from '@slumberfell/engine/testing';
import type { PlayerCommand } from '@slumberfell/protocol';
import { keyed } from '@slumberfell/server/characters/random-seed.ts';
import { sessionEnd } from '@slumberfell/server/characters/session-end.ts';
import { encodeState, encodeTexts } from '@slumberfell/server/characters/state-text.ts';
import { type CrowdRow, standingsOf } from '../population/character-row.ts';
import { dungeon, ingot, REGION, timeline, veteran, world } from '../veteran.ts';
import { veteranState } from '../veteran-game.ts';

/** What they are away for, one after the other. */
export const PURSUITS = ['gathering', 'crafting', 'hunting', 'dungeon'] as const;
type Pursuit = (typeof PURSUITS)[number];

/** Shipped content: gathered in the first region, 5 s each. */
const FLAX = 1010;
const FIRST_REGION = 1;
/** In the veterans' region. */
const ORE = world.craft(ingot)?.requiredComponents[0]?.itemId ?? 0;
/** More runs than a session has time for. */
const RUNS = 5_000;

/** Of those who do not gather, every so many are veterans with rows of 19 KB; of those who do, every other is new. */
const VETERANS = 10;
/** What regulars have of all that veterans have collected. */
const REGULAR = 0.2;
/** Ms within which sessions have ended that are to be settled. */
const ENDED_WITHIN = 60_000;

/** Who is in a crowd, by their ids from 1 on: those at rest, then as many running and ended sessions. */
export interface Idlers {
  /** Characters of veterans at rest, who can play. */
  readonly resting: number;
  /** Sessions under way, by true states: some are minutes old and some many hours. */
  readonly running: number;
  /** Sessions that have ended within the last minute and have not been settled. */
  readonly ended: number;
  /** Epoch ms. */
  readonly now: number;
}

export function* idlerRows({ resting, running, ended, now }: Idlers): Generator<CrowdRow> {
  const random = seededRandom(2026);
  const states = { new: newcomer(), regular: regular(), veteran: withMaterials(veteranState()) };
  let id = 1;
  for (; id <= resting; id++) yield restingRow(id, states.veteran, now);
  for (let index = 0; index < running + ended; index++, id++) {
    const pursuit = PURSUITS[index % PURSUITS.length] as Pursuit;
    const turn = Math.floor(index / PURSUITS.length);
    const isNew = pursuit === 'gathering' && turn % 2 === 0;
    const stage = isNew ? 'new' : turn % VETERANS === VETERANS - 1 ? 'veteran' : 'regular';
    yield index < running
      ? runningRow(id, states[stage], pursuit, now, random)
      : endedRow(id, states[stage], pursuit, now, random);
  }
}

/** What the character with an index among the running ones is away for. */
export const pursuitOf = (index: number): Pursuit => PURSUITS[index % PURSUITS.length] as Pursuit;

export const isFight = (pursuit: Pursuit): boolean => pursuit === 'hunting' || pursuit === 'dungeon';

const newcomer = (): State => createState(compileWorld(shippedWorldDirectory).newCharacter, 0);

function regular(): State {
  const state = veteran();
  const { trophies, cards, inventory } = veteranState().shown;
  const some = (amounts: readonly number[]): number[] =>
    amounts.slice(0, 2 * Math.floor((amounts.length * REGULAR) / 2));
  state.shown = { ...state.shown, trophies: some(trophies), cards: some(cards), inventory: some(inventory) };
  return withMaterials(state);
}

/** With what veterans craft from and open dungeons by, and the time to idle that their trophies give them. */
function withMaterials(state: State): State {
  const materials = entriesOf(veteran().shown.inventory).map(([itemId, amount]) => ({ itemId, amount }));
  const inventory = addAmounts(state.shown.inventory, materials);
  const totalIdleTime = idleTime(state.shown.trophies, world);
  return { ...state, shown: { ...state.shown, inventory, totalIdleTime } };
}

function commandFor(pursuit: Pursuit, { shown }: State): PlayerCommand {
  const make = (itemId: number): PlayerCommand => {
    const recipe = world.craft(itemId);
    if (recipe === undefined) throw new Error(`item ${itemId} cannot be made`);
    return { name: 'begin-crafting', input: { itemId, amount: craftableAmount(shown, recipe, world) } };
  };
  switch (pursuit) {
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

/** A session that was begun at an instant, with a key of its own. */
function begun(before: State, pursuit: Pursuit, at: number): Begun {
  const settled: State = { ...before, shown: { ...before.shown, eventAt: at, healthAt: at } };
  const state: State = { ...settled };
  const command = keyed(commandFor(pursuit, state));
  const outcome = execute(state, command, timeline, at);
  const end = sessionEnd(state, timeline);
  if ('refused' in outcome || end === null)
    throw new Error(`${pursuit} cannot be begun: ${JSON.stringify(outcome)}`);
  return {
    before: settled,
    state,
    command: { name: command.name, input: JSON.stringify(command.input), at },
    end,
  };
}

/** A session under way that is as old as chance wants, as those of a crowd are who come and go all day. */
function runningRow(
  id: number,
  before: State,
  pursuit: Pursuit,
  now: number,
  random: () => number,
): CrowdRow {
  const longest = before.shown.totalIdleTime * 1_000;
  for (let age = Math.floor(random() * longest); ; age = Math.floor(age / 2)) {
    const session = begun(before, pursuit, now - age);
    if (session.end > now) return rowOf(id, session);
    if (age === 0) throw new Error(`${pursuit} ends at once`);
  }
}

function endedRow(id: number, before: State, pursuit: Pursuit, now: number, random: () => number): CrowdRow {
  let session = begun(before, pursuit, now - before.shown.totalIdleTime * 1_000);
  // Another key makes another length: tried again until it has ended, which is once or twice.
  while (session.end > now) {
    const later = session.end - now + Math.floor(random() * ENDED_WITHIN);
    session = begun(before, pursuit, session.command.at - later);
  }
  return rowOf(id, session);
}

function rowOf(id: number, { before, state, command, end }: Begun): CrowdRow {
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
    standings: standingsOf(state.shown, at, at),
    history: { state: encodeState(before), at, command },
  };
}

function restingRow(id: number, before: State, at: number): CrowdRow {
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
    standings: standingsOf(state.shown, at, at),
    history: { state: encodeState(state), at, command: null },
  };
}
