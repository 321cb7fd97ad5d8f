import { expect, test } from 'vitest';
import { RULES_VERSION } from '../stored/rules-version.ts';
import { always } from '../testing/index.ts';
import { GOLDEN_WORLD, ITEM } from './golden-world.ts';
import { played, RULES_CHANGED, summary } from './replay.ts';
import { GOLDEN_SESSIONS } from './sessions.ts';

/**
 * The results of five long sessions must not change while `RULES_VERSION` stays the same. The server
 * continues running sessions from saved instants and replays command logs. So rules that give other results
 * need another `RULES_VERSION`.
 */

const timeline = always(GOLDEN_WORLD);

test('five long sessions have the stored results', async () => {
  const sessions = GOLDEN_SESSIONS.map((session) => [session.name, summary(played(session, timeline), ITEM)]);
  const replays = { RULES_VERSION, ...Object.fromEntries(sessions) };
  await expect(`${JSON.stringify(replays, null, 2)}\n`, RULES_CHANGED).toMatchFileSnapshot('golden.json');
});

test.each(GOLDEN_SESSIONS)('$name: has the same result each time', (session) => {
  expect(JSON.stringify(played(session, timeline).state)).toBe(
    JSON.stringify(played(session, timeline).state),
  );
});
