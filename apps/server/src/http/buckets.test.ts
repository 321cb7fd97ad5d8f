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
  const pauses = fc.array(fc.nat({ max: 400 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(rates, pauses, (rate, waits) => {
      let now = 0;
      const buckets = new Buckets(rate, () => now);
      const allowed: number[] = [];
      for (const wait of waits) {
        now += wait;
        const { isAllowed, retryAfter, remaining } = buckets.take('ann');
        if (isAllowed) allowed.push(now);
        else expect(retryAfter).toBeGreaterThan(0);
        expect(remaining > 0).toBe(retryAfter === 0);
      }
      for (const [index, from] of allowed.entries()) {
        for (const [more, to] of allowed.slice(index).entries()) {
          expect(more + 1).toBeLessThanOrEqual(rate.atOnce + ((to - from) * rate.perSecond) / 1_000 + 0.001);
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
