import { afterAll, expect, test, vi } from 'vitest';
import { audit } from '../../characters/replay.ts';
import { SNAPSHOT_AGE } from '../../characters/snapshot-saver.ts';
import { fullDisks } from '../../testing/full-disks.ts';
import { openShippedGame, playedCharacter, THINGS } from '../../testing/played-character.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { storageOver } from '../storage.ts';
import { openSqlite } from './sqlite.ts';
import type { SqliteConnection } from './sqlite-connection.ts';
import { Unwritable } from './write-faults.ts';

const START = 1_763_600_000_000;
/** Free space in bytes: enough for a few rounds of commands. */
const LEFT = 40 * 4_096;

const disks = fullDisks();
afterAll(() => {
  for (const disk of disks) disk.remove();
});

test.each(disks)(
  'a full disk refuses calls in a sentence of its own and loses nothing, and the game goes on when there is room again',
  async (disk) => {
    const clock = new TestClock(START);
    const writing: SqliteConnection[] = [];
    const storage = storageOver(
      await openSqlite(disk.directory, clock, { withWriting: (connection) => void writing.push(connection) }),
    );
    const [connection] = writing;
    if (connection === undefined) throw new Error('no connection was opened');
    const game = await openShippedGame(storage);
    const ids: number[] = [];
    for (let made = 0; made < 8; made++) ids.push(await playedCharacter(game, storage));
    const revisions = new Map(ids.map((id) => [id, 0]));
    const outcomes = { done: 0, full: 0, other: [] as unknown[] };
    const play = async (rounds: number): Promise<void> => {
      for (let round = 0; round < rounds; round++) {
        clock.forward(SNAPSHOT_AGE + 60_000);
        const commands = ids.map(async (id) => {
          const begin = { name: 'begin-crafting', input: { itemId: THINGS.flax, amount: 50 } } as const;
          const outcome = await game.characters.command(id, begin, `round-${clock.now()}`);
          if (outcome === null || 'refused' in outcome) throw new Error(JSON.stringify(outcome));
          revisions.set(id, (revisions.get(id) ?? 0) + 1);
        });
        for (const outcome of await Promise.allSettled(commands)) {
          if (outcome.status === 'fulfilled') outcomes.done += 1;
          else if (outcome.reason instanceof Unwritable && outcome.reason.fault === 'full')
            outcomes.full += 1;
          else outcomes.other.push(outcome.reason);
        }
      }
    };
    const expectKept = async (): Promise<void> => {
      for (const id of ids) {
        const found = await audit(storage, id);
        expect(found?.replayed).toEqual(found?.stored);
        expect((await game.characters.load(id))?.revision).toBe(revisions.get(id));
      }
    };

    const faults: unknown[] = [];
    storage.writes.onChange((fault) => faults.push(fault));
    disk.fill(connection, LEFT);
    await play(30);
    expect(outcomes.other).toEqual([]);
    expect(outcomes.full).toBeGreaterThan(8);
    expect(outcomes.done).toBeGreaterThan(0);
    await expectKept();

    const doneBefore = outcomes.done;
    expect(storage.writes.fault).toBe('full');
    disk.clear(connection);
    // A probe of the storage finds that writes succeed again. No call by a player is needed.
    await vi.waitFor(() => expect(storage.writes.fault).toBeNull(), { timeout: 20_000 });
    expect(faults).toEqual(['full', null]);
    await play(3);
    expect(outcomes.other).toEqual([]);
    expect(outcomes.done - doneBefore).toBe(3 * ids.length);
    await expectKept();

    disk.fill(connection, 0);
    await game.close();
    await storage.close();
  },
);
