import { skillLevel } from '../character/skill-level.ts';
import { type CombatResult, CombatResult as Result } from '../events/combat.ts';
import type { Moment } from '../events/registry.ts';
import { entriesOf } from '../state/amounts.ts';
import type { State } from '../state/state.ts';
import { executeAt, mutableState, ofType, recordUntil, START } from '../testing/index.ts';
import { SKILL } from '../world/skills.ts';
import type { Timeline } from '../world/world.ts';
import type { GoldenSession } from './sessions.ts';

/** This file replays golden sessions and summarises their results. */

export const RULES_CHANGED = `rules changed: raise RULES_VERSION (rules-version.ts), then write the replays anew with
npx vitest run packages/engine/src/golden --update, and say in the commit what changed for players.
(Where only the digests differ, the shape of the state changed, and stored states need an upgrade step.)
`;

const HOUR = 3_600_000;

/** Two 32-bit hashes of a text, similar to FNV-1a, as sixteen hexadecimal digits. */
function digest(text: string): string {
  let one = 0x811c_9dc5;
  let other = 0x0100_0193;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x0100_0193);
    other = Math.imul(other ^ (code + index), 0x0100_01b3);
  }
  return [one, other].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

export interface Replay {
  readonly state: State;
  readonly moments: readonly Moment[];
}

export function played({ state, commands, hours }: GoldenSession, timeline: Timeline): Replay {
  const draft = mutableState(state);
  const moments: Moment[] = [];
  for (const { hour, command } of commands) {
    const at = START + Math.round(hour * HOUR);
    moments.push(...recordUntil(draft, timeline, at));
    moments.push({ at, events: executeAt(draft, timeline, at, command) });
  }
  moments.push(...recordUntil(draft, timeline, START + hours * HOUR));
  return { state: draft, moments };
}

/** Amounts by name instead of by id. `ids` has the id of each name. */
export const namesOf = (
  amounts: State['shown']['inventory'],
  ids: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    entriesOf(amounts).map(([id, amount]) => [
      Object.entries(ids).find(([, itemId]) => itemId === id)?.[0] ?? id,
      amount,
    ]),
  );

/**
 * Summary of the result of a session: some numbers, which show the reader of a failing test what changed, and
 * a digest of the whole state.
 */
export function summary({ state, moments }: Replay, ids: Readonly<Record<string, number>>): object {
  const turns = ofType(moments, 'OnCombatTurn');
  const ended = (...results: readonly CombatResult[]) =>
    turns.filter(({ result }) => result !== null && results.includes(result)).length;
  const levels = Object.entries(SKILL).map(([name, id]) => [name, skillLevel(state.shown, id)] as const);
  const ends = ofType(moments, 'OnIdleSessionFinished');
  return {
    digest: digest(JSON.stringify(state)),
    actions: ofType(moments, 'CraftingActionFinished').length,
    kills: ended(Result.Victory, Result.Both),
    defeats: ended(Result.Defeat, Result.Both),
    ends: Object.fromEntries(ends.map(({ at, reason }) => [`after ${(at - START) / 1000} s`, reason])),
    levels: Object.fromEntries(levels.filter(([, level]) => level > 1)),
    items: namesOf(state.shown.inventory, ids),
    portionsLeft: state.shown.equipment.foodAmount ?? 0,
    gold: state.shown.gold,
  };
}
