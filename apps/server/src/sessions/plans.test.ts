import type { PlayerCommand } from '@slumberfell/protocol';
import { describe, expect, test } from 'vitest';
import { audit } from '../characters/replay.ts';
import { openReadOnly } from '../operations/read-only-database.ts';
import { resetSessions } from '../operations/restore/reset-sessions.ts';
import { verify } from '../operations/verify/verify.ts';
import { copyCharacter } from '../testing/copied-character.ts';
import { DATABASES } from '../testing/databases.ts';
import { THINGS } from '../testing/played-character.ts';
import { shippedGame } from '../testing/shipped-game.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 0, 14, 20);
const LANTERNLEA = 1;

const gather = (amount: number) => ({
  name: 'begin-crafting' as const,
  input: { itemId: THINGS.flax, amount },
});
/** The character gathers, sells some of it, hunts for ten minutes, and gathers until its limit. */
const NIGHT: PlayerCommand = {
  name: 'set-plan',
  input: {
    steps: [
      gather(300),
      { name: 'sell', input: { itemId: THINGS.flax, amount: 100 } },
      { name: 'begin-hunting', input: { regionId: LANTERNLEA, rest: true, until: { at: 600 } } },
      { name: 'travel', input: { regionId: 999 } },
      gather(100_000),
    ],
  },
};

describe.each(DATABASES)('a plan on $name', (database) => {
  const context = shippedGame(database, START);
  const { clock } = context;
  const give = (id: number, command: PlayerCommand) => context.game.characters.command(id, command, null);
  const shownOf = async (id: number) => (await context.game.characters.read(id))?.shown;
  const stateOf = async (id: number) => {
    const loaded = await context.game.characters.load(id);
    return { shown: loaded?.shown, hidden: loaded?.hidden };
  };
  const findings = async () => {
    const aside = await openReadOnly(context.opened.place);
    return await verify(aside).finally(() => aside.close());
  };

  test('leads to the same state whenever the character is saved, after restarts, and verifies', async () => {
    const [id, once] = [await context.newCharacter(), await context.newCharacter()];
    await give(id, NIGHT);
    await copyCharacter(context.storage, id, once);
    for (let quarter = 0; quarter < 36; quarter++) {
      clock.forward(HOUR / 4);
      const unsaved = await shownOf(id);
      if (quarter % 3 === 0) await context.game.characters.open(id);
      if (quarter % 5 === 0) await context.game.sessions.settle(id);
      if (quarter % 7 === 0) await context.reopen();
      expect(await shownOf(id)).toEqual(unsaved);
    }
    const shown = await shownOf(id);
    expect(shown).toMatchObject({
      action: null,
      plan: { status: 'limit', place: 5, skipped: [{ step: 3, code: 'travel/unknown-region' }] },
    });
    expect(shown?.gold).toBeGreaterThan(0);
    // A copy that was not opened all night.
    for (const each of [id, once]) await context.game.characters.open(each);
    expect(await stateOf(once)).toEqual(await stateOf(id));
    expect(await findings()).toMatchObject({ characters: 2, findings: [] });
  });

  test('is due when the whole is at rest, and stores no more than its end before', async () => {
    const id = await context.newCharacter();
    await give(id, NIGHT);
    const rowOf = async () => {
      const row = await context.storage.read((db) =>
        db.selectFrom('characters').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
      );
      const { busy_until: due, ...others } = row;
      return { due, others };
    };
    const evening = await rowOf();
    const begun = new Set<number | undefined>();
    for (let twelfth = 1; twelfth < 96; twelfth++) {
      clock.set(START + (twelfth * HOUR) / 12);
      await context.game.sessions.settle(id);
      begun.add((await shownOf(id))?.action?.startAt);
      expect((await rowOf()).others).toEqual(evening.others);
    }
    expect(begun.size).toBe(3);
    const { due } = await rowOf();
    expect(due).toBeGreaterThan(clock.now());
    clock.set(due ?? 0);
    await context.game.sessions.settle(id);
    expect(await rowOf()).toMatchObject({ due: null, others: { at: due } });
    expect((await context.game.characters.load(id))?.shown.plan?.status).toBe('limit');
  });

  test('gets another key by a restore, also while it is paused', async () => {
    const [running, paused] = [await context.newCharacter(), await context.newCharacter()];
    for (const id of [running, paused]) await give(id, NIGHT);
    await give(paused, { name: 'stop', input: {} });
    const keyOf = async (id: number) => (await context.game.characters.load(id))?.hidden.plan?.key;
    const before = [await keyOf(running), await keyOf(paused)];
    await resetSessions(context.storage);
    await context.reopen();
    const after = [await keyOf(running), await keyOf(paused)];
    expect(new Set([...before, ...after].map(String)).size).toBe(4);
    for (const id of [running, paused]) {
      const replayed = await audit(context.storage, id);
      expect(replayed?.replayed).toEqual(replayed?.stored);
    }
  });
});
