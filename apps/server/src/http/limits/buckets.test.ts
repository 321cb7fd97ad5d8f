import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Buckets } from './buckets.ts';

test('a bucket allows `atOnce` calls at once, then one after each interval', () => {
  let now = 1_000;
  const buckets = new Buckets({ perSecond: 20, atOnce: 100 }, () => now);
  const take = () => buckets.take('ann');
  expect(Array.from({ length: 100 }, () => take().isAllowed)).not.toContain(false);
  expect(take()).toEqual({ isAllowed: false, remaining: 0, retryAfter: 50, fullAfter: 5_000 });
  now += 49;
  expect(take().isAllowed).toBe(false);
  now += 1;
  expect(take()).toEqual({ isAllowed: true, remaining: 0, retryAfter: 50, fullAfter: 5_000 });
  now += 5_000;
  expect(take()).toEqual({ isAllowed: true, remaining: 99, retryAfter: 0, fullAfter: 50 });
});

test('a call may cost more than one, and is allowed when the bucket holds its cost or is full', () => {
  let now = 0;
  const buckets = new Buckets({ perSecond: 10, atOnce: 10 }, () => now);
  expect(buckets.take('ann', 4)).toEqual({ isAllowed: true, remaining: 6, retryAfter: 0, fullAfter: 400 });
  expect(buckets.take('ann', 8)).toEqual({ isAllowed: false, remaining: 6, retryAfter: 200, fullAfter: 400 });
  expect(buckets.take('ann', 25)).toMatchObject({ isAllowed: false, retryAfter: 400 });
  now += 400;
  expect(buckets.take('ann', 25)).toEqual({
    isAllowed: true,
    remaining: 0,
    retryAfter: 1_600,
    fullAfter: 2_500,
  });
  now += 1_599;
  expect(buckets.take('ann').isAllowed).toBe(false);
  now += 1;
  expect(buckets.take('ann').isAllowed).toBe(true);
});

test('calls that are owed are waited for by later ones', () => {
  let now = 0;
  const buckets = new Buckets({ perSecond: 10, atOnce: 10 }, () => now);
  expect(buckets.owe('ann', 12)).toEqual({
    isAllowed: true,
    remaining: 0,
    retryAfter: 300,
    fullAfter: 1_200,
  });
  now += 299;
  expect(buckets.take('ann').isAllowed).toBe(false);
  now += 1;
  expect(buckets.take('ann').isAllowed).toBe(true);
});

test('each key has a bucket of its own', () => {
  const buckets = new Buckets({ perSecond: 1, atOnce: 1 }, () => 0);
  expect([buckets.take('ann'), buckets.take('bea'), buckets.take('ann')].map((one) => one.isAllowed)).toEqual(
    [true, true, false],
  );
});

test('no period has more calls than the rate allows, for any rate and any calls', () => {
  const rates = fc.record({
    perSecond: fc.integer({ min: 1, max: 50 }),
    atOnce: fc.integer({ min: 1, max: 50 }),
  });
  const calls = fc.array(
    fc.record({
      wait: fc.nat({ max: 400 }),
      cost: fc.integer({ min: 1, max: 60 }),
      owed: fc.nat({ max: 3 }),
    }),
    { minLength: 1, maxLength: 200 },
  );
  fc.assert(
    fc.property(rates, calls, fc.boolean(), (rate, sent, areEqual) => {
      let now = 0;
      const buckets = new Buckets(rate, () => now);
      const allowed: { readonly at: number; readonly cost: number; readonly total: number }[] = [];
      for (const { wait, cost: drawn, owed } of sent) {
        now += wait;
        const cost = areEqual ? 1 : drawn;
        const { isAllowed, retryAfter, remaining } = buckets.take('ann', cost);
        if (!isAllowed) {
          expect(retryAfter).toBeGreaterThan(0);
          now += retryAfter;
          expect(buckets.peek('ann', cost).isAllowed).toBe(true);
          continue;
        }
        expect(remaining > 0).toBe(retryAfter === 0);
        const more = areEqual ? 0 : owed;
        if (more > 0) buckets.owe('ann', more);
        allowed.push({ at: now, cost, total: cost + more });
      }
      for (const [index, { at }] of allowed.entries()) {
        let before = 0;
        for (const { at: to, cost, total } of allowed.slice(index)) {
          // What is owed, and what a call costs beyond the whole bucket, comes before the next call.
          const held = before + Math.min(cost, rate.atOnce);
          expect(held).toBeLessThanOrEqual(rate.atOnce + ((to - at) * rate.perSecond) / 1_000 + 0.001);
          before += total;
        }
      }
    }),
    { numRuns: 100 },
  );
});

test('keys do not fill the memory: the least recently used bucket is dropped', () => {
  const buckets = new Buckets({ perSecond: 1, atOnce: 1 }, () => 0, 100);
  for (let key = 0; key < 1_000; key++) buckets.take(String(key));
  expect(buckets.size).toBe(100);
  expect(buckets.take('999').isAllowed).toBe(false);
  expect(buckets.take('0').isAllowed).toBe(true);
});
