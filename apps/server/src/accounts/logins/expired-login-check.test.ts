import { expect, it } from 'vitest';
import { openStorage } from '../../storage/open.ts';
import { accountById } from '../../storage/tables/accounts.ts';
import { POSTGRES, SQLITE } from '../../testing/databases.ts';
import { storedAccount } from '../../testing/stored-character.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { ExpiredLoginCheck } from './expired-login-check.ts';
import { BROWSER_LIFETIME, Logins } from './logins.ts';
import { provedByPassword } from './proof.ts';

const NOON = 1_800_000_000_000;

it('a login that another node ended is noticed within seconds, and other logins are not affected', async () => {
  const clock = new TestClock(NOON);
  const opened = await POSTGRES.open(clock);
  const elsewhere = await openStorage({ ...opened.place, clock });
  const [here, there] = [new Logins(opened.storage), new Logins(elsewhere)];
  const account = await opened.storage.read(async (db) =>
    accountById(db, await storedAccount(opened.storage)),
  );
  if (account === null) throw new Error('the account is missing');
  const enter = async () => here.authenticate((await here.begin(provedByPassword(account), false)) ?? '');
  const [one, two] = [await enter(), await enter()];
  const ended: string[] = [];
  here.onEnd((tokenHash) => ended.push(tokenHash));
  const open = () => [one, two, one].flatMap((caller) => caller?.tokenHash ?? []);
  const watch = new ExpiredLoginCheck({ storage: opened.storage, logins: here, open });

  expect(watch.every).toBeLessThanOrEqual(5_000);
  await watch.check();
  expect(ended).toEqual([]);
  if (one) await there.end(one);
  await watch.check();
  expect(ended).toEqual([one?.tokenHash]);
  await elsewhere.close();
  await opened.dispose();
});

it('a login that ends while a socket uses it is noticed, and an unreachable database does not end it', async () => {
  const clock = new TestClock(NOON);
  const opened = await SQLITE.open(clock);
  const logins = new Logins(opened.storage);
  const account = await opened.storage.read(async (db) =>
    accountById(db, await storedAccount(opened.storage)),
  );
  const token = account && (await logins.begin(provedByPassword(account), false));
  const caller = await logins.authenticate(token ?? '');
  const ended: string[] = [];
  logins.onEnd((tokenHash) => ended.push(tokenHash));
  const open = () => (caller === null ? [] : [caller.tokenHash]);
  const watch = new ExpiredLoginCheck({ storage: opened.storage, logins, open });
  await watch.check();
  clock.forward(BROWSER_LIFETIME);
  await watch.check();
  expect(ended).toEqual([caller?.tokenHash]);
  await opened.storage.close();
  await expect(watch.check()).rejects.toThrow();
  expect(ended).toHaveLength(1);
  await opened.dispose();
});
