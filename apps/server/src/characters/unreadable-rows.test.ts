import { RULES_VERSION } from '@slumberfell/engine';
import { STATE_VERSION } from '@slumberfell/engine/stored';
import type { PlayerCommand } from '@slumberfell/protocol';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { removeOldLogs } from '../accounts/own-data/log-retention.ts';
import { UnreadableCharacter } from '../storage/values/unreadable-character.ts';
import { allKept } from '../testing/all-kept.ts';
import { DATABASES } from '../testing/databases.ts';
import { THINGS } from '../testing/played-character.ts';
import { shippedGame } from '../testing/shipped-game.ts';

const START = 1_763_600_000_000;
const MINUTE = 60_000;
const MONTH = 30 * 24 * 60 * MINUTE;
const gather: PlayerCommand = { name: 'begin-crafting', input: { itemId: THINGS.flax, amount: 3 } };
const sell: PlayerCommand = { name: 'sell', input: { itemId: THINGS.bread, amount: 1 } };

describe.each(DATABASES)('a row that this release cannot read, on $name', (database) => {
  const context = shippedGame(database, START);
  const { clock } = context;

  const change = (id: number, columns: Readonly<Record<string, number | string>>) =>
    context.storage.write((tx) => tx.updateTable('characters').set(columns).where('id', '=', id).execute());

  /** Makes a character that gathers, and changes columns of its row as another release or a fault would. */
  const changed = async (columns?: Readonly<Record<string, number | string>>): Promise<number> => {
    const id = await context.newCharacter();
    await context.game.characters.command(id, sell, 'a-key-of-the-page');
    await context.game.characters.command(id, gather, null);
    if (columns !== undefined) await change(id, columns);
    // A new process has an empty cache.
    await context.reopen();
    clock.forward(MINUTE);
    return id;
  };

  test.each([
    [
      'of newer rules',
      { rules_version: RULES_VERSION + 1 },
      true,
      `by rules ${RULES_VERSION + 1}. This release has rules`,
    ],
    [
      'of a newer shape',
      { state_version: STATE_VERSION + 1 },
      true,
      'A newer release of Slumberfell wrote the stored state',
    ],
    [
      'of no shape',
      { state_version: 0 },
      false,
      'The stored state is of version 0, which no release writes.',
    ],
    [
      'that is damaged',
      { state_collection: '{"cards":[],"knownRecipes":[],"pets":[3,1],"trophies":[]}' },
      false,
      'shown.pets is not a list of ids',
    ],
    [
      'that is half there',
      { state_core: '{"hidden":{"fractions"' },
      false,
      'The stored state is damaged: it is not JSON.',
    ],
  ])('%s is refused in every call, and the row stays unchanged', async (_, columns, isNewer, sentence) => {
    const id = await changed(columns);
    const other = await context.newCharacter();
    await context.game.characters.command(other, gather, null);
    clock.forward(MINUTE);
    const before = await allKept(context.storage, id);
    const { game } = context;
    const refused = async (job: Promise<unknown>): Promise<void> => {
      const error: unknown = await job.catch((reason: unknown) => reason);
      if (!(error instanceof UnreadableCharacter)) throw error;
      expect(error.isNewer).toBe(isNewer);
      expect(error.message).toContain(`character ${id} cannot be read: `);
      expect(error.message).toContain(sentence);
    };
    await refused(game.characters.command(id, sell, null));
    await refused(game.characters.open(id));
    await refused(game.characters.read(id));
    await refused(game.characters.load(id));
    await refused(game.sessions.rank(id));
    await refused(game.sessions.settle(id));
    await refused(game.sessions.settleBatch([id, other]));
    game.characters.watch(id);
    game.characters.shown(id, clock.now() + MINUTE);
    await refused(game.characters.leave(id));
    // The final save has failed and will not be repeated.
    expect(game.characters.withUnsavedViews()).toEqual([]);
    expect(await allKept(context.storage, id)).toEqual(before);
    await game.sessions.settle(other);
    expect((await game.characters.open(other))?.shown.action).toBeNull();
  });

  test('keeps its log, and does not keep the logs of others', async () => {
    const id = await changed({ rules_version: RULES_VERSION + 1 });
    const other = await context.newCharacter();
    await context.game.characters.command(other, sell, null);
    clock.forward(25 * MONTH);
    const before = await allKept(context.storage, id);
    await removeOldLogs(context.storage);
    expect(await allKept(context.storage, id)).toEqual(before);
    const left = await context.storage.read((db) =>
      db.selectFrom('command_log').select('character_id').distinct().execute(),
    );
    expect(left).toEqual([{ character_id: id }]);
  });

  test('is readable again by the release that wrote it', async () => {
    const id = await changed({ rules_version: RULES_VERSION + 1 });
    await expect(context.game.characters.open(id)).rejects.toThrow(UnreadableCharacter);
    await change(id, { rules_version: RULES_VERSION });
    expect((await context.game.characters.open(id))?.shown.action).toBeNull();
  });

  test('may also be a logged command; an idle report that it cannot read stops nothing', async () => {
    const id = await changed();
    await context.game.sessions.settle(id);
    const set = (statement: ReturnType<typeof sql>) => context.storage.write((tx) => statement.execute(tx));
    await set(sql`update idle_reports set report_version = 99`);
    clock.forward(11 * MINUTE);
    expect((await context.game.characters.open(id))?.idleReport).toBeNull();
    expect((await context.game.idleReports.page(id, 1)).reports).toEqual([]);
    await set(sql`update idle_reports set report_version = 3`);
    expect((await context.game.idleReports.page(id, 1)).reports).toHaveLength(1);

    await set(sql`update command_log set input_version = 99`);
    const again = context.game.characters.command(id, sell, 'a-key-of-the-page');
    await expect(again).rejects.toThrow('A newer release of Slumberfell wrote the stored command');
    await set(sql`update command_log set input_version = 1, answer = '{"revision":"first"}'`);
    await expect(context.game.characters.command(id, sell, 'a-key-of-the-page')).rejects.toThrow(
      UnreadableCharacter,
    );
  });
});
