import { Writable } from 'node:stream';
import { type Answer, type Route, type RouteName, routes } from '@slumberfell/protocol';
import { expect, it } from 'vitest';
import { authenticatorCode } from '../../accounts/credentials/authenticator-codes.ts';
import { createLog } from '../../observe/log.ts';
import { openStorage } from '../../storage/open.ts';
import type { Storage } from '../../storage/storage.ts';
import { drawnDatabases } from '../../testing/drawn-databases.ts';
import { MailReceiver } from '../../testing/mail-receiver.ts';
import type { Reply, TestClient } from '../../testing/test-client.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { startTestServer } from '../../testing/test-server.ts';

const NOON = 1_800_000_000_000;
const ANN = 'canary.ann@example.org';
const FIRST = 'canary-in-the-first-password';
const SECOND = 'canary-in-the-second-password';
const THIRD = 'canary-in-the-third-password';
const GUESSED = 'canary-in-something-that-somebody-guessed';
const LEAVER = 'canary.lea@example.org';

/** Calls whose answer contains a secret, which the caller sees once. */
const SECRET_CALLS: readonly RouteName[] = [
  'get-guest-credentials',
  'begin-second-factor',
  'confirm-second-factor',
  'generate-password-reset-link',
  'create-invite',
];

/** Every account call and administrator call. This test must send each of them. */
const ACCOUNT_CALLS = (Object.entries(routes) as [RouteName, Route][])
  .filter(([, { path, access }]) => path.startsWith('/account/') || access === 'admin')
  .map(([name]) => name)
  .sort();

