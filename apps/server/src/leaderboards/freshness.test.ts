import {
  advance,
  amountsOf,
  levelOf,
  MAX_EXPERIENCE,
  RULES_VERSION,
  type Shown,
  SKILL_COUNT,
} from '@slumberfell/engine';
import type { LeaderboardType, PlayerCommand } from '@slumberfell/protocol';
import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { encodeTexts } from '../characters/state-text.ts';
import { IMPORT_DELAY } from '../content/import.ts';
import { BatchSettler } from '../sessions/batch-settler.ts';
import { notePresentRanks, rankUnranked, settleRunning } from '../sessions/rounds.ts';
import { Busy } from '../storage/database/busy.ts';
import { trophyRanks } from '../storage/migrations/0016-trophy-ranks.ts';
import { characterRow } from '../storage/tables/characters/rows.ts';
import { ROUND_TIME } from '../storage/tables/ranking-rounds.ts';
import { changeCraft, changedWorld } from '../testing/changed-world.ts';
import { DATABASES } from '../testing/databases.ts';
import { THINGS } from '../testing/played-character.ts';
import { RandomPlayer } from '../testing/random-player.ts';
import { shippedGame } from '../testing/shipped-game.ts';
import { ALL_BOARDS, boardOf, scoreOn } from './boards.ts';

const START = 1_763_600_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FLAX_TIME = THINGS.flaxSeconds * 1_000;
const FLAX_POINTS = 7;

const gather = (amount: number): PlayerCommand => ({
  name: 'begin-crafting',
  input: { itemId: THINGS.flax, amount },
});

