import { DECISION_LIMITS } from '@slumberfell/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decideName, decideShown } from '../../../administration/decisions.ts';
import { NameRules } from '../../../characters/names/name-rules.ts';
import { openReadOnly } from '../../../operations/read-only-database.ts';
import { verify } from '../../../operations/verify/verify.ts';
import { openStorage } from '../../../storage/open.ts';
import type { Storage } from '../../../storage/storage.ts';
import { newestAudit } from '../../../storage/tables/audit.ts';
import { setHidden } from '../../../storage/tables/rankings/rows.ts';
import { drawnDatabases } from '../../../testing/drawn-databases.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { TestNodes } from '../../../testing/test-nodes.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { Watcher } from '../../../testing/watcher.ts';

const NOON = Date.UTC(2027, 0, 15, 12);
/** Raw flax, which every character can gather. */
const FLAX = 1010;

const REASON = 'It insults\nother players.';

describe.each(drawnDatabases(import.meta.url))('decisions about characters, on $name', (database) => {
  const clock = new TestClock(NOON);
  let server: TestServer;
  let ann: TestClient;
  let bea: TestClient;
  let admin: TestClient;
  let annId: number;
  /** Differ from test to test, because a deleted account still holds its names. */
  let names: { readonly ann: string; readonly bea: string; readonly quiet: string };
  let password: string;
  let tests = 0;
  const openServer = async (): Promise<void> => {
    server = await startTestServer({ database, clock });
    admin = server.newClient();
    await admin.registerEmail('host@example.org');
    await server.appointAdministrator('host@example.org');
  };
  const openAccounts = async (): Promise<void> => {
    const number = tests++;
    names = { ann: `Ann ${number}`, bea: `Bea ${number}`, quiet: `Quiet Guest ${number}` };
    [ann, bea] = [server.newClient(), server.newClient()];
    password = await ann.registerEmail(`ann-${number}@example.org`);
    annId = (await ann.call('create-character', { name: names.ann, appearanceId: 1 })).id;
    await bea.registerEmail(`bea-${number}@example.org`);
    await bea.call('create-character', { name: names.bea, appearanceId: 1 });
  };
  const deleteAccount = async (client: TestClient): Promise<void> => {
    await client.call('delete-account', { username: await client.call('get-username'), password });
  };

  const refusal = async (reply: Promise<{ status: number; body: unknown }>): Promise<unknown> => {
    const { status, body } = await reply;
    return status < 300 ? status : (body as { code: string }).code;
  };
  /** Works on the database while the server is stopped, as the command line does. */
  const onDatabase = async <T>(work: (storage: Storage) => Promise<T>): Promise<T> => {
    await server.stop();
    const storage = await openStorage({ ...server.place, clock });
    const result = await work(storage).finally(() => storage.close());
    await server.restart();
    return result;
  };
  const findings = async () => {
    const aside = await openReadOnly(server.place);
    return (await verify(aside).finally(() => aside.close())).findings;
  };
  const namesOn = async (viewer: TestClient): Promise<readonly string[]> =>
    (await viewer.call('get-table', { leaderboardType: 'Level', page: '1' })).rows.map(({ name }) => name);

  describe('on one server', () => {
    beforeAll(openServer);
    afterAll(() => server.close());
    beforeEach(openAccounts);
    afterEach(async () => {
      // The next test finds empty leaderboards.
      for (const client of [ann, bea]) {
        if (await client.call('is-authenticated')) await deleteAccount(client);
      }
      // The windows of this test's rates end.
      clock.forward(3_600_000);
    });

    it('give a character another name, which all see at once, and close the reports of the earlier one', async () => {
      const url = `http://127.0.0.1:${server.port}`;
      const watcher = await Watcher.connect(url, { cookie: ann.cookie ?? '', origin: url });
      await bea.call('report-character', { id: annId, reason: 'insult' });
      await admin.call('rename-character', { id: annId, name: ` ${names.quiet} `, reason: REASON });
      const told = {
        id: expect.any(Number) as number,
        kind: 'renamed',
        at: clock.now(),
        reason: REASON,
        names: { before: names.ann, after: names.quiet },
        isSeen: false,
      };
      await expect.poll(() => watcher.decisions).toEqual([{ name: names.quiet, decisions: [told] }]);
      expect(await ann.call('get-characters')).toMatchObject([{ id: annId, name: names.quiet }]);
      expect(await namesOn(bea)).toEqual([names.quiet, names.bea]);
      expect(await bea.call('get-character-profile-data', { id: String(annId) })).toMatchObject({
        name: names.quiet,
      });
      expect(await admin.call('reports')).toMatchObject([
        { name: names.ann, nameNow: names.quiet, closed: { outcome: 'acted' } },
      ]);
      const { decisions } = await ann.call('get-layout-data', {});
      expect(decisions).toEqual([told]);
      await ann.call('see-decisions', decisions[0]?.id ?? 0);
      expect((await ann.call('get-layout-data', {})).decisions).toEqual([]);
      expect((await ann.call('export-data')).characters[0]?.decisions).toEqual([{ ...told, isSeen: true }]);
      expect((await bea.call('export-data')).characters[0]?.decisions).toEqual([]);
      // The character can have its earlier name again.
      await admin.call('rename-character', {
        id: annId,
        name: names.ann.toLowerCase(),
        reason: 'It was a mistake.',
      });
      expect(await admin.call('managed-character', { name: names.ann.toUpperCase() })).toMatchObject({
        id: annId,
        name: names.ann.toLowerCase(),
        isHidden: false,
        decisions: [{ names: { before: names.quiet, after: names.ann.toLowerCase() } }, { isSeen: true }],
      });
    });

    it('refuse a name that no character may have, and change nothing then', async () => {
      const renamed = (name: string) =>
        refusal(admin.send('rename-character', { id: annId, name, reason: REASON }));
      expect(await renamed(names.bea.toLowerCase())).toBe('character/name-taken');
      expect(await renamed(names.ann)).toBe('character/name-taken');
      expect(await renamed('Moderator')).toBe('character/name-reserved');
      expect(await renamed('Fuck You')).toBe('character/name-blocked');
      expect(await renamed('A')).toBe('request/invalid');
      expect(await refusal(admin.send('rename-character', { id: annId, name: 'New', reason: ' ' }))).toBe(
        'request/invalid',
      );
      expect(
        await refusal(admin.send('rename-character', { id: 999_999, name: 'New', reason: REASON })),
      ).toBe('character/unknown');
      expect(await ann.call('get-characters')).toMatchObject([{ name: names.ann }]);
      expect((await ann.call('get-layout-data', {})).decisions).toEqual([]);
      const entries = await server.running.storage.read((db) => newestAudit(db, 5));
      expect(entries.map(({ action, subject, outcome }) => [action, subject, outcome])).toEqual([
        ['rename-character', null, 'character/unknown'],
        ['rename-character', `character ${annId}`, 'character/name-blocked'],
        ['rename-character', `character ${annId}`, 'character/name-reserved'],
        ['rename-character', `character ${annId}`, 'character/name-taken'],
        ['rename-character', `character ${annId}`, 'character/name-taken'],
      ]);
    });

    it('give a name to one of two characters that are to have it at the same time', async () => {
      const [beaCharacter] = await bea.call('get-characters');
      const replies = await Promise.all(
        [annId, beaCharacter?.id].map((id) =>
          refusal(admin.send('rename-character', { id, name: names.quiet, reason: REASON })),
        ),
      );
      expect(replies.toSorted()).toEqual([204, 'character/name-taken']);
    });

    it('hide a character from the leaderboards, and show it as if it had never been hidden', async () => {
      expect(await namesOn(bea)).toEqual([names.ann, names.bea]);
      expect(await refusal(admin.send('show-character', { id: annId, reason: REASON }))).toBe(
        'character/not-hidden',
      );
      await admin.call('hide-character', { id: annId, reason: REASON });
      expect(await refusal(admin.send('hide-character', { id: annId, reason: REASON }))).toBe(
        'character/hidden',
      );
      expect(await namesOn(bea)).toEqual([names.bea]);
      const own = await ann.call('get-table', { leaderboardType: 'Level', page: '1' });
      expect(own).toMatchObject({ total: 1, own: null, rows: [{ name: names.bea, ranking: 1 }] });
      const { characterRankings } = await bea.call('get-character-profile-data', { id: String(annId) });
      expect(characterRankings).toMatchObject({ level: null, totalGold: null });

      // The player goes on, and has seen the decision; the layout still says why the character is hidden.
      await ann.call('see-decisions', 999);
      clock.forward(1_000);
      await ann.call('begin-crafting', { itemId: FLAX, amount: 10 });
      clock.forward(3_600_000);
      expect(await namesOn(ann)).toEqual([names.bea]);
      expect((await ann.call('get-layout-data', {})).decisions).toMatchObject([
        { kind: 'hidden', reason: REASON, isSeen: true },
      ]);
      expect(await findings()).toEqual([]);

      await admin.call('show-character', { id: annId, reason: 'It was a mistake.' });
      expect(await namesOn(bea)).toEqual([names.ann, names.bea]);
      expect((await ann.call('get-layout-data', {})).decisions).toMatchObject([
        { kind: 'shown', isSeen: false },
      ]);
      expect(await findings()).toEqual([]);
      await admin.call('hide-character', { id: annId, reason: REASON });
      await server.restart();
      expect(await namesOn(bea)).toEqual([names.bea]);
      await onDatabase(async (storage) => {
        expect(
          await decideShown({ storage, actor: 'command line' }, { id: annId, reason: REASON }),
        ).toHaveProperty('changes');
      });
      expect(await namesOn(bea)).toEqual([names.ann, names.bea]);
      expect(await findings()).toEqual([]);
    });

    it('are missed by the verification when rankings are hidden without one', async () => {
      await onDatabase((storage) => storage.write((tx) => setHidden(tx, storage.kind, annId, true)));
      expect(await findings()).toMatchObject([
        { name: names.ann, what: expect.stringContaining('and administrators decided 0') as string },
      ]);
    });

    it('hide a character until it is shown again, however often it was renamed since', async () => {
      await admin.call('hide-character', { id: annId, reason: REASON });
      await onDatabase(async (storage) => {
        const names = new NameRules({ hasWordList: true, blocked: [], serverTitle: null });
        for (let count = 0; count <= DECISION_LIMITS.listed; count++) {
          const input = { id: annId, name: `Quiet ${count}`, reason: REASON };
          expect(await decideName({ storage, actor: 'command line' }, names, input)).toBeNull();
        }
      });
      expect(await findings()).toEqual([]);
      const told = (await ann.call('get-layout-data', {})).decisions;
      expect(told).toHaveLength(DECISION_LIMITS.told + 1);
      expect(told.at(-1)).toMatchObject({ kind: 'hidden' });
      const { isHidden, decisions } = await admin.call('managed-character', {
        name: `Quiet ${DECISION_LIMITS.listed}`,
      });
      expect([isHidden, decisions.length]).toEqual([true, DECISION_LIMITS.listed]);
      expect(await refusal(admin.send('hide-character', { id: annId, reason: REASON }))).toBe(
        'character/hidden',
      );
    });

    it('end with the account', async () => {
      await admin.call('hide-character', { id: annId, reason: REASON });
      await deleteAccount(ann);
      expect(await refusal(admin.send('show-character', { id: annId, reason: REASON }))).toBe(
        'character/unknown',
      );
      expect(await namesOn(bea)).toEqual([names.bea]);
    });
  });

  it('keep the earlier name for the character for 90 days, also while both happen at once', async () => {
    await openServer();
    await openAccounts();
    try {
      const [beaCharacter] = await bea.call('get-characters');
      const other = { id: beaCharacter?.id ?? 0, name: names.ann.toUpperCase(), reason: REASON };
      const newcomers = Array.from({ length: 4 }, () => server.newClient());
      for (const newcomer of newcomers) await newcomer.registerGuest();
      const create = (newcomer: TestClient) =>
        refusal(newcomer.send('create-character', { name: names.ann.toLowerCase(), appearanceId: 1 }));
      const [renamed, ...created] = await Promise.all([
        refusal(admin.send('rename-character', { id: annId, name: names.quiet, reason: REASON })),
        ...newcomers.map(create),
      ]);
      expect(renamed).toBe(204);
      expect(created).toEqual(newcomers.map(() => 'character/name-taken'));
      expect(await refusal(admin.send('rename-character', other))).toBe('character/name-taken');
      expect(await bea.call('get-characters')).toMatchObject([{ name: names.bea }]);
      clock.forward(90 * 86_400_000 - 1);
      // The logins of before have ended.
      const late = server.newClient();
      await late.registerGuest();
      expect(await create(late)).toBe('character/name-taken');
      clock.forward(1);
      expect(await create(late)).toBe(200);
    } finally {
      await server.close();
    }
  });
});

it('about a character are told on the other node with the next check of its logins', async () => {
  const nodes = await TestNodes.start(NOON, [{}, {}]);
  try {
    const [one, other] = [{ to: 0 }, { to: 1 }];
    const [ann, host] = [nodes.newClient(other), nodes.newClient(one)];
    const id = await ann.play('Ann');
    await host.registerEmail('host@example.org');
    await nodes.node(0).appointAdministrator('host@example.org');
    const watcher = await nodes.watch(ann, 1);
    await ann.call('get-table', { leaderboardType: 'Level', page: '1' });
    await host.call('rename-character', { id, name: 'Quiet Guest', reason: REASON });
    await host.call('hide-character', { id, reason: REASON });
    expect(await ann.call('get-table', { leaderboardType: 'Level', page: '1' })).toMatchObject({ total: 0 });
    nodes.clock.forward(3_000);
    await expect
      .poll(() => watcher.decisions.at(-1), { timeout: 20_000 })
      .toMatchObject({ name: 'Quiet Guest', decisions: [{ kind: 'hidden' }, { kind: 'renamed' }] });
  } finally {
    await nodes.close();
  }
});
