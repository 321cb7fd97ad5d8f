import { expect, test } from 'vitest';
import { entriesOf } from '../amounts.ts';
import { skillLevel } from '../attributes.ts';
import type { Moment } from '../events.ts';
import { type CombatResult, CombatResult as Result } from '../events.ts';
import { RULES_VERSION } from '../rules-version.ts';
import { SKILL } from '../skills.ts';
import type { State } from '../state.ts';
import { always, draftOf, give, ofType, START, watch } from '../testing/index.ts';
import { GOLDEN_WORLD, ITEM } from './golden-world.ts';
import { GOLDEN_SESSIONS, type GoldenSession } from './sessions.ts';

/**
 * Five long sessions must come out as they always did under these rules. Running sessions of real players go on from
 * saved instants and their logs are replayed: rules that compute otherwise are other rules and need another number.
 */

const RULES_CHANGED = `rules changed: raise RULES_VERSION (rules-version.ts), then write golden.json anew with
npx vitest run -u packages/engine/src/golden, and say in the commit what changed for players.
(Where only the digests differ, the shape of the state changed, and stored states need a migration.)
`;

const HOUR = 3_600_000;

/** Two FNV-1a hashes side by side, as sixteen digits. */
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

function played({ state, commands, hours }: GoldenSession): { state: State; moments: readonly Moment[] } {
  const timeline = always(GOLDEN_WORLD);
  const draft = draftOf(state);
  const moments: Moment[] = [];
  for (const { hour, command } of commands) {
    const at = START + Math.round(hour * HOUR);
    moments.push(...watch(draft, timeline, at));
    moments.push({ at, events: give(draft, timeline, at, command) });
  }
  moments.push(...watch(draft, timeline, START + hours * HOUR));
  return { state: draft, moments };
}

const namesOf = (amounts: State['shown']['inventory']): Readonly<Record<string, number>> =>
  Object.fromEntries(
    entriesOf(amounts).map(([id, amount]) => [
      Object.entries(ITEM).find(([, itemId]) => itemId === id)?.[0] ?? id,
      amount,
    ]),
  );

/** A session in a few lines: what a reader of a failing test wants to know first, and a digest of everything. */
function summary(session: GoldenSession): object {
  const { state, moments } = played(session);
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
    items: namesOf(state.shown.inventory),
    portionsLeft: state.shown.equipment.foodAmount ?? 0,
    gold: state.shown.gold,
  };
}

test('five long sessions come out as they always did', async () => {
  const sessions = GOLDEN_SESSIONS.map((session) => [session.name, summary(session)]);
  const replays = { RULES_VERSION, ...Object.fromEntries(sessions) };
  await expect(`${JSON.stringify(replays, null, 2)}\n`, RULES_CHANGED).toMatchFileSnapshot('golden.json');
});

test.each(GOLDEN_SESSIONS)('$name: comes out the same each time', (session) => {
  expect(JSON.stringify(played(session).state)).toBe(JSON.stringify(played(session).state));
});
