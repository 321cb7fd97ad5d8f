import { seededRandom } from '@slumberfell/engine/testing';
import { LEADERBOARD_PAGE_SIZE } from '@slumberfell/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';
import type { RankingChange, RankingKey } from '../storage/tables/rankings/columns.ts';
import { deleteRankings, saveRankings } from '../storage/tables/rankings/rows.ts';
import { DATABASES, type TestStorage } from '../testing/databases.ts';
import { storedCharacter } from '../testing/stored-character.ts';
import { ALL_BOARDS, boardOf } from './boards.ts';
import { Leaderboards } from './leaderboards.ts';

const GOLD = boardOf('Gold');
const CARDS = boardOf('Cards');
/** Rows of an interval: so few that a few hundred characters need many intervals. */
const STRIDE = 8;

describe.each(DATABASES)('leaderboards on $name', ({ open }) => {
  let opened: TestStorage;
  let boards: Leaderboards;
  let random: () => number;
  const below = (limit: number): number => Math.floor(random() * limit);
  /** The stored rankings, by character and board. */
  const standings = new Map<string, RankingKey>();
  beforeEach(async () => {
    standings.clear();
    random = seededRandom(11);
    opened = await open();
    boards = new Leaderboards(opened.storage, STRIDE);
  });
  afterEach(() => opened.dispose());

  /**
   * A random score and instant. Many characters get the same score, and some of them also the same instant.
   */
  const standing = (): RankingKey => ({ minusScore: -below(6), reachedAt: 1_000 + below(4) });

  async function move(characterId: number, board: number, to: RankingKey): Promise<void> {
    const key = `${characterId}/${board}`;
    const change: RankingChange = { characterId, board, from: standings.get(key) ?? null, to };
    await opened.storage.write((tx) => saveRankings(tx, opened.storage.kind, [change]));
    boards.committed([change]);
    standings.set(key, to);
  }

  async function populate(count: number): Promise<number[]> {
    const ids: number[] = [];
    for (let made = 0; made < count; made++) {
      const id = await storedCharacter(opened.storage, '{}');
      ids.push(id);
      for (const board of [GOLD, CARDS]) await move(id, board, standing());
    }
    return ids;
  }

  async function tendAll(of = boards): Promise<void> {
    while (await of.rebalance());
  }

  test('are empty without characters', async () => {
    expect(await boards.page(GOLD, 1, null)).toEqual({
      rows: [],
      total: 0,
      pageSize: LEADERBOARD_PAGE_SIZE,
      own: null,
    });
    await tendAll();
    expect((await boards.page(GOLD, 2, 404)).own).toBeNull();
    expect(await boards.ranksOf(404)).toEqual(new Map());
  });

  test('equal a full sort before, while and after intervals are counted, with changes in between', async () => {
    const ids = await populate(130);
    await expectSorted(opened.storage, boards);
    for (let step = 0; step < 240; step++) {
      const id = ids[below(ids.length)] as number;
      await move(id, below(2) === 0 ? GOLD : CARDS, standing());
      if (step % 6 === 0) await boards.rebalance();
      if (step % 20 === 0) await expectSorted(opened.storage, boards);
    }
    await tendAll();
    expect(boards.intervals).toBeGreaterThan(2 * (130 / STRIDE / 2));
    await expectSorted(opened.storage, boards);
    for (let step = 0; step < 60; step++) await move(ids[below(130)] as number, GOLD, standing());
    await expectSorted(opened.storage, boards);
  });

  test('grow, shrink and drift without long intervals, and equal a full sort at all times', async () => {
    const ids = await populate(60);
    await tendAll();
    // Each character in turn rises to the top of the board.
    for (const [turn, id] of ids.entries()) {
      await move(id, GOLD, { minusScore: -1_000 - turn, reachedAt: 5 });
      if (turn % 10 === 0) await boards.rebalance();
    }
    const newcomers = await populate(60);
    await tendAll();
    await expectSorted(opened.storage, boards);
    for (const id of [...ids, ...newcomers].filter((_, turn) => turn % 4 !== 0)) {
      const changes = await opened.storage.write(async (tx) => {
        const gone = await deleteRankings(tx, opened.storage.kind, id);
        await tx.deleteFrom('characters').where('id', '=', id).execute();
        return gone;
      });
      boards.committed(changes);
    }
    const before = boards.intervals;
    await tendAll();
    expect(boards.intervals).toBeLessThan(before);
    await expectSorted(opened.storage, boards);
  });

  test('equal a full sort at each read during concurrent changes', async () => {
    const ids = await populate(80);
    await tendAll();
    const moves = Array.from({ length: 60 }, async (_, turn) => {
      await move(ids[turn] as number, GOLD, standing());
      const page = await boards.page(GOLD, 1 + (turn % 4), ids[turn] as number);
      expect(page.total).toBe(80);
      expect(page.rows.map(({ ranking }) => ranking)).toEqual(
        page.rows.map((_row, place) => (turn % 4) * 20 + place + 1),
      );
      const self = page.rows.find(({ id }) => id === ids[turn]);
      if (self) expect(page.own).toEqual(self);
    });
    await Promise.all([...moves, tendAll()]);
    await expectSorted(opened.storage, boards);
  });

  test('are counted again after a restart', async () => {
    await populate(50);
    await opened.storage.close();
    const again = await openStorage(opened.place);
    const reopened = new Leaderboards(again, STRIDE);
    await expectSorted(again, reopened);
    await tendAll(reopened);
    await expectSorted(again, reopened);
    await again.close();
  });
});

