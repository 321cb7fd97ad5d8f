import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '../observe/log.ts';
import { Metrics } from '../observe/metrics.ts';
import { otherJobs } from './jobs.ts';
import { type Job, Scheduler, type Series } from './scheduler.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let warned: { readonly job: string; readonly msg: string; readonly err: { readonly message: string } }[];
let failures: string[];
let scheduler: Scheduler;

beforeEach(() => {
  vi.useFakeTimers();
  warned = [];
  failures = [];
  scheduler = new Scheduler({
    log: createLog('info', { write: (line) => void warned.push(JSON.parse(line)) }),
    failed: (job) => void failures.push(job),
  });
});
afterEach(() => void vi.useRealTimers());

/** A series of one job that runs each second. */
const series = (run: Job['run'], further: Partial<Series> = {}): Series => ({
  every: 1_000,
  jobs: [{ name: 'planted', failed: 'could not plant', run }],
  ...further,
});

test('a job that fails is logged and counted, runs again, and keeps no other job of its series from running', async () => {
  const fails = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('not now')).mockResolvedValue();
  const goesOn = vi.fn<() => Promise<void>>().mockResolvedValue();
  const jobs = [
    { name: 'fails', failed: 'could not', run: fails },
    { name: 'goes-on', failed: 'neither', run: goesOn },
  ];
  scheduler.start({ every: 1_000, jobs });
  await vi.advanceTimersByTimeAsync(0);
  expect(warned).toMatchObject([{ job: 'fails', msg: 'could not', err: { message: 'not now' } }]);
  expect(failures).toEqual(['fails']);
  expect(goesOn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fails).toHaveBeenCalledTimes(2);
  expect(failures).toEqual(['fails']);
  await scheduler.close();
});

test('failures are counted in the metrics by the name of the job', async () => {
  vi.useRealTimers();
  const metrics = new Metrics();
  const counting = new Scheduler({ log: createLog('silent'), failed: (job) => metrics.jobFailed(job) });
  const failing = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('not now'));
  counting.start(series(failing, { every: 5 }));
  await vi.waitFor(() => expect(failing.mock.calls.length).toBeGreaterThan(2), { timeout: 10_000 });
  await counting.close();
  const { length } = failing.mock.calls;
  const text = await metrics.registry.metrics();
  expect(text).toContain(`slumberfell_job_failures_total{job="planted"} ${length}\n`);
  metrics.close();
});

test('jobs of a series run one after another, and a round that takes long skips rounds', async () => {
  const order: string[] = [];
  const slow = async (): Promise<void> => {
    order.push('slow begins');
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    order.push('slow ends');
  };
  const jobs = [
    { name: 'slow', failed: 'no', run: slow },
    { name: 'next', failed: 'no', run: () => Promise.resolve(order.push('next')) },
  ];
  scheduler.start({ every: 1_000, jobs });
  await vi.advanceTimersByTimeAsync(2_900);
  expect(order).toEqual(['slow begins', 'slow ends', 'next']);
  await vi.advanceTimersByTimeAsync(200);
  expect(order.at(-1)).toBe('slow begins');
  const closed = scheduler.close();
  await vi.advanceTimersByTimeAsync(3_000);
  await closed;
});

test('closing waits for the running job, asks it to stop, and begins no other', async () => {
  let wasOver = false;
  let hasEnded = false;
  const next = vi.fn<() => Promise<void>>().mockResolvedValue();
  const untilOver = async (isOver: () => boolean): Promise<void> => {
    while (!isOver()) await new Promise((resolve) => setTimeout(resolve, 10));
    wasOver = true;
    await new Promise((resolve) => setTimeout(resolve, 100));
    hasEnded = true;
  };
  const jobs = [
    { name: 'under-way', failed: 'no', run: untilOver },
    { name: 'next', failed: 'no', run: next },
  ];
  scheduler.start({ every: HOUR, jobs });
  await vi.advanceTimersByTimeAsync(50);
  expect(wasOver).toBe(false);
  const closed = scheduler.close().then(() => expect(hasEnded).toBe(true));
  await vi.advanceTimersByTimeAsync(200);
  await closed;
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect(next).not.toHaveBeenCalled();
});

test('closing does not wait without end for a job that does not stop', async () => {
  scheduler.start(series(() => new Promise(() => {})));
  await vi.advanceTimersByTimeAsync(10);
  let isClosed = false;
  const closed = scheduler.close().then(() => {
    isClosed = true;
  });
  await vi.advanceTimersByTimeAsync(2_900);
  expect(isClosed).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  await closed;
});

test('a job runs in every so many rounds of its series, the first among them', async () => {
  const counts = { each: 0, third: 0 };
  const jobs = [
    { name: 'each', failed: 'no', run: () => Promise.resolve(counts.each++) },
    { name: 'third', failed: 'no', everyRounds: 3, run: () => Promise.resolve(counts.third++) },
  ];
  scheduler.start({ every: 1_000, jobs });
  await vi.advanceTimersByTimeAsync(6_100);
  expect(counts).toEqual({ each: 7, third: 3 });
  await scheduler.close();
});

test('expired rows are removed minutes after the start, and then each hour or day', async () => {
  const sweeps = vi.fn<() => Promise<void>>().mockResolvedValue();
  const accounts = vi.fn<() => Promise<void>>().mockResolvedValue();
  const purge = vi.fn<() => Promise<readonly string[]>>().mockResolvedValue([]);
  const refresh = vi.fn<() => Promise<void>>().mockResolvedValue();
  const merges = vi.fn<() => Promise<void>>().mockResolvedValue();
  const announcements = vi.fn<() => Promise<void>>().mockResolvedValue();
  const lines = vi.fn<() => Promise<void>>().mockResolvedValue();
  const all = otherJobs({
    logins: { removeExpired: sweeps },
    accounts: { removeExpired: accounts },
    content: { refresh, purge },
    chronicles: { mergeOldDays: merges },
    news: { removeOld: announcements, lines: { addDue: lines } },
  });
  for (const one of all) scheduler.start(one);
  const counts = (): readonly number[] =>
    [sweeps, accounts, purge, merges, announcements].map((job) => job.mock.calls.length);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(counts()).toEqual([0, 0, 0, 0, 0]);
  expect(refresh).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(4 * MINUTE);
  expect(counts()).toEqual([1, 1, 1, 1, 1]);
  await vi.advanceTimersByTimeAsync(24 * HOUR);
  expect(counts()).toEqual([25, 25, 2, 2, 2]);
  await scheduler.close();
  await vi.advanceTimersByTimeAsync(48 * HOUR);
  expect(counts()).toEqual([25, 25, 2, 2, 2]);
});