describe.each(DATABASES)('the freshness of leaderboards on $name', (database) => {
  const context = shippedGame(database, START);
  const { clock } = context;

  const { newCharacter } = context;
  const row = (id: number) => context.storage.read((db) => characterRow(db, id));
  const settler = () => new BatchSettler(context.storage, context.game.sessions);
  const go = (largeFrom?: number) =>
    settleRunning(
      { storage: context.storage, settler: settler(), closeRanks: context.game.closeRanks },
      () => false,
      largeFrom,
    );
  /**
   * Moves the clock on by `time` ms, in steps of a quarter of a round. After each step it settles the
   * characters that are due.
   * @returns for each step, how many characters were settled.
   */
  const pass = async (time: number): Promise<number[]> => {
    const visits: number[] = [];
    for (let part = 0; part < time; part += ROUND_TIME / 4) {
      clock.forward(ROUND_TIME / 4);
      visits.push(await go());
    }
    return visits;
  };

  async function own(id: number, type: LeaderboardType): Promise<Record<string, unknown>> {
    const { own: found } = await context.game.leaderboards.page(boardOf(type), 1, id);
    if (found === null) throw new Error(`${id} is not on ${type}`);
    return found;
  }

  /** Asserts that the stored scores of each character are those of its state, settled to now. */
  async function expectTrue(ids: readonly number[]): Promise<void> {
    for (const id of ids) {
      const settled = await context.game.characters.read(id);
      if (settled === null) throw new Error(`character ${id} is missing`);
      const stored = await context.storage.read((db) =>
        db.selectFrom('rankings').select(['board', 'minus_score']).where('character_id', '=', id).execute(),
      );
      expect(new Map(stored.map(({ board, minus_score }) => [board, 0 - minus_score]))).toEqual(
        new Map(ALL_BOARDS.map((board) => [board, scoreOn(board, settled.shown, settled.world)])),
      );
    }
  }

  /** Changes what a stored character's player sees. */
  async function change(id: number, changes: Partial<Shown>): Promise<void> {
    const loaded = await context.game.characters.load(id);
    if (loaded === null) throw new Error('missing');
    const { core, inventory, collection } = encodeTexts({
      shown: { ...loaded.shown, ...changes },
      hidden: loaded.hidden,
    });
    const set = { state_core: core, state_inventory: inventory, state_collection: collection };
    await context.storage.write((tx) => tx.updateTable('characters').set(set).where('id', '=', id).execute());
    await context.reopen();
  }

  test('a new character is on every board at once, below older characters with the same score', async () => {
    const [first, second] = [await newCharacter(), await newCharacter()];
    for (const board of ALL_BOARDS) {
      const { rows, total } = await context.game.leaderboards.page(board, 1, null);
      expect(total).toBe(2);
      expect(rows.map(({ id }) => id)).toEqual([first, second]);
    }
    expect(await own(first, 'Level')).toMatchObject({ level: SKILL_COUNT, experience: 0 });
    expect(await own(first, 'Gold')).toMatchObject({ amount: 100 });
  });

  test('a command updates the ranking, below characters that reached the same score earlier', async () => {
    const [first, second] = [await newCharacter(), await newCharacter()];
    const sell: PlayerCommand = { name: 'sell', input: { itemId: THINGS.bread, amount: 1 } };
    clock.forward(1);
    await context.game.characters.command(second, sell, null);
    expect(await own(second, 'Gold')).toMatchObject({ ranking: 1 });
    clock.forward(1);
    await context.game.characters.command(first, sell, null);
    expect(await own(second, 'Gold')).toMatchObject({ ranking: 1 });
    expect(await own(first, 'Gold')).toMatchObject({ ranking: 2 });
    const wrong: PlayerCommand = { name: 'sell', input: { itemId: THINGS.bread, amount: 1_000_000 } };
    await context.game.characters.command(first, wrong, null);
    await expectTrue([first, second]);
  });

  test('of two characters that gather the same, the first to begin is ranked first, whichever is read first', async () => {
    const [first, second] = [await newCharacter(), await newCharacter()];
    await context.game.characters.command(second, gather(10), null);
    clock.forward(1_000);
    await context.game.characters.command(first, gather(10), null);
    clock.forward(HOUR);
    await context.game.characters.open(first);
    clock.forward(HOUR);
    await context.game.characters.open(second);
    expect(await own(second, 'Harvesting')).toMatchObject({ ranking: 1, experience: 10 * FLAX_POINTS });
    expect(await own(first, 'Harvesting')).toMatchObject({ ranking: 2, experience: 10 * FLAX_POINTS });
    expect(await own(second, 'Level')).toMatchObject({ ranking: 1 });
  });

  test('a session that runs unseen is ranked within a round, and its row stays as it was', async () => {
    const id = await newCharacter();
    await context.game.characters.command(id, gather(5_000), null);
    const before = await row(id);
    await pass(3 * ROUND_TIME);
    const { experience, level } = await own(id, 'Harvesting');
    expect(experience).toBeGreaterThanOrEqual((2 * ROUND_TIME * FLAX_POINTS) / FLAX_TIME);
    expect(level).toBe(levelOf(Number(experience)));
    await context.game.sessions.rank(id);
    await expectTrue([id]);
    expect(await row(id)).toEqual(before);
  });

  test('a session that has ended unseen is saved within a round, also where it ended before its time', async () => {
    const [gatherer, hunter] = [await newCharacter(), await newCharacter()];
    await context.game.characters.command(gatherer, gather(10), null);
    // The hunter has no weapon, so it loses one of its first fights.
    await context.game.characters.command(
      hunter,
      { name: 'begin-hunting', input: { regionId: THINGS.meadow } },
      null,
    );
    // The hunter is defeated within the first minutes of these rounds.
    await pass(3 * ROUND_TIME);
    for (const id of [gatherer, hunter]) {
      const saved = await row(id);
      expect(saved?.revision).toBe(1);
      expect(JSON.parse(saved?.texts.core ?? '')).toMatchObject({ shown: { action: null } });
    }
    await expectTrue([gatherer, hunter]);
    const quiet = await row(gatherer);
    expect(await pass(2 * ROUND_TIME)).toEqual(new Array(8).fill(0));
    expect(await row(gatherer)).toEqual(quiet);
  });

  test('a round is spread evenly over its time', async () => {
    for (let made = 0; made < 12; made++)
      await context.game.characters.command(await newCharacter(), gather(5_000), null);
    for (let round = 0; round < 3; round++) {
      expect(await go()).toBe(0);
      expect(await pass(ROUND_TIME)).toEqual([3, 3, 3, 3]);
    }
  });

  test('characters from before there were rankings get theirs, and those of other rules are saved', async () => {
    const ids = [await newCharacter(), await newCharacter(), await newCharacter()];
    await context.game.characters.command(ids[1] as number, gather(5_000), null);
    await context.storage.write(async (tx) => {
      await tx.deleteFrom('rankings').execute();
      await tx
        .updateTable('ranking_rounds')
        .set({ unranked_from: 0, unranked_to: Math.max(...ids) })
        .execute();
      await tx
        .updateTable('characters')
        .set({ rules_version: RULES_VERSION - 1 })
        .where('id', '=', ids[1] as number)
        .execute();
    });
    await context.reopen();
    clock.forward(MINUTE);
    const refuse = () => Promise.reject(new Busy(503, 'refused'));
    const refused = new BatchSettler(context.storage, { settle: refuse, settleBatch: refuse });
    await expect(rankUnranked(context.storage, refused, () => false)).rejects.toThrow(
      '3 characters could not be settled',
    );
    expect(await rankUnranked(context.storage, settler(), () => false)).toBe(3);
    expect(await rankUnranked(context.storage, settler(), () => false)).toBe(0);
    await expectTrue(ids);
    expect((await row(ids[1] as number))?.rulesVersion).toBe(RULES_VERSION);
    for (const board of ALL_BOARDS)
      expect((await context.game.leaderboards.page(board, 1, null)).total).toBe(3);
  });

  test.each([HOUR / 2, 1_000])(
    'a rank that was computed ahead of an end after %d ms is corrected',
    async (time) => {
      const id = await newCharacter();
      await context.game.characters.command(id, gather(5_000), null);
      clock.forward(HOUR);
      await context.game.sessions.rank(id);
      clock.set(START + time);
      await context.game.characters.command(id, { name: 'stop', input: {} }, null);
      await expectTrue([id]);
      const points = Math.floor(time / FLAX_TIME) * FLAX_POINTS;
      expect(await own(id, 'Harvesting')).toMatchObject({ experience: points });
    },
  );

  test('trophies and cards count as they are', async () => {
    const id = await newCharacter();
    await change(id, {
      trophies: amountsOf({ 50101: 4, 50102: 1, 50103: 3 }),
      cards: amountsOf({ 1: 1, 2: 2, 3: 2, 4: 1, 5: 1 }),
    });
    await context.game.sessions.rank(id);
    expect(await own(id, 'UniqueTrophies')).toMatchObject({ amount: 3 });
    expect(await own(id, 'Trophies')).toMatchObject({ amount: 8 });
    expect(await own(id, 'Cards')).toMatchObject({ amount: 5 });
    expect(await own(id, 'RadiantCards')).toMatchObject({ amount: 2 });
    const { world } = context.game.content.live();
    const [first, second, third] = [50101, 50102, 50103].map(
      (kind) => world.relicariumEntry(kind)?.rank ?? 0,
    );
    expect(await own(id, 'Curator')).toMatchObject({
      amount: 3 * (first ?? 0) + (second ?? 0) + 3 * (third ?? 0),
    });
    await expectTrue([id]);
  });

  test('gold given by runs without an open page counts from when a run took its key', async () => {
    const id = await newCharacter();
    const { sets, world } = context.game.content.live();
    const dungeon = [...sets.dungeons].sort((a, b) => a.keyItemId - b.keyItemId)[0];
    if (dungeon === undefined) throw new Error('no dungeon');
    const value = world.item(dungeon.keyItemId)?.value ?? 0;
    expect(value).toBeGreaterThan(0);
    await change(id, {
      regionId: dungeon.regionId,
      experience: new Array<number>(SKILL_COUNT).fill(MAX_EXPERIENCE),
      health: 1_000,
      healthAt: START,
      inventory: amountsOf({ [dungeon.keyItemId]: 2 }),
    });
    const begin: PlayerCommand = { name: 'begin-dungeon', input: { dungeonId: dungeon.id, runs: 2 } };
    await context.game.characters.command(id, begin, null);
    expect(await own(id, 'Benefactor')).toMatchObject({ amount: value });
    const loaded = await context.game.characters.load(id);
    if (loaded === null) throw new Error('missing');
    let takenAt = 0;
    const state = { shown: loaded.shown, hidden: loaded.hidden };
    advance(state, context.game.content.timeline, START + HOUR, {
      goldGiven: (at) => {
        takenAt = at;
      },
    });
    expect(takenAt).toBeGreaterThan(START);
    clock.forward(HOUR);
    await context.game.sessions.rank(id);
    expect(await own(id, 'Benefactor')).toMatchObject({ amount: 2 * value });
    const stored = await context.storage.read((db) =>
      db
        .selectFrom('rankings')
        .select('reached_at')
        .where('character_id', '=', id)
        .where('board', '=', boardOf('Benefactor'))
        .executeTakeFirstOrThrow(),
    );
    expect(stored.reached_at).toBe(takenAt);
    await expectTrue([id]);
  });

  test('characters of a release without these boards get onto them', async () => {
    const ids = [await newCharacter(), await newCharacter()];
    await change(ids[0] as number, { trophies: amountsOf({ 50101: 5 }), goldGiven: 40 });
    const boards = [boardOf('Curator'), boardOf('Benefactor')];
    await context.storage.write(async (tx) => {
      await tx.deleteFrom('rankings').where('board', 'in', boards).execute();
      await sql`alter table ranking_rounds drop column trophy_ranks`.execute(tx);
      await trophyRanks(tx as unknown as Kysely<unknown>);
    });
    await context.reopen();
    await notePresentRanks(context.storage, context.game.content);
    expect(await rankUnranked(context.storage, settler(), () => false)).toBe(2);
    await expectTrue(ids);
    expect(await own(ids[0] as number, 'Curator')).toMatchObject({ ranking: 1 });
    expect(await own(ids[0] as number, 'Benefactor')).toMatchObject({ amount: 40, ranking: 1 });
  });

  test('all are ranked again when a world gives trophies other ranks', async () => {
    const id = await newCharacter();
    await change(id, { trophies: amountsOf({ 50101: 2 }) });
    const note = async () => {
      await context.game.content.refresh();
      await notePresentRanks(context.storage, context.game.content);
    };
    const rankAgain = async () => {
      await note();
      return await rankUnranked(context.storage, settler(), () => false);
    };
    await note();
    await context.game.sessions.rank(id);
    const rank = context.game.content.live().world.relicariumEntry(50101)?.rank ?? 0;
    expect(rank).toBeGreaterThan(0);
    expect(await own(id, 'Curator')).toMatchObject({ amount: 2 * rank });
    expect(await rankAgain()).toBe(0);
    const slower = changedWorld((sets) => changeCraft(sets, THINGS.flax, { baseActionTime: 20 }));
    await context.game.content.importWorld(slower);
    clock.forward(2 * IMPORT_DELAY + 1);
    expect(await rankAgain()).toBe(0);
    const rarer = changedWorld((sets) => {
      sets.relicariumEntries = sets.relicariumEntries.map((entry) =>
        entry.itemId === 50101 ? { ...entry, rank: rank + 1 } : entry,
      );
    });
    await context.game.content.importWorld(rarer);
    clock.forward(IMPORT_DELAY + 1);
    // Other nodes may still use the earlier world.
    expect(await rankAgain()).toBe(0);
    clock.forward(IMPORT_DELAY);
    expect(await rankAgain()).toBe(1);
    expect(await rankAgain()).toBe(0);
    expect(await own(id, 'Curator')).toMatchObject({ amount: 2 * (rank + 1) });
    await expectTrue([id]);
  });

  test('after random commands, the rankings equal the characters’ scores', async () => {
    const ids = [await newCharacter(), await newCharacter(), await newCharacter()];
    const player = new RandomPlayer(23);
    for (let step = 0; step < 90; step++) {
      const id = player.pick(ids);
      const settled = await context.game.characters.read(id);
      if (settled === null) throw new Error('missing');
      await context.game.characters.command(id, player.command(settled.shown, settled.world), null);
      clock.forward(Math.floor(player.random() * 20 * MINUTE));
      if (step % 3 === 0) await go();
      if (step % 15 === 0) {
        for (const each of ids) await context.game.characters.open(each);
        await expectTrue(ids);
      }
    }
  });
});
