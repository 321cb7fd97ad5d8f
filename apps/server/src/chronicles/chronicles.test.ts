import { chronicleSum, DAY, dayOf, firstKey, imbalancesOf } from '@slumberfell/engine';
import type { PlayerCommand } from '@slumberfell/protocol';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openReadOnly } from '../operations/read-only-database.ts';
import { verify } from '../operations/verify/verify.ts';
import { storedDays } from '../storage/tables/chronicle-days.ts';
import { storedChronicle } from '../storage/tables/chronicles.ts';
import { readChronicle } from '../storage/values/chronicle.ts';
import { DATABASES } from '../testing/databases.ts';
import { THINGS } from '../testing/played-character.ts';
import { RandomPlayer } from '../testing/random-player.ts';
import { shippedGame } from '../testing/shipped-game.ts';
import { DAYS_KEPT, mondayOf } from './chronicles.ts';

const HOUR = 3_600_000;
/** 20:00 UTC on a Wednesday. */
const START = Date.UTC(2026, 0, 14, 20);
const LANTERNLEA = 1;
/** Points of 20 skills, enough to hunt for a night without food. */
const EXPERIENCED = new Array(20).fill(5_000_000).join(',');

const gather: PlayerCommand = { name: 'begin-crafting', input: { itemId: THINGS.flax, amount: 5_000 } };
const sell: PlayerCommand = { name: 'sell', input: { itemId: THINGS.flax, amount: 1 } };

test('a week begins on Monday', () => {
  const wednesday = dayOf(START);
  expect(new Date(START).getUTCDay()).toBe(3);
  expect([-2, -1, 0, 4, 5].map((days) => mondayOf(wednesday + days) - wednesday)).toEqual([
    -2, -2, -2, -2, 5,
  ]);
});

