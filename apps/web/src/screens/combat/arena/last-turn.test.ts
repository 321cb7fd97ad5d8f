import { type LogLine, LogType, Verb } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { displayedHealth } from './displayed-health.ts';
import { lastTurn } from './last-turn.ts';

const log: readonly LogLine[] = [
  [1000, LogType.EnemySpawn, 101, 0],
  [4000, LogType.CharacterDamage, 1, 12],
  [4000, LogType.EnemyDamage, 101, 3],
  [7000, LogType.CharacterDamage, 0, 9],
  [7000, LogType.EnemyDamage, 101, 4],
  [7000, LogType.CharacterHealing, 12011, 24],
];

test('reads the latest turn from the log', () => {
  expect(lastTurn(log)).toEqual({
    at: 7000,
    dealt: 9,
    critical: false,
    taken: 4,
    healing: 24,
    fallenId: null,
    beatenBy: null,
    fledId: null,
    acts: [],
  });
  expect(lastTurn(log.slice(0, 3))).toMatchObject({ at: 4000, critical: true, healing: 0 });
  expect(lastTurn(log.slice(0, 1))).toBeNull();
});

test('includes victory and defeat of the same turn', () => {
  const both: readonly LogLine[] = [
    ...log.slice(0, 5),
    [7000, LogType.Victory, 101, 0],
    [7000, LogType.Defeat, 101, 0],
    [7000, LogType.Experience, 17, 42],
  ];
  expect(lastTurn(both)).toMatchObject({ fallenId: 101, beatenBy: 101 });
});

test('includes what the traits of both sides did in that turn alone', () => {
  const acted: readonly LogLine[] = [
    [4000, LogType.CharacterDamage, 0, 9],
    [4000, LogType.Trait, Verb.Echo, 3],
    ...log.slice(3, 5),
    [7000, LogType.Trait, Verb.Echo, 5],
    [7000, LogType.Trick, Verb.Filch, 1],
  ];
  expect(lastTurn(acted)).toMatchObject({
    fledId: null,
    acts: [
      { by: 'character', verb: Verb.Echo, amount: 5 },
      { by: 'enemy', verb: Verb.Filch, amount: 1 },
    ],
  });
});

test('names the enemy that fled, until the next turn', () => {
  const fled: readonly LogLine[] = [...log.slice(0, 5), [7000, LogType.Trick, Verb.Flee, 2]];
  expect(lastTurn(fled)).toMatchObject({ fledId: 101, fallenId: null });
  const later: readonly LogLine[] = [
    [10_000, LogType.EnemySpawn, 102, 0],
    [13_000, LogType.CharacterDamage, 0, 9],
    [13_000, LogType.EnemyDamage, 102, 4],
  ];
  expect(lastTurn([...fled, ...later])).toMatchObject({ fledId: null, acts: [] });
});

test('does not include a defeat before the latest turn', () => {
  const next: readonly LogLine[] = [
    [1000, LogType.Defeat, 101, 0],
    [5000, LogType.CharacterDamage, 0, 9],
  ];
  expect(lastTurn(next)?.beatenBy).toBeNull();
});

test.each([
  [7000, 56],
  [8499, 56],
  [8500, 80],
  [60_000, 80],
])('shows at %d ms the health %d, because a meal is applied 1.5 s after its turn', (now, health) => {
  expect(displayedHealth(80, lastTurn(log), now)).toBe(health);
});
