import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOG_LINES, type LogLine, LogType } from '../state/state.ts';
import { runs, START } from '../testing/index.ts';
import { LogRing } from './log-ring.ts';

const line = (index: number): LogLine => [START + index, LogType.EnemyDamage, index, index * 2];

test('drains the last hundred lines of the older lines followed by the pushed ones', () => {
  fc.assert(
    fc.property(fc.nat(LOG_LINES), fc.nat(350), (olderLines, freshLines) => {
      const older = Array.from({ length: olderLines }, (_, index) => line(index));
      const fresh = Array.from({ length: freshLines }, (_, index) => line(1_000 + index));
      const ring = new LogRing();
      for (const [at, type, subject, amount] of fresh) ring.push(at, type, subject, amount);
      expect(ring.drainAfter(older)).toEqual([...older, ...fresh].slice(-LOG_LINES));
    }),
    runs(150),
  );
});

test('a turn is the two lines of its hits, among other lines', () => {
  fc.assert(
    fc.property(fc.nat(LOG_LINES), fc.array(fc.boolean(), { maxLength: 250 }), (olderLines, areTurns) => {
      const older = Array.from({ length: olderLines }, (_, index) => line(index));
      const ring = new LogRing();
      const fresh = areTurns.flatMap((isTurn, index): LogLine[] => {
        const at = START + 1_000 + index;
        if (!isTurn) {
          ring.push(at, LogType.Victory, index, 0);
          return [[at, LogType.Victory, index, 0]];
        }
        ring.pushTurn(at, index % 3 === 0, index, 7, index * 2);
        return [
          [at, LogType.CharacterDamage, index % 3 === 0 ? 1 : 0, index],
          [at, LogType.EnemyDamage, 7, index * 2],
        ];
      });
      expect(ring.drainAfter(older)).toEqual([...older, ...fresh].slice(-LOG_LINES));
    }),
    runs(150),
  );
});

test('is empty after draining and can be filled again', () => {
  const ring = new LogRing();
  expect(ring.isEmpty).toBe(true);
  for (let index = 0; index < 130; index++) ring.push(...line(index));
  expect(ring.isEmpty).toBe(false);
  ring.drainAfter([]);
  expect(ring.isEmpty).toBe(true);
  ring.push(...line(7));
  expect(ring.drainAfter([line(1)])).toEqual([line(1), line(7)]);
});