describe.each(DATABASES)('a chronicle on $name', (database) => {
  const context = shippedGame(database, START);
  const { clock } = context;
  const give = (id: number, command: PlayerCommand) => context.game.characters.command(id, command, null);
  const read = async (id: number) => {
    const dated = await context.game.characters.chronicle(id);
    if (dated === null) throw new Error('no chronicle');
    return dated;
  };
  const gathered = async (id: number) =>
    chronicleSum((await read(id)).chronicle, 'items', THINGS.flax, 'gathering');
  const rows = (id: number) => context.storage.read((db) => storedDays(db, id, 0, 1_000));
  const findings = async () => {
    const aside = await openReadOnly(context.opened.place);
    return await verify(aside).finally(() => aside.close());
  };
  const change = (statement: ReturnType<typeof sql>): Promise<unknown> =>
    context.storage.write((tx) => statement.execute(tx));

  test('is the same whenever the character is saved, and after restarts', async () => {
    const id = await context.newCharacter();
    await give(id, gather);
    for (let hours = 0; hours < 8; hours++) {
      clock.forward(HOUR);
      const unsaved = await read(id);
      await context.game.characters.open(id);
      expect(await read(id)).toEqual(unsaved);
      if (hours % 3 === 0) await context.reopen();
      if (hours % 2 === 0) await context.game.sessions.settle(id);
      expect(await read(id)).toEqual(unsaved);
    }
    expect(await gathered(id)).toBeGreaterThanOrEqual(5_000);
    expect((await read(id)).chronicle.firsts.map(({ kind }) => kind)).toContain('level');
    expect((await rows(id)).total).toBe(2);
    // Replays the session at once.
    expect(await findings()).toMatchObject({ characters: 1, findings: [] });
  });

  test('notes a first once, also when it came on both days of one settlement', async () => {
    const id = await context.newCharacter();
    await context.storage.write(async (tx) => {
      const { state_core } = await tx
        .selectFrom('characters')
        .select('state_core')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const core = state_core
        .replace(/"experience":\[[\d,]+\]/, `"experience":[${EXPERIENCED}]`)
        .replace('"equipment":{}', `"equipment":{"food":${THINGS.bread},"foodAmount":1000000}`);
      await tx.updateTable('characters').set({ state_core: core }).where('id', '=', id).execute();
    });
    await context.reopen();
    await give(id, { name: 'equip', input: { itemId: THINGS.cudgel } });
    await give(id, { name: 'begin-hunting', input: { regionId: LANTERNLEA } });
    clock.forward(8 * HOUR);
    await context.game.characters.open(id);
    const stored = await context.storage.read((db) => storedChronicle(db, id));
    const [whole, day] = [stored?.whole, stored?.openDay].map(
      (text) => new Set(text ? readChronicle(text).firsts.map(firstKey) : []),
    );
    expect(whole?.size).toBeGreaterThan(5);
    expect([...(day ?? [])].filter((key) => whole?.has(key))).toEqual([]);
  });

  test('of random commands is balanced and replayed, with old snapshots and new ones', async () => {
    const players = new Map<number, RandomPlayer>();
    for (const seed of [11, 12]) players.set(await context.newCharacter(), new RandomPlayer(seed));
    for (let turn = 0; turn < 40; turn++) {
      for (const [id, player] of players) {
        const loaded = await context.game.characters.load(id);
        if (loaded !== null) await give(id, player.command(loaded.shown, context.game.content.live().world));
      }
      clock.forward(turn === 20 ? 31 * DAY : HOUR);
    }
    for (const id of players.keys()) {
      await context.game.characters.open(id);
      const { shown } = (await context.game.characters.load(id)) ?? {};
      expect(shown && imbalancesOf((await read(id)).chronicle, shown)).toEqual([]);
    }
    expect(await findings()).toMatchObject({ characters: 2, findings: [] });
  });

  test('of a character from before begins at its first save, with what it owned then', async () => {
    const id = await context.newCharacter();
    await give(id, gather);
    clock.forward(2 * HOUR);
    await give(id, sell);
    const owned = await gathered(id);
    await change(sql`delete from chronicle_days`);
    await change(sql`delete from chronicles`);
    await change(sql`update snapshots set chronicle = null, chronicle_version = null`);
    await context.reopen();
    const before = await read(id);
    expect(before.since).toBe(START + 2 * HOUR);
    expect(chronicleSum(before.chronicle, 'items', THINGS.flax, 'opening')).toBe(owned - 1);
    expect(await gathered(id)).toBe(0);
    expect(await findings()).toMatchObject({ findings: [] });
    clock.forward(HOUR);
    await give(id, sell);
    expect(await read(id)).toMatchObject({ since: START + 2 * HOUR, until: START + 3 * HOUR });
    expect(await gathered(id)).toBeGreaterThanOrEqual(HOUR / 5_000 - 1);
    expect(await findings()).toMatchObject({ findings: [] });
  });

  test('has a wrong number found by verify', async () => {
    const id = await context.newCharacter();
    await give(id, gather);
    clock.forward(HOUR);
    await give(id, sell);
    const day = await context.storage.read((db) =>
      db.selectFrom('chronicle_days').select('chronicle').executeTakeFirstOrThrow(),
    );
    const { items, ...rest } = JSON.parse(day.chronicle) as Record<string, string>;
    await change(sql`update chronicle_days set chronicle = ${JSON.stringify({ ...rest, items: '' })}`);
    const { findings: found } = await findings();
    const flax = new RegExp(`^row: chronicle: it explains 0 of item ${THINGS.flax}, and \\d+ is owned$`);
    expect(found.map(({ what }) => what)).toContainEqual(expect.stringMatching(flax));
    expect(items).not.toBe('');
    await change(
      sql`update chronicle_days set chronicle = ${JSON.stringify({ ...rest, items, regions: '' })}`,
    );
    expect((await findings()).findings.map(({ what }) => what)).toContainEqual(
      expect.stringMatching(/^row: chronicle: regions/),
    );
    await change(sql`update chronicle_days set chronicle = 'x'`);
    expect((await findings()).findings.map(({ what }) => what)).toContainEqual(
      expect.stringMatching(/chronicle.* is damaged/),
    );
    const { game } = await context.reopen().then(() => context);
    clock.forward(1);
    await expect(game.characters.open(id)).rejects.toThrow('cannot be read');
  });

  test('has a row for each day, and after 400 days for each week', async () => {
    const id = await context.newCharacter();
    const first = dayOf(START);
    // Fridays and Saturdays of many weeks.
    for (let day = 2; day <= DAYS_KEPT + 20; day += day % 7 === 2 ? 1 : 6) {
      clock.set(START + day * DAY);
      await give(id, gather);
      clock.forward(HOUR);
      await give(id, { name: 'stop', input: {} });
    }
    const before = await rows(id);
    const sums = await gathered(id);
    await context.game.chronicles.mergeOldDays(() => false);
    await context.game.chronicles.mergeOldDays(() => false);
    const after = await rows(id);
    const today = dayOf(clock.now());
    const merged = mondayOf(today - DAYS_KEPT);
    expect(after.days.filter(({ day }) => day >= merged)).toEqual(
      before.days.filter(({ day }) => day >= merged),
    );
    const weeks = after.days.filter(({ day }) => day < merged);
    expect(weeks.length).toBeGreaterThanOrEqual(2);
    for (const { day, days } of weeks) expect({ days, day }).toEqual({ days: 7, day: mondayOf(day) });
    expect(weeks.at(-1)?.day).toBe(mondayOf(first));
    const { days } = await context.game.chronicles.days(id, 1);
    expect(days).toHaveLength(100);
    const last = await context.game.chronicles.days(id, Math.ceil(after.total / 100));
    expect(last.days.at(-1)).toMatchObject({
      start: mondayOf(first) * DAY,
      days: 7,
      times: [{ regionId: LANTERNLEA, ms: { gathering: 2 * HOUR } }],
    });
    expect(await gathered(id)).toBe(sums);
    expect(await findings()).toMatchObject({ findings: [] });
  });

  test('keeps a day together with its week while it is the open day', async () => {
    const id = await context.newCharacter();
    for (const day of [-2, -1, 0]) {
      clock.set(START + (day + 2) * DAY);
      await give(id, sell);
      await give(id, gather);
      clock.forward(HOUR);
      await give(id, { name: 'stop', input: {} });
    }
    clock.set(START + 2 * DAYS_KEPT * DAY);
    await context.game.chronicles.mergeOldDays(() => false);
    expect((await rows(id)).days.map(({ days }) => days)).toEqual([1, 1, 1]);
    await give(id, gather);
    clock.forward(HOUR);
    await give(id, sell);
    await context.game.chronicles.mergeOldDays(() => false);
    expect((await rows(id)).days.map(({ days }) => days)).toEqual([1, 7]);
    expect(await findings()).toMatchObject({ findings: [] });
  });
});
