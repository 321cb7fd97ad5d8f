import type { PlayerCommand } from '@slumberfell/protocol';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openReadOnly } from '../operations/read-only-database.ts';
import { verify } from '../operations/verify/verify.ts';
import { logAfter } from '../storage/tables/command-log.ts';
import { readCommand } from '../storage/values/logged-command.ts';
import { DATABASES } from '../testing/databases.ts';
import { THINGS } from '../testing/played-character.ts';
import { shippedGame } from '../testing/shipped-game.ts';

/** An hour before midnight, so that the kills are those of two days. */
const START = Date.UTC(2026, 10, 29, 23);
const HOUR = 3_600_000;

/** The first chapter of the shipped story: ten kills in the first region. */
const CHAPTER: PlayerCommand = { name: 'turn-in', input: { kind: 'story', id: 1 } };
const HUNT: PlayerCommand = { name: 'begin-hunting', input: { regionId: THINGS.meadow } };
const READY: readonly PlayerCommand[] = [
  { name: 'equip', input: { itemId: THINGS.cudgel } },
  { name: 'equip-food', input: { itemId: THINGS.bread, amount: 20 } },
];

describe.each(DATABASES)('counters that the server supplies, on $name', (database) => {
  const context = shippedGame(database, START);
  const { clock } = context;
  const give = (id: number, command: PlayerCommand, key: string | null = null) =>
    context.game.characters.command(id, command, key);

  /** Hunts, again after a defeat, until the chapter can be handed over. */
  async function huntUntilClosed(id: number): Promise<void> {
    for (let hours = 0; hours < 100; hours++) {
      for (const command of READY) await give(id, command);
      await give(id, HUNT);
      clock.forward(HOUR);
      await context.reopen();
      const outcome = await give(id, CHAPTER, 'chapter');
      if (outcome === null || !('refused' in outcome)) return;
      expect(outcome.refused).toBe('quest/not-yet');
      clock.forward(HOUR);
    }
    throw new Error('No ten kills in a hundred hours');
  }

  test('are those of the whole chronicle and of what is not saved yet, and verify counts them again', async () => {
    const id = await context.newCharacter();
    expect(await give(id, CHAPTER)).toEqual({ refused: 'quest/not-yet' });
    await huntUntilClosed(id);
    expect(await give(id, CHAPTER, 'chapter')).toMatchObject({ repeated: true });
    expect(await give(id, CHAPTER)).toEqual({ refused: 'quest/locked' });
    const shown = (await context.game.characters.read(id))?.shown;
    expect(shown?.quests.chapter).toBe(2);
    expect(shown?.furnishings).toEqual([812]);

    const log = await context.storage.read((db) => logAfter(db, id, 0, 1_000));
    const entry = log.find(({ name }) => name === 'turn-in');
    if (entry === undefined) throw new Error('The chapter is not in the log');
    const told = readCommand(entry);
    expect(told.input).toMatchObject({
      counters: [{ kind: 'kill-region', id: 1, count: expect.any(Number) }],
    });
    const count = (told.input as { counters: { count: number }[] }).counters[0]?.count ?? 0;
    expect(count).toBeGreaterThanOrEqual(10);

    const aside = await openReadOnly(context.opened.place);
    expect(await verify(aside)).toMatchObject({ findings: [] });
    await context.storage.write((tx) =>
      sql`update command_log set input = replace(input, ${`"count":${count}`}, ${`"count":${count + 1}`})`.execute(
        tx,
      ),
    );
    expect((await verify(aside)).findings).toMatchObject([
      {
        what: expect.stringMatching(
          new RegExp(`turn-in was told .*"count":${count + 1}.*, not .*"count":${count}`),
        ),
      },
    ]);
    await aside.close();
  });

  test('begin at 0 for a character without a chronicle, also for a command that settles a session', async () => {
    const id = await context.newCharacter();
    for (const command of READY) await give(id, command);
    await give(id, HUNT);
    await context.storage.write(async (tx) => {
      await sql`delete from chronicle_days`.execute(tx);
      await sql`delete from chronicles`.execute(tx);
    });
    await context.reopen();
    await huntUntilClosed(id);
    const { chronicle } = (await context.game.characters.chronicle(id)) ?? {};
    const kills = [...(chronicle?.enemies.values() ?? [])].reduce((sum, [count = 0]) => sum + count, 0);
    expect(kills).toBeGreaterThanOrEqual(10);
  });
});
