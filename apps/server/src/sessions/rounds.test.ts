import type { PlayerCommand } from '@slumberfell/protocol';
import { expect, test } from 'vitest';
import { openStorage } from '../storage/open.ts';
import { ROUND_TIME } from '../storage/tables/ranking-rounds.ts';
import { POSTGRES } from '../testing/databases.ts';
import { openShippedGame, playedCharacter, THINGS } from '../testing/played-character.ts';
import { TestClock } from '../testing/test-clock.ts';
import { BatchSettler } from './batch-settler.ts';
import { settleRunning } from './rounds.ts';

const START = 1_763_600_000_000;

const gather = (amount: number): PlayerCommand => ({
  name: 'begin-crafting',
  input: { itemId: THINGS.flax, amount },
});

test('two nodes on a round settle each character once', async () => {
  const clock = new TestClock(START);
  const opened = await POSTGRES.open(clock);
  const game = await openShippedGame(opened.storage);
  const ids: number[] = [];
  for (let made = 0; made < 30; made++) {
    const id = await playedCharacter(game, opened.storage);
    ids.push(id);
    await game.characters.command(id, gather(5_000), null);
  }
  const other = await openStorage({ ...opened.place, clock });
  const settled: number[] = [];
  const settleBatch = (taken: readonly number[]) => {
    settled.push(...taken);
    return Promise.resolve(taken);
  };
  const settler = new BatchSettler(other, { settle: (id) => game.sessions.settle(id), settleBatch });
  const { closeRanks } = game;
  await settleRunning({ storage: other, settler, closeRanks }, () => false);
  for (let part = 0; part < 10; part++) {
    clock.forward(ROUND_TIME / 10);
    await Promise.all([
      settleRunning({ storage: opened.storage, settler, closeRanks }, () => false),
      settleRunning({ storage: other, settler, closeRanks }, () => false),
    ]);
  }
  expect(settled.toSorted((a, b) => a - b)).toEqual(ids);
  await game.close();
  await other.close();
  await opened.dispose();
});
