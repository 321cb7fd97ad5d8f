import { expect, test } from 'vitest';
import { RULES_VERSION } from '../stored/rules-version.ts';
import { always } from '../testing/index.ts';
import { OUTFIT_SESSIONS } from './outfit-sessions.ts';
import { OUTFIT_THING, OUTFIT_WORLD } from './outfit-world.ts';
import { played, RULES_CHANGED, summary } from './replay.ts';

/**
 * Tests that the results of sessions with companions, item sets, and traits of work and keys do not change
 * while `RULES_VERSION` stays the same.
 */

const timeline = always(OUTFIT_WORLD);

test('sessions with companions and item sets have the stored results', async () => {
  const sessions = OUTFIT_SESSIONS.map((session) => {
    const replay = played(session, timeline);
    const { companion, goldGiven } = replay.state.shown;
    return [session.name, { ...summary(replay, OUTFIT_THING), companion, goldGiven }] as const;
  });
  const replays = { RULES_VERSION, ...Object.fromEntries(sessions) };
  await expect(`${JSON.stringify(replays, null, 2)}\n`, RULES_CHANGED).toMatchFileSnapshot('outfits.json');
});

test.each(OUTFIT_SESSIONS)('$name: has the same result each time', (session) => {
  const once = played(session, timeline).state;
  expect(JSON.stringify(played(session, timeline).state)).toBe(JSON.stringify(once));
});
