import { addAmounts } from '@slumberfell/engine';
import { IDLE_REPORTS_KEPT } from '@slumberfell/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DATABASES } from '../testing/databases.ts';
import { HubTestServer, type Player, PROVISIONS, START } from '../testing/hub-test-server.ts';
import { AWAY } from './watches.ts';

/** Id of flax in the shipped content. Flax is gathered in Lanternlea; one piece takes 5 s. */
const FLAX = 1010;
const HARVESTING = 1;
const LANTERNLEA = 1;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe.each(DATABASES)('the idle report of an absence, on $name', (database) => {
  let server: HubTestServer;
  let ann: Player;
  beforeEach(async () => {
    server = await HubTestServer.start(PROVISIONS, database);
    ann = await server.fighter();
  });
  afterEach(() => server.close());

  const gather = (amount: number) =>
    server.command(ann, { name: 'begin-crafting', input: { itemId: FLAX, amount } });
  /** Opens the character. In the result, `report` is the idle report that is not dismissed, or null. */
  const open = async () => {
    const opened = await server.game.characters.open(ann.characterId);
    if (opened === null) throw new Error('nobody is there');
    const { idleReport, endedUnseen, shown } = opened;
    return {
      shown,
      endedUnseen,
      report: await server.game.idleReports.get(ann.characterId, idleReport ?? 0),
    };
  };
  const history = async () => (await server.game.idleReports.page(ann.characterId, 1)).reports;
  const untilSaved = async (at: number) =>
    vi.waitFor(async () => expect((await server.game.characters.load(ann.characterId))?.at).toBe(at), {
      timeout: 10_000,
      interval: 5,
    });

  it('is made after more than ten minutes, with all gains of that time', async () => {
    await gather(400);
    server.clock.forward(AWAY);
    expect((await open()).report).toBeNull();
    const { shown: before } = await open();
    server.clock.forward(AWAY + 1);
    const { report, shown } = await open();
    expect(report).toMatchObject({
      since: START + AWAY,
      until: START + 2 * AWAY + 1,
      action: { kind: 'craft', id: FLAX },
      used: [],
      kills: [],
      runs: [],
      ended: null,
    });
    const flax = report?.gained.find(({ itemId }) => itemId === FLAX);
    expect(flax).toMatchObject({ source: 'gathered' });
    expect(flax?.amount).toBeGreaterThanOrEqual(120);
    expect(report?.experience).toEqual([
      {
        skillId: HARVESTING,
        before: before.experience[0],
        points: (shown.experience[0] ?? 0) - (before.experience[0] ?? 0),
      },
    ]);
  });

  it('is complete, however often the character was settled meanwhile', async () => {
    const { shown: before } = await open();
    await gather(400);
    for (const minutes of [20, 25, 60]) {
      server.clock.forward(minutes * MINUTE);
      // Settles the character without its player, and saves it if its session has ended.
      await server.game.sessions.rank(ann.characterId);
    }
    expect(await history()).toEqual([]);
    const { report, shown } = await open();
    expect(report).toMatchObject({
      since: START,
      until: START + 105 * MINUTE,
      ended: { reason: 'done', at: START + 400 * 5_000, enemyId: null },
      experience: [{ points: (shown.experience[0] ?? 0) - (before.experience[0] ?? 0) }],
    });
    const gains = (report?.gained ?? []).map(({ itemId, amount }) => ({ itemId, amount }));
    expect(addAmounts(before.inventory, gains)).toEqual(shown.inventory);
  });

  it('contains a defeat and the enemy that caused it', async () => {
    ann = await server.player();
    await server.command(ann, { name: 'begin-hunting', input: { regionId: LANTERNLEA } });
    server.clock.forward(8 * HOUR);
    const { report } = await open();
    expect(report).toMatchObject({
      action: { kind: 'hunt', id: LANTERNLEA },
      ended: { reason: 'defeated', enemyId: expect.any(Number) },
    });
  });

  it('is not made without gains', async () => {
    server.clock.forward(8 * HOUR);
    expect((await open()).report).toBeNull();
    expect(await history()).toEqual([]);
  });

  it('is empty for a player who watched, also after several saves', async () => {
    const watcher = await server.watch(ann);
    await open();
    await gather(400);
    server.clock.forward(HOUR);
    // Settles the character without its player, and saves it, because its session has ended.
    await server.game.sessions.rank(ann.characterId);
    expect((await open()).report).toBeNull();
    server.clock.forward(HOUR);
    watcher.socket.disconnect();
    await untilSaved(START + 2 * HOUR);
    server.clock.forward(MINUTE);
    expect((await open()).report).toBeNull();
    expect(await history()).toEqual([]);
  });

  it('is empty for a player who reloads the page, in any order of events', async () => {
    const watcher = await server.watch(ann);
    await open();
    await gather(5_000);
    server.clock.forward(HOUR);
    const leaving = server.game.characters.leave(ann.characterId);
    server.game.characters.watch(ann.characterId);
    expect((await open()).report).toBeNull();
    await leaving;
    server.clock.forward(HOUR);
    expect((await open()).report).toBeNull();
    server.clock.forward(MINUTE);
    watcher.socket.disconnect();
    await untilSaved(START + 2 * HOUR + MINUTE);
    server.clock.forward(HOUR);
    expect((await open()).report).toMatchObject({ since: START + 2 * HOUR + MINUTE });
  });

  it('is announced to a player who connects before opening the character, and to other tabs', async () => {
    await gather(5_000);
    server.clock.forward(HOUR);
    const watcher = await server.watch(ann);
    const { report } = await open();
    expect(report).toMatchObject({ since: START, until: START + HOUR });
    // A second tab gets the same report until one of the tabs dismisses it.
    expect((await open()).report).toEqual(report);
    await server.game.idleReports.dismiss(ann.characterId, START);
    await vi.waitFor(() => expect(watcher.reports).toEqual([START, null]), { timeout: 10_000 });
    expect((await open()).report).toBeNull();
    expect(await history()).toEqual([report]);
  });

  it('is kept for a player who leaves without opening the character', async () => {
    await gather(5_000);
    server.clock.forward(HOUR);
    const watcher = await server.watch(ann);
    watcher.socket.disconnect();
    await untilSaved(START + HOUR);
    server.clock.forward(MINUTE);
    expect((await open()).report).toMatchObject({ since: START, until: START + HOUR + MINUTE });
  });

  it('is kept for a player who gives commands without opening the character', async () => {
    await gather(5_000);
    server.clock.forward(HOUR);
    await server.command(ann, { name: 'stop', input: {} });
    const { report } = await open();
    expect(report).toMatchObject({ since: START, until: START + HOUR });
    // The player gave the `stop` command after the absence, so the report does not contain the end of the
    // session.
    expect(report?.ended).toBeNull();
  });

  it('contains only how a session ended, once, after a short absence', async () => {
    await gather(12);
    await open();
    server.clock.forward(2 * MINUTE);
    // Settles the character without its player, and saves it, because its session has ended.
    await server.game.sessions.rank(ann.characterId);
    server.clock.forward(3 * MINUTE);
    // A browser opens the socket and requests the layout data at the same time. Here the socket comes first.
    const watcher = await server.watch(ann);
    expect(await open()).toMatchObject({ report: null, endedUnseen: 'done' });
    expect((await open()).endedUnseen).toBeNull();

    await gather(12);
    server.clock.forward(5 * MINUTE);
    // The player had a socket and saw this session end.
    expect((await open()).endedUnseen).toBeNull();
    watcher.socket.disconnect();
    await untilSaved(START + 10 * MINUTE);
    await gather(12);
    server.clock.forward(AWAY + 1);
    expect(await open()).toMatchObject({ report: { ended: { reason: 'done' } }, endedUnseen: null });
    expect((await open()).endedUnseen).toBeNull();
  });

  it('is kept for the newest absences, up to a limit', async () => {
    await gather(5_000);
    for (let times = 0; times <= IDLE_REPORTS_KEPT; times++) {
      server.clock.forward(AWAY + 1);
      await open();
      if (times % 10 === 0) await gather(5_000);
    }
    const { idleReports } = server.game;
    const { reports, total } = await idleReports.page(ann.characterId, 5);
    expect(total).toBe(IDLE_REPORTS_KEPT);
    expect(reports).toHaveLength(10);
    expect(reports.at(-1)?.since).toBe(START + AWAY + 1);
    expect(await idleReports.get(ann.characterId, START)).toBeNull();
  });
});
