import { expect, test } from 'vitest';
import { RULES_VERSION } from '../stored/rules-version.ts';
import { always } from '../testing/index.ts';
import { GOLDEN_WORLD, ITEM } from './golden-world.ts';
import { played, RULES_CHANGED, summary } from './replay.ts';
import { GOLDEN_SESSIONS } from './sessions.ts';

/**
 * Five long sessions must come out as they always did under these rules. Running sessions of real players go
 * on from saved instants and their logs are replayed: rules that compute otherwise are other rules and need
 * another number.
 */

const timeline = always(GOLDEN_WORLD);

test('five long sessions come out as they always did', async () => {
  const sessions = GOLDEN_SESSIONS.map((session) => [session.name, summary(played(session, timeline), ITEM)]);
  const replays = { RULES_VERSION, ...Object.fromEntries(sessions) };
  await expect(`${JSON.stringify(replays, null, 2)}\n`, RULES_CHANGED).toMatchFileSnapshot('golden.json');
});

test.each(GOLDEN_SESSIONS)('$name: comes out the same each time', (session) => {
  expect(JSON.stringify(played(session, timeline).state)).toBe(
    JSON.stringify(played(session, timeline).state),
  );
});
