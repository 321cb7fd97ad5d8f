import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sweep } from './sweep.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is over is removed minutes after the start, and then each hour or day, also when it has failed', async () => {
  const jobs = [
    vi.fn<() => Promise<void>>().mockResolvedValue(),
    vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('not now')).mockResolvedValue(),
    vi.fn<() => Promise<readonly string[]>>().mockResolvedValue([]),
  ] as const;
  const [sessions, accounts, contents] = jobs;
  const log = { warn: vi.fn() };
  const end = sweep({
    sessions: { sweep: sessions },
    accounts: { sweep: accounts },
    game: { purgeContent: contents },
    log,
  });
  const counts = (): readonly number[] => jobs.map((job) => job.mock.calls.length);
  expect(counts()).toEqual([0, 0, 0]);
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(counts()).toEqual([1, 1, 1]);
  expect(log.warn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(24 * HOUR);
  expect(counts()).toEqual([25, 25, 2]);
  end();
  await vi.advanceTimersByTimeAsync(48 * HOUR);
  expect(counts()).toEqual([25, 25, 2]);
});
