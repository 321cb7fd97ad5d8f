import { RULES_VERSION } from '@slumberfell/engine';
import { STATE_VERSION } from '@slumberfell/engine/stored';
import { BOARD_NUMBERS, type PlayerCommand } from '@slumberfell/protocol';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Game } from '../../game.ts';
import { notePresentRanks } from '../../sessions/rounds.ts';
import { DATABASES, SQLITE, type TestStorage } from '../../testing/databases.ts';
import { openShippedGame, playedCharacter, THINGS } from '../../testing/played-character.ts';
import { RandomPlayer } from '../../testing/random-player.ts';
import { runProgram } from '../../testing/run-program.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { openReadOnly, type ReadOnlyDatabase } from '../read-only-database.ts';
import { verify } from './verify.ts';

const START = 1_763_600_000_000;
const MINUTE = 60_000;
const gather: PlayerCommand = { name: 'begin-crafting', input: { itemId: THINGS.flax, amount: 5_000 } };
const sell: PlayerCommand = { name: 'sell', input: { itemId: THINGS.bread, amount: 1 } };

describe.each(DATABASES)('what is stored on $name', ({ open }) => {
  const clock = new TestClock(START);
  let opened: TestStorage;
  let game: Game;
  let aside: ReadOnlyDatabase;
  beforeEach(async () => {
    clock.set(START);
    opened = await open(clock);
    game = await openShippedGame(opened.storage);
    aside = await openReadOnly(opened.place);
  });
  afterEach(async () => {
    await game.close();
    await aside.close();
    await opened.dispose();
  });

  /**
   * A character that sold bread and now gathers, with rankings newer than its row and a snapshot a month
   * old.
   */
  const somebody = async (): Promise<number> => {
    const id = await playedCharacter(game, opened.storage);
    await game.characters.command(id, sell, null);
    clock.forward(31 * 24 * 60 * MINUTE);
    await game.characters.command(id, sell, null);
    await game.characters.command(id, gather, null);
    clock.forward(10 * MINUTE);
    await game.sessions.rank(id);
    return id;
  };
  const change = (statement: ReturnType<typeof sql>): Promise<unknown> =>
    opened.storage.write((tx) => statement.execute(tx));

  test('verifies after random commands, while a player continues', async () => {
    const players = new Map<number, RandomPlayer>();
    for (const seed of [1, 2, 3])
      players.set(await playedCharacter(game, opened.storage), new RandomPlayer(seed));
    const ids = [...players.keys()];
    for (let turn = 0; turn < 60; turn++) {
      for (const [id, player] of players) {
        const shown = (await game.characters.read(id))?.shown;
        if (shown === undefined) throw new Error(`character ${id} is missing`);
        const command = player.command(shown, game.content.live().world);
        await game.characters.command(id, command, null);
      }
      clock.forward(turn % 10 === 0 ? 40 * MINUTE : 7_321);
      if (turn % 4 === 0) await Promise.all(ids.map((id) => game.sessions.rank(id)));
    }
    const playing = Promise.all(
      ids.map((id) => game.characters.command(id, { name: 'refresh', input: {} }, null)),
    );
    const found = await verify(aside);
    await playing;
    expect(found).toMatchObject({ characters: 3, findings: [], ofOtherRules: 0 });
    expect(found.commands).toBeGreaterThan(40);
  });

  test('verifies while characters wait to be ranked again, and when trophies have other ranks', async () => {
    const id = await somebody();
    const clean = { findings: [] };
    const { Curator: curator, Gold: gold } = BOARD_NUMBERS;
    await notePresentRanks(opened.storage, game.content);
    expect(await verify(aside)).toMatchObject(clean);
    await change(sql`update rankings set minus_score = minus_score - 5 where board = ${curator}`);
    expect((await verify(aside)).findings).toMatchObject([
      { what: 'leaderboard Curator: 5 and should be 0' },
    ]);
    await change(sql`update ranking_rounds set trophy_ranks = 'those of another world'`);
    expect(await verify(aside)).toMatchObject(clean);
    await notePresentRanks(opened.storage, game.content);
    expect(await verify(aside)).toMatchObject(clean);
    await change(sql`delete from rankings where board = ${gold}`);
    expect(await verify(aside)).toMatchObject(clean);
    await change(sql`update ranking_rounds set unranked_from = ${id}`);
    expect((await verify(aside)).findings).toMatchObject([
      { what: 'leaderboard Gold: no ranking' },
      { what: 'leaderboard Curator: 5 and should be 0' },
    ]);
  });

  test('is reported where it differs: row, snapshot, log, rankings', async () => {
    const id = await somebody();
    const name = (await game.characters.read(id))?.identity.name;
    expect(await verify(aside)).toMatchObject({ characters: 1, commands: 3, findings: [] });
    const whats = async (): Promise<readonly string[]> => {
      const { findings } = await verify(aside);
      for (const finding of findings) expect(finding).toMatchObject({ characterId: id, name });
      return findings.map(({ what }) => what);
    };

    await change(sql`update characters set state_core = replace(state_core, '"gold":', '"gold":1')`);
    const [chronicle, gold, board] = await whats();
    expect(chronicle).toMatch(/^row: chronicle: it explains \d+ of gold, and 1\d+ is owned$/);
    expect(gold).toMatch(/^row: shown\.gold is 1\d+ and should be \d+$/);
    expect(board).toMatch(/^leaderboard Gold: \d+ and should be 1\d+$/);
    await change(sql`update characters set state_core = replace(state_core, '"gold":1', '"gold":')`);

    await change(sql`update rankings set minus_score = minus_score - 7 where board = 6`);
    await change(sql`delete from rankings where board = 0`);
    expect(await whats()).toEqual([
      'leaderboard Level: no ranking',
      expect.stringMatching(/^leaderboard Harvesting: \d+ and should be \d+$/),
    ]);
    await change(sql`update rankings set minus_score = minus_score + 7 where board = 6`);
    await game.sessions.rank(id);

    await change(
      sql`update snapshots set state = replace(state, '"regionId":1', '"regionId":2') where revision = 2`,
    );
    expect((await whats())[0]).toMatch(/^snapshot of 20\S+Z: shown\.regionId is 2 and should be 1$/);
    await change(
      sql`update snapshots set state = replace(state, '"regionId":2', '"regionId":1') where revision = 2`,
    );

    await change(sql`delete from command_log where revision = 3`);
    expect(await whats()).toContain('row: command 3 is not in the log');
  });

  test('prints no seed', async () => {
    await somebody();
    const input = JSON.stringify({ itemId: THINGS.flax, amount: 5_000, key: [1, 2, 3, 4] });
    await change(sql`update command_log set input = ${input} where revision = 3`);
    const { findings } = await verify(aside);
    expect(findings.map(({ what }) => what)).toContain('row: hidden.session.seed.0 differs');
  });

  test('is reported where it cannot be read: of newer rules, of a newer shape, or damaged', async () => {
    const id = await somebody();
    const wrongAfter = async (
      column: string,
      value: string | number,
      table = 'characters',
    ): Promise<string> => {
      const { [column]: before } = (
        await opened.storage.read((db) =>
          sql<Record<string, unknown>>`select * from ${sql.table(table)} order by 1 limit 1`.execute(db),
        )
      ).rows[0] as Record<string, unknown>;
      await change(sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}`);
      const { findings } = await verify(aside);
      await change(sql`update ${sql.table(table)} set ${sql.ref(column)} = ${before}`);
      expect(findings[0]?.characterId).toBe(id);
      return findings.map(({ what }) => what).join(' | ');
    };
    expect(await wrongAfter('rules_version', RULES_VERSION + 1)).toBe(
      `row: A newer release of Slumberfell settled it, by rules ${RULES_VERSION + 1}. This release has rules ${RULES_VERSION}.`,
    );
    expect(await wrongAfter('state_version', STATE_VERSION + 1)).toMatch(
      /^row: A newer release of Slumberfell wrote the stored state: it is of version \d+/,
    );
    expect(await wrongAfter('state_inventory', '[7]')).toMatch(
      /^row: The stored state is damaged: shown\.inventory is not a list of ids/,
    );
    expect(await wrongAfter('state_version', STATE_VERSION + 1, 'snapshots')).toMatch(
      /^snapshot of 20\S+Z: A newer release of Slumberfell wrote the stored state/,
    );
    expect(await wrongAfter('input_version', 99, 'command_log')).toContain(
      'A newer release of Slumberfell wrote the stored command',
    );
    expect(await verify(aside)).toMatchObject({ characters: 1, commands: 3, findings: [] });
  });

  test('is reported where no replay reads it: idle reports, days, snapshots of earlier rules, the log', async () => {
    const id = await somebody();
    await game.characters.open(id);
    await game.characters.command(id, sell, null);
    clock.forward(2 * 24 * 60 * MINUTE);
    await game.characters.open(id);
    const whats = async () => (await verify(aside)).findings.map(({ what }) => what);
    expect(await whats()).toEqual([]);
    await change(sql`update idle_reports set report = replace(report, '"gained"', '"gamed"')`);
    expect(await whats()).toEqual([
      expect.stringMatching(
        /^idle report of 20\S+Z: The stored idle report is damaged: gained is missing\.$/,
      ),
    ]);
    await change(sql`delete from idle_reports`);
    const first = sql`(select min(day) from chronicle_days)`;
    await change(sql`update chronicle_days set chronicle = '{}' where day = ${first}`);
    expect(await whats()).toEqual([
      expect.stringMatching(
        /^chronicle of 20\d\d-\d\d-\d\d: The stored chronicle is damaged: enemies is missing\.$/,
      ),
    ]);
    await change(sql`delete from chronicle_days where day = ${first}`);
    const oldest = sql`(select min(revision) from snapshots)`;
    await change(
      sql`update snapshots set rules_version = rules_version - 1, state = replace(state, '"gold"', '"silver"') where revision = ${oldest}`,
    );
    expect(await whats()).toEqual([
      expect.stringMatching(/^snapshot of 20\S+Z: The stored state is damaged: shown\.gold is missing\.$/),
    ]);
    await change(sql`delete from snapshots where revision = ${oldest}`);
    // The commands before the oldest replayed snapshot are in the log, too.
    await change(sql`update command_log set input = '{' where revision = 1`);
    expect(await whats()).toEqual(['command 1: The stored command is damaged: it is not JSON.']);
    await change(sql`delete from command_log where revision = 1`);
    await change(sql`insert into celebrated (character_id, up_to, keys) values (${id}, 0, '[')`);
    expect(await whats()).toEqual(['celebrated firsts: they are not JSON']);
  });

  test('is verified for some characters at random, without those that earlier rules have settled', async () => {
    for (let made = 0; made < 6; made++) await playedCharacter(game, opened.storage);
    expect(await verify(aside, { sample: 3 })).toMatchObject({ characters: 3, findings: [] });
    expect(await verify(aside, { sample: 50 })).toMatchObject({ characters: 6 });
    await change(sql`update characters set rules_version = ${RULES_VERSION - 1} where id = 1`);
    expect(await verify(aside)).toMatchObject({ characters: 5, ofOtherRules: 1, findings: [] });
  });
});

test('npm run verify prints the result, while a server is running', {
  timeout: 180_000,
}, async () => {
  const opened = await SQLITE.open();
  const game = await openShippedGame(opened.storage);
  await game.characters.command(await playedCharacter(game, opened.storage), sell, null);
  expect(await runProgram('verify', opened.place)).toEqual({
    status: 0,
    out: 'All is as it must be: 1 character(s) and 1 command(s) were verified.\n',
    err: '',
  });
  await opened.storage.write((tx) => sql`update rankings set minus_score = 5 where board = 5`.execute(tx));
  const wrong = await runProgram('verify', opened.place, '--json', '--sample', '5');
  expect(wrong.status).toBe(1);
  expect(JSON.parse(wrong.out)).toMatchObject({ characters: 1, findings: [{ characterId: 1 }] });
  expect(await runProgram('verify', opened.place, '--sample', 'all')).toMatchObject({ status: 2, out: '' });
  await game.close();
  await opened.dispose();
});

test('a missing database, or one that no server has used, is reported', async () => {
  const [sqlite, postgres] = DATABASES;
  for (const [database, sentence] of [
    [sqlite, 'There is no database at'],
    [postgres, 'no server has ever been started on it'],
  ] as const) {
    const place = await database?.place();
    if (place === undefined) throw new Error('no place');
    await expect(openReadOnly(place)).rejects.toThrow(sentence);
    await place.remove();
  }
});
