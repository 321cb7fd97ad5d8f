import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { Playback } from '@slumberfell/server/benchmarks';
import { TestClock } from '@slumberfell/server/testing';
import Database from 'libsql';
import type { Figure } from './figure.ts';
import type { Suite } from './suite.ts';
import { REGION } from './veteran.ts';
import { openVeteranGame } from './veteran-game.ts';

interface Amounts {
  readonly days: number;
  /** How many hours of each day are played. */
  readonly hours: number;
  /** How many minutes of each hour the player watches. */
  readonly watched: number;
}

export const WRITES: Suite<Amounts> = {
  full: { days: 3, hours: 24, watched: 20 },
  short: { days: 2, hours: 2, watched: 2 },
  measure: writeFigures,
};

const MINUTE = 60_000;
const START = Date.UTC(2026, 0, 10, 20);

/**
 * Measures how often a character's row is written in some days of a hunt. Each hour the player opens the
 * page, watches for some minutes and leaves.
 */
async function writeFigures({ days, hours, watched }: Amounts): Promise<Figure[]> {
  const clock = new TestClock(START);
  const { game, characterIds, directory, close } = await openVeteranGame(null, 1, { clock });
  const [id = 0] = characterIds;
  const database = new Database(join(directory, 'slumberfell.db'));
  database.exec(`
    CREATE TABLE counted_writes (of TEXT);
    CREATE TRIGGER count_writes AFTER UPDATE ON characters BEGIN INSERT INTO counted_writes VALUES ('x'); END;
  `);
  const written = (): number =>
    (database.prepare('SELECT count(*) AS writes FROM counted_writes').get() as { writes: number }).writes;
  await game.characters.command(id, { name: 'begin-hunting', input: { regionId: REGION } }, null);

  let byOpening = 0;
  let openingsAndLeavings = 0;
  let byTime = 0;
  let frames = 0;
  for (let day = 0; day < days; day++) {
    // Restarts the idle time, which is one day, so that the hunt does not end.
    await game.characters.command(id, { name: 'refresh', input: {} }, null);
    for (let hour = 0; hour < hours; hour++) {
      let before = written();
      await game.characters.open(id);
      byOpening += written() - before;
      before = written();
      const playback = new Playback(game, clock, {
        show: () => void frames++,
        refetch: (_id, why) => {
          throw new Error(`The playback stopped: ${why}`);
        },
        broken: (_id, error) => {
          throw error;
        },
      });
      const loaded = await game.characters.load(id);
      if (loaded === null) throw new Error('the veteran is missing');
      playback.open(loaded);
      for (let step = 0; step < watched * 60; step++) {
        clock.forward(1_000);
        await turn();
      }
      playback.closeAll();
      byTime += written() - before;
      before = written();
      await game.characters.leave(id);
      byOpening += written() - before;
      openingsAndLeavings += 2;
      before = written();
      clock.forward(60 * MINUTE - watched * MINUTE);
      byTime += written() - before;
    }
  }
  database.close();
  await close();
  return [
    {
      name: 'writes: row updates while its character idles and is watched',
      ratio: byTime,
      limit: 0,
      goal: 'at most',
      detail: `${days} days, ${watched} minutes of each hour watched, ${frames} frames`,
    },
    {
      name: 'writes: row updates / times that the player opens or leaves the game',
      ratio: byOpening / openingsAndLeavings,
      limit: 1,
      goal: 'at most',
      detail: `${byOpening} / ${openingsAndLeavings}`,
    },
  ];
}
