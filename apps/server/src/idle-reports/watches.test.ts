import { expect, test } from 'vitest';
import { AWAY, Watches } from './watches.ts';

const ANN = 1;

test('a player who is back soon continues the watch, and one who is back late begins a new one', () => {
  const watches = new Watches();
  expect(watches.of(ANN)).toBeNull();
  watches.begin(ANN, 1_000);
  expect(watches.of(ANN)).toEqual({ since: 1_000, until: null });
  const first = watches.end(ANN, 5_000);
  expect(first).toEqual({ since: 1_000, until: 5_000 });
  expect(watches.end(ANN, 6_000)).toBe(first);
  watches.begin(ANN, 5_000 + AWAY);
  watches.forget(ANN, first);
  expect(watches.of(ANN)).toEqual({ since: 1_000, until: null });
  const second = watches.end(ANN, 9_000 + AWAY);
  watches.begin(ANN, 9_001 + 2 * AWAY);
  watches.forget(ANN, second);
  expect(watches.of(ANN)).toEqual({ since: 9_001 + 2 * AWAY, until: null });
  watches.forget(ANN, watches.end(ANN, 9_002 + 2 * AWAY));
  expect(watches.of(ANN)).toBeNull();
  expect(watches.end(ANN, 1)).toBeNull();
});
