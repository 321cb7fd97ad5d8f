import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AgreementName, WaitingAgreement } from '@slumberfell/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawnDatabases } from '../../../testing/drawn-databases.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { TestNodes } from '../../../testing/test-nodes.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const MADE = Date.parse('2026-12-05T12:00:00Z');
const DAY = 24 * 3_600_000;

interface TestVersion {
  readonly date: string;
  readonly consent?: true;
}

const FIRST: TestVersion = { date: '2026-12-01' };

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'agreements-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

/** Writes an agreement of the host whose text names its versions. */
function write(name: AgreementName, versions: readonly TestVersion[]): void {
  const listed = versions.map(
    ({ date, consent }) =>
      `  - date: ${date}\n    changes: As of ${date}.\n${consent ? '    consent: true\n' : ''}`,
  );
  writeFileSync(
    join(directory, `${name}.md`),
    `---\ntitle: Our ${name}\nversions:\n${listed.join('')}---\nThe text of {{host}}.\n`,
  );
}

const waiting = async (player: TestClient): Promise<readonly WaitingAgreement[] | undefined> =>
  (await player.call('get-layout-data')).accountData.waitingAgreements;
const asks = (name: AgreementName, ...dates: [string, ...string[]]): WaitingAgreement => ({
  name,
  title: `Our ${name}`,
  date: dates[0],
  versions: dates.map((date) => ({ date, changes: `As of ${date}.` })),
});
const codeOf = async (reply: Promise<{ status: number; body: unknown }>): Promise<unknown> => {
  const { status, body } = await reply;
  return status < 300 ? status : (body as { code: string }).code;
};

