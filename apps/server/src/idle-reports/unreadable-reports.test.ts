import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DATABASES } from '../testing/databases.ts';
import { SHIPPED, THINGS } from '../testing/played-character.ts';
import { shippedGame } from '../testing/shipped-game.ts';

const START = 1_763_600_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A region to which travelling costs gold, and a first item of each character that pays for the trip. */
const REGION = 2;
const KEEPSAKE = 40011;

describe.each(DATABASES)('idle reports on $name', (database) => {
  const context = shippedGame(database, START);
  const { clock } = context;

  const command = async (id: number, given: Parameters<typeof context.game.characters.command>[1]) => {
    const outcome = await context.game.characters.command(id, given, null);
    if (outcome === null || 'refused' in outcome) throw new Error(`${given.name}: ${outcome?.refused}`);
  };
  const gather = { name: 'begin-crafting', input: { itemId: THINGS.flax, amount: 5_000 } } as const;
  const step = { name: 'begin-crafting', input: { itemId: THINGS.flax, amount: 1 } } as const;

  /** A character whose absence of an hour is stored in a report that its player was not shown. */
  async function absent(): Promise<number> {
    const id = await context.newCharacter();
    await command(id, { name: 'begin-crafting', input: { itemId: THINGS.flax, amount: 12 } });
    clock.forward(HOUR);
    await context.game.sessions.settle(id);
    return id;
  }
  const damage = (id: number) =>
    context.storage.write((tx) =>
      sql`update idle_reports set report = replace(report, '"gained"', '"gamed"') where character_id = ${id}`.execute(
        tx,
      ),
    );
  const open = async (id: number) => {
    const opened = await context.game.characters.open(id);
    if (opened === null) throw new Error(`character ${id} is missing`);
    return opened;
  };

  test('a plan that pays for a trip while no page is open leaves a report that is read', async () => {
    const id = await context.newCharacter();
    await command(id, { name: 'sell', input: { itemId: KEEPSAKE, amount: 1 } });
    await command(id, {
      name: 'set-plan',
      input: { steps: [step, { name: 'travel', input: { regionId: REGION } }], times: 1 },
    });
    clock.forward(HOUR);
    await context.game.sessions.settle(id);
    const { idleReport, shown: after } = await open(id);
    expect(after.regionId).toBe(REGION);
    const report = await context.game.idleReports.get(id, idleReport ?? 0);
    const fare = SHIPPED.sets.regions.find((region) => region.id === REGION)?.travelCost ?? 0;
    expect(fare).toBeGreaterThan(0);
    expect(report?.steps.find(({ name }) => name === 'travel')?.gold).toBe(-fare);
  });

  test('a report that cannot be read is set aside, and the character opens, plays and is reported again', async () => {
    const id = await absent();
    await damage(id);
    const kept = await context.storage.read((db) =>
      db.selectFrom('idle_reports').select('report').where('character_id', '=', id).execute(),
    );
    const { idleReport, shown } = await open(id);
    expect(idleReport).toBeNull();
    expect(shown.experience.some((points) => points > 0)).toBe(true);
    expect(context.told).toEqual([
      `an idle report of character ${id} cannot be read and is set aside: The stored idle report is damaged: gained is missing.`,
    ]);
    await command(id, gather);
    clock.forward(HOUR);
    const later = await open(id);
    const report = await context.game.idleReports.get(id, later.idleReport ?? 0);
    expect(report?.gained).toContainEqual(
      expect.objectContaining({ source: 'gathered', itemId: THINGS.flax }),
    );
    expect((await context.game.idleReports.page(id, 1)).reports).toHaveLength(1);
    const stored = await context.storage.read((db) =>
      db
        .selectFrom('idle_reports')
        .select('report')
        .where('character_id', '=', id)
        .orderBy('since')
        .execute(),
    );
    expect(stored[0]).toEqual(kept[0]);
    expect(context.told.at(-1)).toMatch(/cannot be read and is left out: .* gained is missing\.$/);
  });

  test('a job goes on with a character whose report cannot be read', async () => {
    const id = await absent();
    await damage(id);
    await command(id, gather);
    clock.forward(HOUR);
    await context.game.sessions.settleBatch([id]);
    await context.game.sessions.settle(id);
    clock.forward(HOUR);
    expect((await open(id)).idleReport).not.toBeNull();
  });

  test('an earlier report that cannot be read is left out of the list', async () => {
    const id = await absent();
    const first = (await open(id)).idleReport ?? 0;
    await command(id, gather);
    clock.forward(HOUR);
    const second = (await open(id)).idleReport ?? 0;
    await damage(id);
    await command(id, gather);
    clock.forward(HOUR);
    const third = (await open(id)).idleReport ?? 0;
    expect(await context.game.idleReports.get(id, first)).toBeNull();
    const { reports, total } = await context.game.idleReports.page(id, 1);
    expect(reports.map(({ since }) => since)).toEqual([third]);
    expect(total).toBe(3);
    expect(new Set([first, second, third]).size).toBe(3);
  });
});
