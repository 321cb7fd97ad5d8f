import type { State } from '@slumberfell/engine';
import { STATE_VERSION, STORED_STATE, type StoredFormat } from '@slumberfell/engine/stored';
import type { PlayerCommand } from '@slumberfell/protocol';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { openGame } from '../game.ts';
import { openReadOnly } from '../operations/read-only-database.ts';
import { verify } from '../operations/verify/verify.ts';
import { characterRow } from '../storage/tables/characters/rows.ts';
import { allKept } from '../testing/all-kept.ts';
import { DATABASES } from '../testing/databases.ts';
import { SHIPPED, THINGS } from '../testing/played-character.ts';
import { shippedGame } from '../testing/shipped-game.ts';
import { storedAccount } from '../testing/stored-character.ts';
import { SNAPSHOT_AGE } from './snapshot-saver.ts';
import { StoredStates } from './stored-states.ts';

const START = 1_763_600_000_000;
const MINUTE = 60_000;
const NEXT = STATE_VERSION + 1;
const gather: PlayerCommand = { name: 'begin-crafting', input: { itemId: THINGS.flax, amount: 5_000 } };
const sell: PlayerCommand = { name: 'sell', input: { itemId: THINGS.bread, amount: 1 } };

/** The state's shape in an earlier release: the field for gold was `coins`, that for pets was `tamed`. */
interface Earlier extends Omit<State, 'shown'> {
  readonly shown: Omit<State['shown'], 'gold' | 'pets'> & {
    readonly coins: number;
    readonly tamed: readonly number[];
  };
}
const renamed = ({ shown: { coins, tamed, ...shown }, hidden }: Earlier): State => ({
  shown: { ...shown, gold: coins, pets: tamed },
  hidden,
});
/** The format of a later release. Its last upgrade step is `renamed`. */
const LATER: StoredFormat<State> = { ...STORED_STATE, steps: [...STORED_STATE.steps, renamed] };

describe.each(DATABASES)('a step that changes the stored shape, on $name', (database) => {
  const context = shippedGame(database, START);
  const { clock } = context;
  const games: Game[] = [];
  afterEach(async () => {
    for (const game of games.splice(0)) await game.close();
  });

  const row = async (id: number) => {
    const found = await context.storage.read((db) => characterRow(db, id));
    if (found === null) throw new Error(`character ${id} is missing`);
    return found;
  };
  /** Changes rows and snapshots back to the shape before the upgrade step `renamed`. */
  const makeEarlier = (): Promise<void> =>
    context.storage.write(async (tx) => {
      for (const [column, table] of [
        ['state_core', 'characters'],
        ['state_collection', 'characters'],
        ['state', 'snapshots'],
      ] as const) {
        const text = sql.ref(column);
        await sql`update ${sql.table(table)} set ${text} =
          replace(replace(${text}, '"gold":', '"coins":'), '"pets":', '"tamed":')`.execute(tx);
      }
    });
  const later = async (): Promise<Game> => {
    const game = await openGame({
      storage: context.storage,
      content: SHIPPED,
      states: new StoredStates(LATER),
    });
    games.push(game);
    return game;
  };
  const verified = async () => {
    const aside = await openReadOnly(context.opened.place);
    return await verify(aside, { format: LATER }).finally(() => aside.close());
  };

  test('upgrades rows when they are read, and writes the new shape of all their parts with the next save', async () => {
    const id = await context.newCharacter();
    await context.game.characters.command(id, sell, null);
    const { shown } = (await context.game.characters.read(id)) ?? {};
    await makeEarlier();
    const earlier = await allKept(context.storage, id);
    const game = await later();
    expect((await game.characters.read(id))?.shown).toEqual(shown);
    expect(await game.characters.load(id)).toMatchObject({ shown });
    expect(await allKept(context.storage, id)).toEqual(earlier);

    clock.forward(MINUTE);
    expect((await game.characters.open(id))?.shown).toMatchObject({ gold: shown?.gold, pets: shown?.pets });
    const { texts } = await row(id);
    expect(texts.stateVersion).toBe(NEXT);
    expect(JSON.parse(texts.core)).toMatchObject({ shown: { gold: shown?.gold } });
    // In the collection only the shape has changed and no value; the save writes it nevertheless.
    expect(JSON.parse(texts.collection)).toMatchObject({ pets: shown?.pets });
    for (const text of Object.values(texts)) expect(String(text)).not.toMatch(/coins|tamed/);
    await game.characters.command(id, sell, null);
    expect((await row(id)).texts.stateVersion).toBe(NEXT);
  });

  test('upgrades characters that are settled together, and new characters begin with the new shape', async () => {
    const ids = [await context.newCharacter(), await context.newCharacter()];
    for (const id of ids)
      await context.game.characters.command(
        id,
        { ...gather, input: { itemId: THINGS.flax, amount: 2 } },
        null,
      );
    await makeEarlier();
    const game = await later();
    clock.forward(MINUTE);
    expect([...(await game.sessions.settleBatch(ids))].sort()).toEqual([...ids].sort());
    for (const id of ids) expect((await row(id)).texts.stateVersion).toBe(NEXT);
    const created = await game.characters.create(await storedAccount(context.storage), 'Newcomer', 1);
    if ('refused' in created) throw new Error(created.refused);
    expect((await row(created.id)).texts.stateVersion).toBe(NEXT);
  });

  test('lets snapshots of the shape before be replayed, and takes new ones in the new shape', async () => {
    const id = await context.newCharacter();
    await context.game.characters.command(id, sell, null);
    clock.forward(SNAPSHOT_AGE + MINUTE);
    await context.game.characters.command(id, sell, null);
    await context.game.characters.command(id, gather, null);
    clock.forward(MINUTE);
    await context.game.sessions.rank(id);
    await makeEarlier();
    expect(await verified()).toMatchObject({ characters: 1, commands: 3, findings: [] });

    const game = await later();
    clock.forward(SNAPSHOT_AGE + MINUTE);
    await game.characters.command(id, sell, null);
    const versions = await context.storage.read((db) =>
      db.selectFrom('snapshots').select('state_version').orderBy('revision').orderBy('at').execute(),
    );
    expect(versions.map((each) => each.state_version)).toEqual([STATE_VERSION, STATE_VERSION, NEXT]);
    await game.sessions.rank(id);
    expect(await verified()).toMatchObject({ characters: 1, commands: 4, findings: [] });
  });

  test('makes the earlier release refuse characters written since, without changing them', async () => {
    const id = await context.newCharacter();
    await makeEarlier();
    const game = await later();
    clock.forward(MINUTE);
    await game.characters.open(id);
    const written = await allKept(context.storage, id);
    await context.reopen();
    clock.forward(MINUTE);
    await expect(context.game.characters.open(id)).rejects.toThrow(
      `character ${id} cannot be read: A newer release of Slumberfell wrote the stored state`,
    );
    expect(await allKept(context.storage, id)).toEqual(written);
  });
});