test('nodes that share a database read each other’s changes', async () => {
  const [, postgres] = DATABASES;
  const opened = await postgres?.open();
  if (opened === undefined) throw new Error('no PostgreSQL');
  const other = await openStorage(opened.place);
  const nodes = [opened.storage, other].map((storage) => ({
    storage,
    boards: new Leaderboards(storage, STRIDE),
  }));
  const ids: number[] = [];
  const random = seededRandom(5);
  const standing = (): RankingKey => ({ minusScore: -Math.floor(random() * 5), reachedAt: 1 });
  const known = new Map<number, RankingKey>();
  const move = async (storage: Storage, characterId: number): Promise<void> => {
    const to = standing();
    const change = { characterId, board: GOLD, from: known.get(characterId) ?? null, to };
    known.set(characterId, to);
    await storage.write((tx) => saveRankings(tx, storage.kind, [change]));
  };
  for (let made = 0; made < 60; made++) {
    const id = await storedCharacter(opened.storage, '{}');
    ids.push(id);
    await move(opened.storage, id);
  }
  for (const { boards } of nodes) while (await boards.rebalance());
  for (let round = 0; round < 12; round++) {
    await Promise.all(
      ids.filter((id) => (id + round) % 5 === 0).map((id) => move(nodes[id % 2]?.storage ?? other, id)),
    );
    for (const { storage, boards } of nodes) await expectSorted(storage, boards, [GOLD]);
  }
  await nodes[0]?.boards.purge();
  await other.close();
  await opened.dispose();
});

/**
 * Asserts that every page and each character's own row agree with all rows of the table, which the test
 * sorts.
 */
async function expectSorted(storage: Storage, boards: Leaderboards, wanted = [GOLD, CARDS]): Promise<void> {
  const all = await storage.read((db) =>
    db
      .selectFrom('rankings')
      .innerJoin('characters', 'characters.id', 'character_id')
      .select(['board', 'minus_score', 'reached_at', 'character_id', 'name'])
      .execute(),
  );
  expect(ALL_BOARDS).toEqual(expect.arrayContaining(wanted));
  for (const board of wanted) {
    const sorted = all
      .filter((row) => row.board === board)
      .sort(
        (a, b) =>
          a.minus_score - b.minus_score || a.reached_at - b.reached_at || a.character_id - b.character_id,
      )
      .map((row, place) => ({
        ranking: place + 1,
        id: row.character_id,
        name: row.name,
        appearanceId: 1,
        amount: 0 - row.minus_score,
      }));
    for (let page = 1; page <= sorted.length / LEADERBOARD_PAGE_SIZE + 2; page++) {
      const from = (page - 1) * LEADERBOARD_PAGE_SIZE;
      const someone = sorted[(page * 7) % sorted.length];
      const answer = await boards.page(board, page, someone?.id ?? null);
      expect(answer.total).toBe(sorted.length);
      expect(answer.rows).toEqual(sorted.slice(from, from + LEADERBOARD_PAGE_SIZE));
      expect(answer.own).toEqual(someone);
      if (someone && page === 1) expect((await boards.ranksOf(someone.id)).get(board)).toBe(someone.ranking);
    }
  }
}
