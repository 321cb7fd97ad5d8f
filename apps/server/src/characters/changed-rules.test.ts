import { amountOf, RULES_VERSION } from '@slumberfell/engine';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { characterRow } from '../storage/tables/characters/rows.ts';
import { newestSnapshot } from '../storage/tables/snapshots.ts';
import { DATABASES } from '../testing/databases.ts';
import { THINGS } from '../testing/played-character.ts';
import { shippedGame } from '../testing/shipped-game.ts';
import { audit } from './replay.ts';

const START = 1_763_600_000_000;
const MINUTE = 60_000;
const FLAX_TIME = THINGS.flaxSeconds * 1_000;
const OTHER_RULES = RULES_VERSION - 1;

describe.each(DATABASES)('changed rules on $name', (database) => {
  const context = shippedGame(database, START);
  const { clock } = context;

  const row = async (id: number) => {
    const found = await context.storage.read((db) => characterRow(db, id));
    if (found === null) throw new Error(`character ${id} is missing`);
    return found;
  };
  /**
   * Makes a character that gathers. Five minutes after the session began, the server settles and saves it.
   * @returns its id.
   */
  const gatherer = async (): Promise<number> => {
    const id = await context.newCharacter();
    const input = { itemId: THINGS.flax, amount: 2_000 };
    await context.game.characters.command(id, { name: 'begin-crafting', input }, null);
    clock.forward(5 * MINUTE);
    await context.game.characters.open(id);
    return id;
  };
  /**
   * Changes the stored data to that of a release with other rules, under which gathering is faster: the
   * character has done 1,000 actions instead of 60. The present rules cannot replay its log to this state.
   */
  const byOtherRules = async (id: number): Promise<void> => {
    const { core } = (await row(id)).texts;
    await context.storage.write(async (tx) => {
      const changed = core.replace('"done":60', '"done":1000');
      expect(changed).not.toBe(core);
      const set = { rules_version: OTHER_RULES };
      await tx
        .updateTable('characters')
        .set({ ...set, state_core: changed })
        .where('id', '=', id)
        .execute();
      await tx.updateTable('snapshots').set(set).execute();
      await tx.updateTable('command_log').set(set).execute();
      await sql`update command_log set input = '{"itemId":1,"amount":1,"key":[0,0,0,0]}'`.execute(tx);
    });
    // A new process has an empty cache.
    await context.reopen();
  };

  test('continue from the saved instant, and keep the gains under other rules', async () => {
    const id = await gatherer();
    await byOtherRules(id);
    clock.forward(10 * FLAX_TIME);
    const settled = await context.game.characters.open(id);
    expect(settled?.shown.action).toMatchObject({ done: 1_010, startAt: START });
    expect(amountOf(settled?.shown.inventory ?? [], THINGS.flax)).toBe(70);
    expect((await row(id)).rulesVersion).toBe(RULES_VERSION);
  });

  test('compute a read of such a character without writing', async () => {
    const id = await gatherer();
    await byOtherRules(id);
    clock.forward(10 * FLAX_TIME);
    expect((await context.game.characters.read(id))?.shown.action).toMatchObject({ done: 1_010 });
    expect((await row(id)).rulesVersion).toBe(OTHER_RULES);
    expect(await context.storage.read((db) => newestSnapshot(db, id, RULES_VERSION))).toBeNull();
  });

  test('store the found state as the snapshot to replay from, never an older one', async () => {
    const id = await gatherer();
    await byOtherRules(id);
    expect(await audit(context.storage, id)).toBeNull();
    const found = await row(id);
    clock.forward(MINUTE);
    await context.game.characters.command(
      id,
      { name: 'set-healing-threshold', input: { healingThreshold: 3 } },
      null,
    );
    clock.forward(MINUTE);
    await context.game.characters.command(id, { name: 'stop', input: {} }, null);
    const snapshot = await context.storage.read((db) => newestSnapshot(db, id, RULES_VERSION));
    expect(snapshot).toMatchObject({
      revision: 1,
      at: found.at,
      sessionContent: context.game.content.live().version,
    });
    expect(JSON.parse(snapshot?.state ?? '')).toMatchObject({ shown: { action: { done: 1_000 } } });
    const audited = await audit(context.storage, id);
    expect(audited?.replayed).toEqual(audited?.stored);
    expect(await context.storage.read((db) => newestSnapshot(db, id, OTHER_RULES))).not.toBeNull();
  });

  test('to which a host returns continue from the state under other rules', async () => {
    const id = await gatherer();
    await byOtherRules(id);
    await context.game.characters.command(
      id,
      { name: 'set-healing-threshold', input: { healingThreshold: 3 } },
      null,
    );
    clock.forward(MINUTE);
    await context.game.characters.open(id);
    // Changes the stored data again to that of a release with other rules. The present rules do not have the
    // name of the logged command.
    await context.storage.write(async (tx) => {
      const set = { rules_version: OTHER_RULES };
      await tx.updateTable('characters').set(set).where('id', '=', id).execute();
      await tx
        .updateTable('command_log')
        .set({ ...set, name: 'unheard-of' })
        .execute();
    });
    expect(await audit(context.storage, id)).toBeNull();
    clock.forward(MINUTE);
    await context.game.characters.open(id);
    expect(await context.storage.read((db) => newestSnapshot(db, id, RULES_VERSION))).toMatchObject({
      revision: 2,
      at: START + 6 * MINUTE,
    });
    const audited = await audit(context.storage, id);
    expect(audited?.replayed).toEqual(audited?.stored);
  });

  test('refuse to replay commands that other rules have executed', async () => {
    const id = await gatherer();
    await context.storage.write((tx) =>
      tx.updateTable('command_log').set({ rules_version: OTHER_RULES }).execute(),
    );
    await expect(audit(context.storage, id)).rejects.toThrow(`executed by rules ${OTHER_RULES}`);
  });
});
