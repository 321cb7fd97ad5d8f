import { RULES_VERSION } from '@slumberfell/engine';
import type { PlayerCommand } from '@slumberfell/protocol';
import { describe, expect, test } from 'vitest';
import { SNAPSHOT_AGE } from '../characters/snapshot-saver.ts';
import { CLAIM_TIME, END_SEEN_AFTER } from '../storage/tables/session-sweep.ts';
import { allKept } from '../testing/all-kept.ts';
import { copyCharacter } from '../testing/copied-character.ts';
import { DATABASES } from '../testing/databases.ts';
import { THINGS } from '../testing/played-character.ts';
import { RandomPlayer } from '../testing/random-player.ts';
import { shippedGame } from '../testing/shipped-game.ts';
import { BatchSettler } from './batch-settler.ts';
import { settleEnded } from './rounds.ts';

const START = 1_763_600_000_000;
const MINUTE = 60_000;
const FLAX_TIME = THINGS.flaxSeconds * 1_000;
const GATHER: PlayerCommand = { name: 'begin-crafting', input: { itemId: THINGS.flax, amount: 10 } };

describe.each(DATABASES)('settling on $name', (database) => {
  const context = shippedGame(database, START);
  const { clock } = context;

  const some = async (count: number): Promise<number[]> => {
    const ids: number[] = [];
    for (let made = 0; made < count; made++) ids.push(await context.newCharacter());
    return ids;
  };
  const change = (
    id: number,
    columns: { rules_version: number } | { snapshot_at: number } | { state_core: string },
  ) =>
    context.storage.write((tx) => tx.updateTable('characters').set(columns).where('id', '=', id).execute());

  test('of many together gives the same as of each alone, after any commands', async () => {
    const [alone, together] = [await some(6), await some(6)];
    const player = new RandomPlayer(7);
    let settled = 0;
    for (let step = 0; step < 5; step++) {
      for (const id of alone) {
        for (let given = 0; given < 4; given++) {
          const found = await context.game.characters.read(id);
          if (found === null) throw new Error('missing');
          await context.game.characters.command(id, player.command(found.shown, found.world), null);
        }
      }
      await change(alone[step % 6] as number, { rules_version: RULES_VERSION - 1 });
      await change(alone[(step + 1) % 6] as number, { snapshot_at: clock.now() - SNAPSHOT_AGE });
      for (const [index, id] of alone.entries())
        await copyCharacter(context.storage, id, together[index] as number);
      for (let round = 0; round < 2; round++) {
        clock.forward(Math.floor(player.random() * 40 * MINUTE));
        for (const id of alone) await context.game.sessions.settle(id);
        expect((await context.game.sessions.settleBatch(together)).toSorted((a, b) => a - b)).toEqual(
          together,
        );
        for (const [index, id] of alone.entries()) {
          const result = await allKept(context.storage, id);
          expect(await allKept(context.storage, together[index] as number)).toEqual(result);
          if (result.character.at === clock.now()) settled += 1;
        }
      }
    }
    expect(settled).toBeGreaterThanOrEqual(5);
  });

  test('of many rests after each batch', async () => {
    const TOOK = 20;
    let turns = 0;
    const between: number[] = [];
    const clockwork = setInterval(() => {
      turns += 1;
    }, 1);
    const settler = new BatchSettler(context.storage, {
      settle: () => Promise.reject(new Error('none is settled alone')),
      settleBatch(ids) {
        between.push(turns);
        turns = 0;
        const until = performance.now() + TOOK;
        while (performance.now() < until);
        return Promise.resolve(ids);
      },
    });
    expect(await settler.settle(Array.from({ length: 200 }, (_, index) => index + 1))).toEqual([]);
    clearInterval(clockwork);
    // Two transactions of one group may run without a rest between them. Then the timer does not run between
    // them, and the count is 0.
    expect(between.slice(1).filter((count) => count > 0).length).toBeGreaterThanOrEqual(5);
  });

  test('that fail for one character do not stop the others, and are reported until they succeed', async () => {
    const [poisoned = 0, ...others] = await some(4);
    const batches: number[][] = [];
    const settler = new BatchSettler(context.storage, {
      settle: (id) => context.game.sessions.settle(id),
      settleBatch(ids) {
        batches.push([...ids]);
        return context.game.sessions.settleBatch(ids);
      },
    });
    const sweep = () =>
      settleEnded(
        context.storage,
        settler,
        () => undefined,
        () => false,
      );
    const night = () => clock.forward(10 * FLAX_TIME + END_SEEN_AFTER + CLAIM_TIME);
    for (const id of [poisoned, ...others]) await context.game.characters.command(id, GATHER, null);
    const { character } = await allKept(context.storage, poisoned);
    await change(poisoned, { state_core: '{' });
    await context.reopen();
    night();
    const failure = await sweep().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AggregateError);
    expect(failure).toMatchObject({ errors: [{ message: `character ${poisoned} could not be settled` }] });
    for (const id of others) expect((await allKept(context.storage, id)).character.busy_until).toBeNull();

    for (const id of others) await context.game.characters.command(id, GATHER, null);
    night();
    await expect(sweep()).rejects.toThrow('1 characters could not be settled');
    expect(batches).toEqual([[poisoned, ...others], others]);
    for (const id of others) expect((await allKept(context.storage, id)).character.busy_until).toBeNull();

    await change(poisoned, { state_core: character.state_core });
    for (let sweeps = 0; sweeps < 2; sweeps++) {
      clock.forward(CLAIM_TIME);
      await sweep();
    }
    expect((await allKept(context.storage, poisoned)).character.busy_until).toBeNull();
  });
});
