import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRefused } from '../../errors.ts';
import { insertAccount } from '../../storage/tables/accounts.ts';
import { SQLITE, type TestStorage } from '../../testing/databases.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { Attempts } from '../limits/attempts.ts';
import { MailLimits } from '../limits/mail-limits.ts';
import { Logins } from '../logins/logins.ts';
import { Passwords } from '../secrets/passwords.ts';
import { SecretSeal } from '../secrets/secret-seal.ts';
import { OwnerCheck } from './owner-check.ts';

const isLong = process.env.TEST_LONG === '1';

const ACCOUNTS = 100;
/** Number of guesses at the password of each account. The last guess is right. */
const GUESSES = isLong ? 1_000 : 100;
/** ms between two guesses at one account, so that all of them come within a quarter of an hour. */
const PACE = 900_000 / GUESSES;
/**
 * Number of client addresses from which the guesses come. Each address may make only 60 attempts in 5
 * minutes, so this number limits how many passwords are hashed. Hashing takes most of the test's time.
 */
const ADDRESSES = isLong ? 8 : 2;
const SECRET = 'a password that is guessed';

let opened: TestStorage;
const clock = new TestClock(1_800_000_000_000);
beforeAll(async () => {
  opened = await SQLITE.open(clock);
});
afterAll(() => opened.dispose());

it('thousands of guesses at 100 accounts log in to none, and the owners still can log in', {
  timeout: 180_000,
}, async () => {
  const { storage } = opened;
  const passwords = await Passwords.open();
  const attempts = await Attempts.open(storage);
  const logins = new Logins(storage);
  const seal = await SecretSeal.of(opened.place.dataDirectory);
  const mailLimits = new MailLimits(attempts);
  const mailer = { start: () => {} };
  const login = new OwnerCheck({ storage, attempts, mailLimits, passwords, logins, seal, mailer });
  const passwordHash = await passwords.hash(SECRET);
  const emails = Array.from({ length: ACCOUNTS }, (_, index) => `owner-${index}@example.org`);
  for (const username of emails) {
    const account = { username, passwordHash, kind: 'registered', createdAt: clock.now() } as const;
    await storage.write((tx) => insertAccount(tx, account));
  }

  const outcomes = new Map<string, number>();
  const emailsTwice = [...emails, ...emails];
  for (let round = 1; round <= GUESSES / 2; round++) {
    clock.forward(2 * PACE);
    const guesses = emailsTwice.map(async (email, index) => {
      const guess = 2 * round - (index < ACCOUNTS ? 1 : 0);
      const password = guess === GUESSES ? SECRET : `guess number ${guess}`;
      const address = `198.51.100.${(guess + index) % ADDRESSES}`;
      const outcome = await login.login({ email, password }, { address, browser: null });
      const what = isRefused(outcome) ? outcome.refused : 'entered';
      outcomes.set(what, (outcomes.get(what) ?? 0) + 1);
    });
    await Promise.all(guesses);
  }
  // The rate of a client address refuses most guesses, before the rate of the account name would refuse them
  // with `account/locked-out`.
  expect([...outcomes.keys()].sort()).toEqual(['account/invalid-login', 'request/too-many']);
  expect([...outcomes.values()].reduce((sum, count) => sum + count)).toBe(ACCOUNTS * GUESSES);
  expect(outcomes.get('account/invalid-login')).toBeLessThan(ACCOUNTS * 100);

  for (const email of emails) {
    const origin = { address: `192.0.2.${emails.indexOf(email)}`, browser: 'known' };
    expect(isRefused(await login.login({ email, password: SECRET }, origin))).toBe(false);
  }
});
