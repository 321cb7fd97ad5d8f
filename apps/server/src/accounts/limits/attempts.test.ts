import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStorage } from '../../storage/open.ts';
import type { TestStorage } from '../../testing/databases.ts';
import { drawnDatabases } from '../../testing/drawn-databases.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { Attempts, type Counted } from './attempts.ts';
import { ACCOUNT_RATES } from './limits.ts';

const NOON = 1_800_000_000_000;
const { attempts: ALLOWED, window: WINDOW } = ACCOUNT_RATES.failedLogin;

const of = (subject: string): Counted => ({ rate: 'failedLogin', subject });

describe.each(drawnDatabases(import.meta.url))('attempts, on $name', (database) => {
  const clock = new TestClock(NOON);
  let opened: TestStorage;
  let attempts: Attempts;
  beforeEach(async () => {
    clock.set(NOON);
    opened = await database.open(clock);
    attempts = await Attempts.open(opened.storage);
  });
  afterEach(() => opened.dispose());

  const use = async (subject: string): Promise<void> => {
    for (let count = 0; count < ALLOWED; count++) expect(await attempts.take(of(subject))).toBeNull();
  };

  it('are allowed up to the rate per subject and window', async () => {
    await use('ann');
    expect(await attempts.take(of('ann'))).toEqual({ rate: 'failedLogin', retryAt: NOON + WINDOW });
    expect(await attempts.take(of('bea'))).toBeNull();
    expect(await attempts.take({ rate: 'letters', subject: 'ann' })).toBeNull();
    clock.forward(WINDOW - 1);
    expect(await attempts.take(of('ann'))).not.toBeNull();
    clock.forward(1);
    await use('ann');
    expect(await attempts.take(of('ann'))).not.toBeNull();
  });

  it('that are made at once are counted one by one', async () => {
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => attempts.take(of('ann'))));
    expect(outcomes.filter((refused) => refused === null)).toHaveLength(ALLOWED);
  });

  it('of several kinds are refused by the rate that is used up', async () => {
    await use('ann');
    const address: Counted = { rate: 'login', subject: '203.0.113.9' };
    expect(await attempts.take(address, of('ann'))).toMatchObject({ rate: 'failedLogin' });
    expect(await attempts.take(address, of('bea'))).toBeNull();
  });

  it('are no longer counted after a success', async () => {
    await use('ann');
    await attempts.forget(of('ann'));
    await use('ann');
    await attempts.undo(of('ann'));
    expect(await attempts.take(of('ann'))).toBeNull();
    expect(await attempts.take(of('ann'))).not.toBeNull();
  });

  it('are shared by nodes and survive a restart; ended windows are deleted, and no names are stored', async () => {
    await use('ann@example.org');
    if (!opened.storage.isShared) await opened.storage.close();
    const other = await openStorage({ ...opened.place, clock });
    const elsewhere = await Attempts.open(other);
    expect(await elsewhere.take(of('ann@example.org'))).not.toBeNull();
    const rows = () => other.read((db) => db.selectFrom('attempts').selectAll().execute());
    expect(JSON.stringify(await rows())).not.toContain('ann');
    await elsewhere.removeExpired();
    expect(await rows()).toHaveLength(1);
    clock.forward(WINDOW);
    await elsewhere.removeExpired();
    expect(await rows()).toEqual([]);
    await other.close();
  });
});
