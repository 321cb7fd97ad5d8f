import type { PlayerCommand } from '@slumberfell/protocol';
import { describe, expect, test } from 'vitest';
import { logAfter } from '../storage/tables/command-log.ts';
import { DATABASES } from '../testing/databases.ts';
import { THINGS } from '../testing/played-character.ts';
import { shippedGame } from '../testing/shipped-game.ts';
import { audit } from './replay.ts';

const START = 1_763_600_000_000;
const MINUTE = 60_000;

/** A day of a character: each command, and the ms until the next. */
const DAY: readonly (readonly [PlayerCommand, number])[] = [
  [{ name: 'equip', input: { itemId: THINGS.cudgel } }, 1_234],
  [{ name: 'equip-food', input: { itemId: THINGS.bread, amount: 20 } }, 2_000],
  [{ name: 'set-healing-threshold', input: { healingThreshold: 60 } }, 500],
  [{ name: 'begin-hunting', input: { regionId: THINGS.meadow } }, 90 * MINUTE],
  [{ name: 'set-training-attribute', input: { trainingAttribute: 2 } }, 30 * MINUTE],
  [{ name: 'stop', input: {} }, 3 * MINUTE],
  [{ name: 'begin-crafting', input: { itemId: THINGS.flax, amount: 2_000 } }, 100 * MINUTE + 1],
  [{ name: 'refresh', input: {} }, 60 * MINUTE],
  [{ name: 'sell', input: { itemId: THINGS.flax, amount: 100 } }, 10 * MINUTE],
];

describe.each(DATABASES)('the command log on $name', (database) => {
  const context = shippedGame(database, START);
  const { clock } = context;

  test('replays to the stored row, byte for byte, whenever the row was settled in between', async () => {
    const id = await context.newCharacter();
    for (const [command, wait] of DAY) {
      // The seeds are random: the hunter may be defeated before `stop`, and then some commands are refused.
      await context.game.characters.command(id, command, null);
      clock.forward(Math.floor(wait / 3));
      await context.game.characters.open(id);
      clock.forward(wait - Math.floor(wait / 3));
    }
    await context.game.characters.leave(id);
    const found = await audit(context.storage, id);
    expect(found?.replayed).toEqual(found?.stored);
    expect(found?.stored.core).toContain('"combatLog":[[');
    const log = await context.storage.read((db) => logAfter(db, id, 0, 100));
    expect(log.length).toBeGreaterThanOrEqual(DAY.length - 2);
  });

  test('replays after a restart, from states that were stored and read again', async () => {
    const id = await context.newCharacter();
    for (const [command, wait] of DAY) {
      await context.game.characters.command(id, command, null);
      clock.forward(wait);
      await context.reopen();
    }
    const found = await audit(context.storage, id);
    expect(found?.replayed).toEqual(found?.stored);
  });

  test('is reported when it does not replay to the row', async () => {
    const id = await context.newCharacter();
    await context.game.characters.command(
      id,
      { name: 'sell', input: { itemId: THINGS.bread, amount: 2 } },
      null,
    );
    await context.storage.write((tx) =>
      tx
        .updateTable('command_log')
        .set({ input: `{"itemId":${THINGS.bread},"amount":3}` })
        .execute(),
    );
    const found = await audit(context.storage, id);
    expect(found?.replayed.inventory).not.toBe(found?.stored.inventory);
  });
});