describe.each(drawnDatabases(import.meta.url))('consent to agreements, on $name', (database) => {
  const clock = new TestClock(MADE);
  let server: TestServer;
  const open = async (): Promise<void> => {
    clock.set(MADE);
    const settings = { AGREEMENTS_DIR: directory, HOST_NAME: 'The Inn_' };
    server = await startTestServer({ database, clock, settings });
  };
  afterEach(() => server.close());
  const newPlayer = async (name: string): Promise<TestClient> => {
    const player = server.newClient();
    await player.play(name);
    return player;
  };

  it("visitors read the host's text and the shipped ones", async () => {
    write('rules', [FIRST]);
    await open();
    const visitor = server.newClient();
    expect(await visitor.call('agreement', { name: 'rules' })).toEqual({
      name: 'rules',
      title: 'Our rules',
      versions: [{ date: FIRST.date, changes: 'As of 2026-12-01.' }],
      lead: 'The text of The Inn\\_.',
      sections: [],
    });
    const { title, sections } = await visitor.call('agreement', { name: 'tos' });
    expect(title).toBe('Terms of Use');
    expect(sections[0]?.text).toContain('This server is run by **The Inn\\_**');
    expect(await codeOf(visitor.send('agreement', { name: 'other' as AgreementName }))).toBe(
      'request/invalid',
    );
  });

  it('a registration accepts the current terms and rules, and so does that of a guest', async () => {
    write('rules', [{ date: '2026-12-04' }, FIRST]);
    write('tos', [{ date: '2026-12-02', consent: true }]);
    write('privacy', [{ date: '2026-12-03', consent: true }]);
    await open();
    const player = await newPlayer('Ann');
    expect(await waiting(player)).toBeUndefined();
    const made = [
      { name: 'rules', version: '2026-12-04', at: MADE },
      { name: 'tos', version: '2026-12-02', at: MADE },
    ];
    expect((await player.call('export-data')).consents).toEqual(made);
    write('rules', [{ date: '2026-12-08' }, FIRST]);
    await server.restart();
    clock.set(MADE + 4 * DAY);
    await player.registerEmail('ann@example.org');
    expect((await player.call('export-data')).consents).toEqual([
      { name: 'rules', version: '2026-12-08', at: MADE + 4 * DAY },
      ...made,
    ]);
    const other = server.newClient();
    await other.registerEmail('bob@example.org');
    expect((await other.call('export-data')).consents).toHaveLength(2);
  });

  it('only a newer version that asks for consent waits, until the current one is accepted', async () => {
    write('rules', [FIRST]);
    await open();
    const player = await newPlayer('Ann');
    write('rules', [{ date: '2026-12-08' }, FIRST]);
    await server.restart();
    expect(await waiting(player)).toBeUndefined();

    write('rules', [
      { date: '2026-12-10' },
      { date: '2026-12-09', consent: true },
      { date: '2026-12-08' },
      FIRST,
    ]);
    await server.restart();
    clock.set(MADE + 6 * DAY);
    const asked = [asks('rules', '2026-12-10', '2026-12-09', '2026-12-08')];
    expect(await waiting(player)).toEqual(asked);
    // One who comes now has accepted the current text with the registration.
    expect(await waiting(await newPlayer('Bob'))).toBeUndefined();

    const before = (await player.call('export-data')).consents;
    for (const date of [FIRST.date, '2026-12-09', '2026-12-11'])
      expect(await codeOf(player.send('accept-agreements', [{ name: 'rules', date }]))).toBe(
        'agreement/changed',
      );
    const mixed = [
      { name: 'rules', date: '2026-12-10' },
      { name: 'tos', date: '2026-12-10' },
    ] as const;
    expect(await codeOf(player.send('accept-agreements', mixed))).toBe('agreement/changed');
    expect((await player.call('export-data')).consents).toEqual(before);
    expect(await waiting(player)).toEqual(asked);

    const current = [{ name: 'rules', date: '2026-12-10' }] as const;
    expect(await codeOf(player.send('accept-agreements', [...current, ...current]))).toBe(204);
    clock.set(MADE + 7 * DAY);
    expect(await codeOf(player.send('accept-agreements', current))).toBe(204);
    expect(await waiting(player)).toBeUndefined();
    expect((await player.call('export-data')).consents).toEqual([
      { name: 'rules', version: '2026-12-10', at: MADE + 6 * DAY },
      ...before,
    ]);
  });

  it('an account that has accepted nothing counts as one that accepted what was in force on its day', async () => {
    await open();
    const player = await newPlayer('Ann');
    await server.running.storage.write((tx) => tx.deleteFrom('consents').execute());
    for (const name of ['rules', 'privacy'] as const)
      write(name, [{ date: '2026-12-05', consent: true }, FIRST]);
    await server.restart();
    expect(await waiting(player)).toBeUndefined();
    for (const name of ['rules', 'privacy'] as const)
      write(name, [{ date: '2026-12-06', consent: true }, FIRST]);
    await server.restart();
    expect(await waiting(player)).toEqual([asks('privacy', '2026-12-06'), asks('rules', '2026-12-06')]);
    const accepted = [{ name: 'privacy', date: '2026-12-06' }] as const;
    expect(await codeOf(player.send('accept-agreements', accepted))).toBe(204);
    expect(await waiting(player)).toEqual([asks('rules', '2026-12-06')]);
    expect(await codeOf(server.newClient().send('accept-agreements', accepted))).toBe(
      'request/not-authenticated',
    );
  });
});

describe('on two nodes', () => {
  let nodes: TestNodes;
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'agreements-'));
    write('rules', [FIRST]);
    nodes = await TestNodes.start(MADE, [{ AGREEMENTS_DIR: directory }, { AGREEMENTS_DIR: directory }]);
    rmSync(directory, { recursive: true });
  });
  afterAll(() => nodes.close());

  it('one asks, the other accepts; a node that has the former text asks for nothing', async () => {
    const send = { to: 0 };
    const player = nodes.newClient(send);
    await player.play('Ann');
    write('rules', [{ date: '2026-12-09', consent: true }, FIRST]);
    const changed = { AGREEMENTS_DIR: directory };
    await nodes.node(1).restart(changed);
    expect(await waiting(player)).toBeUndefined();
    const current = [{ name: 'rules', date: '2026-12-09' }] as const;
    expect(await codeOf(player.send('accept-agreements', current))).toBe('agreement/changed');
    send.to = 1;
    expect(await waiting(player)).toEqual([asks('rules', '2026-12-09')]);
    await nodes.node(0).restart(changed);
    send.to = 0;
    expect(await codeOf(player.send('accept-agreements', current))).toBe(204);
    send.to = 1;
    expect(await waiting(player)).toBeUndefined();
  });
});