it.each(drawnDatabases(import.meta.url))(
  'a secret that passes every flow is stored and logged nowhere, on $name',
  async (database) => {
    const lines: string[] = [];
    const logStream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const clock = new TestClock(NOON);
    const letters = await MailReceiver.open();
    const server = await startTestServer({
      database,
      clock,
      log: createLog('trace', logStream),
      settings: { SMTP_URL: letters.url },
    });
    const answers: string[] = [];
    const gone = new Set<RouteName>();
    /**
     * Sends a call. Keeps its answer for the search for secrets, unless the call succeeds and its answer
     * contains a secret by design.
     */
    const send = async (client: TestClient, name: RouteName, input?: unknown): Promise<Reply> => {
      const reply = await client.send(name, input);
      gone.add(name);
      if (!SECRET_CALLS.includes(name) || reply.status >= 300) answers.push(JSON.stringify(reply.body) ?? '');
      return reply;
    };
    const done = async <N extends RouteName>(
      client: TestClient,
      name: N,
      input?: unknown,
    ): Promise<Answer<N>> => {
      const { status, body } = await send(client, name, input);
      expect([name, Math.floor(status / 100)]).toEqual([name, 2]);
      return body as Answer<N>;
    };
    const secrets = [FIRST, SECOND, THIRD, GUESSED];
    const noteSession = ({ cookie }: TestClient) => void secrets.push(cookie?.split('=')[1] ?? '');
    const ann = server.newClient();

    const account = { username: ANN, isPersistent: true, isGuest: false, validationRequested: true };
    await send(ann, 'register', { ...account, password: 'canary.ann-is-in-it' });
    await done(ann, 'register', { ...account, password: FIRST });
    await done(ann, 'request-validate-email');
    const confirm = (await letters.linkFor(ANN, 'confirm-email')).searchParams;
    secrets.push(confirm.get('code') ?? '');
    await done(ann, 'confirm-email', { userId: confirm.get('userId'), code: confirm.get('code') });
    await done(ann, 'change-password', { currentPassword: FIRST, newPassword: SECOND });
    await done(ann, 'request-password-reset', ANN);
    const reset = (await letters.linkFor(ANN, 'reset-password')).searchParams;
    const [userId, token] = [Number(reset.get('userId')), reset.get('token') ?? ''];
    secrets.push(token);
    await send(ann, 'reset-password', { userId, token, newPassword: 'password1' });
    await done(ann, 'reset-password', { userId, token, newPassword: THIRD });
    await send(ann, 'reset-password', { userId, token, newPassword: THIRD });
    await send(ann, 'login', { email: ANN, password: SECOND, rememberMe: true });
    await send(ann, 'login', { email: GUESSED, password: GUESSED, rememberMe: true });
    await done(ann, 'login', { email: ANN, password: THIRD, rememberMe: true });
    noteSession(ann);
    const { secret } = await done(ann, 'begin-second-factor', { password: THIRD });
    const { recoveryCodes } = await done(ann, 'confirm-second-factor', {
      code: authenticatorCode(secret, NOON),
    });
    secrets.push(secret, ...recoveryCodes);
    await done(ann, 'logout');
    const login = { email: ANN, password: THIRD, rememberMe: true };
    await send(ann, 'login', login);
    await done(ann, 'login', { ...login, code: recoveryCodes[0] });
    noteSession(ann);
    await done(ann, 'sessions');
    await done(ann, 'second-factor');
    await done(ann, 'export-data');
    await send(ann, 'end-session', GUESSED.slice(0, 22));
    await done(ann, 'end-other-sessions');

    const guest = server.newClient();
    const pair = await done(guest, 'get-guest-credentials');
    secrets.push(pair.password);
    await done(guest, 'register', { ...pair, isPersistent: true, isGuest: true });
    noteSession(guest);
    for (const name of ['is-authenticated', 'status', 'get-username'] as const) await done(guest, name);

    await server.appointAdministrator(ANN);
    const link = new URL(await done(ann, 'generate-password-reset-link', pair.username)).searchParams;
    secrets.push(link.get('token') ?? '');
    await done(ann, 'end-account-sessions', pair.username);
    await done(ann, 'import-data');
    const invite = await done(ann, 'create-invite', { accounts: 1, days: 1 });
    const inviteToken = new URL(invite.link).searchParams.get('invite') ?? '';
    secrets.push(inviteToken);
    await done(guest, 'check-invite', inviteToken);
    const { versions } = await ann.call('agreement', { name: 'tos' });
    await done(ann, 'accept-agreements', [{ name: 'tos', date: versions[0]?.date ?? '' }]);
    await done(ann, 'overview');
    await done(ann, 'invites');
    await done(ann, 'withdraw-invite', invite.id);
    await done(ann, 'reports');
    await send(ann, 'close-report', { id: 1, outcome: 'acted' });
    const decision = { id: 999_999, reason: 'It insults other players.' };
    await send(ann, 'close-reports-of', { reporterId: 1, outcome: 'acted' });
    await send(ann, 'managed-character', { name: 'No Such' });
    await send(ann, 'rename-character', { ...decision, name: 'No Such' });
    await send(ann, 'hide-character', decision);
    await send(ann, 'show-character', decision);
    const note = { kind: 'note', text: 'Welcome', endsAt: clock.now() + 60_000 } as const;
    await done(ann, 'withdraw-announcement', (await done(ann, 'announce', note)).id);
    await done(ann, 'remove-news', (await done(ann, 'post-news', { title: 'Hello', body: 'All' })).id);
    await send(ann, 'remove-second-factor', { password: THIRD, code: GUESSED.slice(0, 40) });
    await done(ann, 'remove-second-factor', { password: THIRD, code: recoveryCodes[1] });
    await send(ann, 'delete-account', { username: ANN, password: GUESSED });
    const leaver = server.newClient();
    await done(leaver, 'register', { ...account, username: LEAVER, password: FIRST });
    await done(leaver, 'delete-account', { username: LEAVER, password: FIRST });
    expect([...gone].sort()).toEqual(ACCOUNT_CALLS);
    await server.stop();

    const storage = await openStorage({ ...server.place, clock });
    const kept = await everythingIn(storage);
    await storage.close();
    await letters.close();
    await server.close();
    expect(kept).toContain(ANN);
    expect(secrets.every((one) => one.length >= 20)).toBe(true);
    for (const text of [lines.join(''), kept, answers.join('')]) {
      for (const one of secrets) expect(text).not.toContain(one);
    }
    const noted = lines
      .filter((line) => line.includes('"security"'))
      .map((line) => JSON.parse(line) as object);
    expect(noted).toContainEqual(
      expect.objectContaining({ call: 'register', outcome: 'account/not-acceptable', account: null }),
    );
    expect(noted).toContainEqual(
      expect.objectContaining({ call: 'login', outcome: 'account/invalid-login', account: null }),
    );
    expect(noted).toContainEqual(expect.objectContaining({ call: 'login', outcome: 'done', account: 1 }));
    expect(lines.join('')).not.toContain(ANN);
  },
);

/** All rows of all tables, as text. */
async function everythingIn(storage: Storage): Promise<string> {
  const rows = await storage.read(async (db) => {
    const tables = await db.introspection.getTables();
    const found: unknown[] = [];
    for (const { name } of tables) {
      found.push(
        await db
          .selectFrom(name as 'accounts')
          .selectAll()
          .execute(),
      );
    }
    return found;
  });
  return JSON.stringify(rows);
}
