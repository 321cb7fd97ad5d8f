import type { Forecast } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { endText } from './end-text.ts';

const MINUTE = 60_000;
const EVENING = new Date(2026, 3, 1, 23, 10).getTime();

test('says when a session ends, after how long, and the most frequent reason', () => {
  const p50 = EVENING + 410 * MINUTE;
  const forecast = {
    endsAt: { p5: EVENING, p50, p95: p50 },
    why: [
      { reason: 'provisions', share: 0.9 },
      { reason: 'defeated', share: 0.1 },
    ],
  } as unknown as Forecast;
  expect(endText(forecast, EVENING)).toBe(
    'Ends about 06:00, after 6 h 50 min, to rest, with little food or health left.',
  );
});
