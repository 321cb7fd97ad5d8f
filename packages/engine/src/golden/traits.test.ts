import { expect, test } from 'vitest';
import { RULES_VERSION } from '../stored/rules-version.ts';
import { ofType } from '../testing/index.ts';
import { Verb } from '../world/traits/trait.ts';
import { VERB_NAMES, verbName } from '../world/traits/verbs.ts';
import { played, type Replay, RULES_CHANGED, summary } from './replay.ts';
import { TRAIT_THING } from './trait-pieces.ts';
import { TRAIT_SESSIONS } from './trait-sessions.ts';
import { TRAIT_TIMELINE } from './trait-world.ts';

/**
 * Tests that the results of sessions with traits do not change while `RULES_VERSION` stays the same. The
 * content changes during the sessions.
 */

/** How often what traits did was noted, by side and verb. */
function noted({ moments }: Replay): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { notes = [] } of ofType(moments, 'OnCombatTurn'))
    for (const { by, verb } of notes) {
      const name = `${by} ${verbName(verb)}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
  return Object.fromEntries(Object.entries(counts).sort(([one], [other]) => (one < other ? -1 : 1)));
}

test('sessions with traits have the stored results', async () => {
  const sessions = TRAIT_SESSIONS.map((session) => {
    const replay = played(session, TRAIT_TIMELINE);
    return [session.name, { ...summary(replay, TRAIT_THING), noted: noted(replay) }] as const;
  });
  const replays = { RULES_VERSION, ...Object.fromEntries(sessions) };
  await expect(`${JSON.stringify(replays, null, 2)}\n`, RULES_CHANGED).toMatchFileSnapshot('traits.json');
});

test.each(TRAIT_SESSIONS)('$name: has the same result each time', (session) => {
  const once = played(session, TRAIT_TIMELINE).state;
  expect(JSON.stringify(played(session, TRAIT_TIMELINE).state)).toBe(JSON.stringify(once));
});

test('their worlds have each verb', () => {
  for (const { world } of TRAIT_TIMELINE) {
    const { items, enemies } = world.sets;
    const verbs = new Set([...items, ...enemies].flatMap(({ traits = [] }) => traits.map(([verb]) => verb)));
    expect(VERB_NAMES.filter((name) => !verbs.has(Verb[name]))).toEqual([]);
  }
});
