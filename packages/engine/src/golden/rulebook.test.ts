import { expect, test } from 'vitest';
import { entriesOf } from '../state/amounts.ts';
import { RULES_VERSION } from '../stored/rules-version.ts';
import { ofType } from '../testing/index.ts';
import { namesOf, played, type Replay, RULES_CHANGED, summary } from './replay.ts';
import { RULEBOOK_SESSIONS } from './rulebook-sessions.ts';
import { RULEBOOK_TIMELINE, THING } from './rulebook-world.ts';

/**
 * Tests that the results of sessions with dungeons, disenchanting, collections and keys do not change while
 * `RULES_VERSION` stays the same. The content changes during the sessions.
 */

/**
 * The results of a session that `summary` leaves out: dungeon runs, idle time, trophies, cards, pets and
 * recipes.
 */
function features({ state, moments }: Replay): object {
  const { shown } = state;
  return {
    runsBegun: ofType(moments, 'OnInventoryChange').filter(({ reason }) => reason === 'key').length,
    runsOver: ofType(moments, 'DungeonProgress').filter(({ isRunOver }) => isRunOver).length,
    totalIdleTime: shown.totalIdleTime,
    trophies: namesOf(shown.trophies, THING),
    cards: Object.fromEntries(entriesOf(shown.cards)),
    pets: shown.pets.join(),
    knownRecipes: shown.knownRecipes.join(),
  };
}

test('sessions of the whole rulebook have the stored results', async () => {
  const sessions = RULEBOOK_SESSIONS.map((session) => {
    const replay = played(session, RULEBOOK_TIMELINE);
    return [session.name, { ...summary(replay, THING), ...features(replay) }] as const;
  });
  const replays = { RULES_VERSION, ...Object.fromEntries(sessions) };
  await expect(`${JSON.stringify(replays, null, 2)}\n`, RULES_CHANGED).toMatchFileSnapshot('rulebook.json');
});

test.each(RULEBOOK_SESSIONS)('$name: has the same result each time', (session) => {
  const once = played(session, RULEBOOK_TIMELINE).state;
  expect(JSON.stringify(played(session, RULEBOOK_TIMELINE).state)).toBe(JSON.stringify(once));
});
