import type { LeaderboardType, PlayerCommand } from '@slumberfell/protocol';
import { expect, test } from 'vitest';
import { SQLITE } from '../testing/databases.ts';
import { openShippedGame, playedCharacter, THINGS } from '../testing/played-character.ts';
import { TestClock } from '../testing/test-clock.ts';
import { STRIDE } from './board-index.ts';
import { ALL_BOARDS, boardOf } from './boards.ts';

const START = 1_763_600_000_000;
const FLAX_TIME = THINGS.flaxSeconds * 1_000;
const FLAX_POINTS = 7;

const gather = (amount: number): PlayerCommand => ({
  name: 'begin-crafting',
  input: { itemId: THINGS.flax, amount },
});

test('commits of the game move characters between intervals', async () => {
  const clock = new TestClock(START);
  const opened = await SQLITE.open(clock);
  const { storage } = opened;
  const game = await openShippedGame(storage);
  const { leaderboards } = game;
  const [climber, gatherer] = [await playedCharacter(game, storage), await playedCharacter(game, storage)];
  const ids = Array.from({ length: 16 * STRIDE }, (_, index) => 1_000 + index);
  await storage.write(async (tx) => {
    for (let from = 0; from < ids.length; from += 400) {
      const part = ids.slice(from, from + 400);
      const account = { password_hash: 'x', kind: 'guest' as const, created_at: START };
      const names = part.map((id) => ({ id, username: `p${id}`, username_key: `p${id}`, ...account }));
      await tx.insertInto('accounts').values(names).execute();
      const like = await tx
        .selectFrom('characters')
        .selectAll()
        .where('id', '=', climber)
        .executeTakeFirstOrThrow();
      const characters = part.map((id) => ({
        ...like,
        id,
        account_id: id,
        name: `p${id}`,
        name_key: `p${id}`,
      }));
      await tx.insertInto('characters').values(characters).execute();
      // A character's score on both boards is a third of its index, rounded down: three share each score.
      const rankings = part.flatMap((id, index) =>
        ['Gold', 'Harvesting'].map((type) => ({
          character_id: id,
          board: boardOf(type as LeaderboardType),
          minus_score: 0 - Math.floor((from + index) / 3),
          reached_at: START + 5,
        })),
      );
      await tx.insertInto('rankings').values(rankings).execute();
    }
  });
  while (await leaderboards.rebalance());
  expect(leaderboards.intervals).toBeGreaterThan(ALL_BOARDS.length + 2);
  // The rank of `climber` by gold and that of `gatherer` by experience in Harvesting.
  const ranks = async (): Promise<(number | undefined)[]> => [
    (await leaderboards.page(boardOf('Gold'), 1, climber)).own?.ranking,
    (await leaderboards.page(boardOf('Harvesting'), 1, gatherer)).own?.ranking,
  ];
  const above = (score: number): number => ids.length - 3 * (score + 1);
  const sell: PlayerCommand = { name: 'sell', input: { itemId: THINGS.bread, amount: 30 } };
  expect(await ranks()).toEqual([above(100) + 1, above(0) + 2]);
  clock.forward(10);
  await game.characters.command(climber, sell, null);
  await game.characters.command(gatherer, gather(5_000), null);
  const gold = (await game.characters.read(climber))?.shown.gold ?? 0;
  expect(gold).toBeGreaterThan(100);
  clock.forward(100 * FLAX_TIME);
  await game.characters.open(gatherer);
  clock.forward(20 * FLAX_TIME);
  await game.sessions.rank(gatherer);
  // `climber` and `gatherer` rank below the three characters with the same score, because they reached it
  // later.
  expect(await ranks()).toEqual([above(gold) + 4, above(120 * FLAX_POINTS) + 4]);
  for (const board of [boardOf('Gold'), boardOf('Harvesting')]) {
    const sorted = await storage.read((db) =>
      db
        .selectFrom('rankings')
        .select('character_id as id')
        .where('board', '=', board)
        .orderBy('minus_score')
        .orderBy('reached_at')
        .orderBy('character_id')
        .execute(),
    );
    for (let page = 1; page <= sorted.length / 20; page += 9) {
      const { rows } = await leaderboards.page(board, page, null);
      expect(rows.map(({ id }) => ({ id }))).toEqual(sorted.slice(20 * (page - 1), 20 * page));
    }
  }
  await game.close();
  await opened.dispose();
});
