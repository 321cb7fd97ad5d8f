import { expect, it } from 'vitest';
import { openStorage } from '../storage/open.ts';
import { accountById } from '../storage/tables/accounts.ts';
import { POSTGRES, SQLITE } from '../testing/databases.ts';
import { storedAccount } from '../testing/stored-character.ts';
import { TestClock } from '../testing/test-clock.ts';
import { provedByPassword } from './proof.ts';
import { SessionWatch } from './session-watch.ts';
import { BROWSER_LIFETIME, Sessions } from './sessions.ts';

const NOON = 1_800_000_000_000;

it('a session that another node ended is noticed within seconds, and other sessions are not affected', async () => {
  const clock = new TestClock(NOON);
  const opened = await POSTGRES.open(clock);
  const elsewhere = await openStorage({ ...opened.place, clock });
  const [here, there] = [new Sessions(opened.storage), new Sessions(elsewhere)];
  const account = await opened.storage.read(async (db) =>
    accountById(db, await storedAccount(opened.storage)),
  );
  if (account === null) throw new Error('the account is missing');
  const enter = async () => here.authenticate((await here.begin(provedByPassword(account), false)) ?? '');
  const [one, two] = [await enter(), await enter()];
  const told: string[] = [];
  here.onEnd((tokenHash) => told.push(tokenHash));
  const open = () => [one, two, one].flatMap((caller) => caller?.tokenHash ?? []);
  const watch = new SessionWatch({ storage: opened.storage, sessions: here, open });

  expect(watch.every).toBeLessThanOrEqual(5_000);
  await watch.look();
  expect(told).toEqual([]);
  if (one) await there.end(one);
  await watch.look();
  expect(told).toEqual([one?.tokenHash]);
  await elsewhere.close();
  await opened.dispose();
});

it('a login that ends while a socket uses it is noticed, and an unreachable database does not end it', async () => {
  const clock = new TestClock(NOON);
  const opened = await SQLITE.open(clock);
  const sessions = new Sessions(opened.storage);
  const account = await opened.storage.read(async (db) =>
    accountById(db, await storedAccount(opened.storage)),
  );
  const token = account && (await sessions.begin(provedByPassword(account), false));
  const caller = await sessions.authenticate(token ?? '');
  const told: string[] = [];
  sessions.onEnd((tokenHash) => told.push(tokenHash));
  const open = () => (caller === null ? [] : [caller.tokenHash]);
  const watch = new SessionWatch({ storage: opened.storage, sessions, open });
  await watch.look();
  clock.forward(BROWSER_LIFETIME);
  await watch.look();
  expect(told).toEqual([caller?.tokenHash]);
  await opened.storage.close();
  await expect(watch.look()).rejects.toThrow();
  expect(told).toHaveLength(1);
  await opened.dispose();
});
