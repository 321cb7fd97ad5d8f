import { type LogLine, LogType, type World } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { spokenLines } from './spoken-lines.ts';

const enemies = [
  { id: 1, name: 'Moth', type: 0 },
  { id: 2, name: 'Moth King', type: 2 },
];
const items = [
  { id: 1, name: 'Wing', quality: 0 },
  { id: 2, name: 'Crown', quality: 2 },
];
const world = {
  enemy: (id: number) => enemies.find((one) => one.id === id),
  item: (id: number) => items.find((one) => one.id === id),
} as unknown as World;

const fought = (combatLog: readonly LogLine[], foodAmount: number) =>
  ({ combatLog, equipment: { food: 9, foodAmount } }) as unknown as Parameters<typeof spokenLines>[0];

test('of a fight only what is rare is said', () => {
  const old: LogLine = [1, LogType.Victory, 2, 0];
  const before = fought([old], 12);
  const lines: LogLine[] = [
    [2, LogType.CharacterDamage, 0, 7],
    [2, LogType.Victory, 1, 0],
    [2, LogType.Loot, 1, 3],
    [3, LogType.Victory, 2, 0],
    [3, LogType.Loot, 2, 1],
    [4, LogType.Defeat, 1, 0],
  ];
  expect(spokenLines(before, fought([old, ...lines], 10), world)).toBe(
    'Victory over Moth King. Loot: Crown. Defeated by Moth. Only 10 portions of food are left.',
  );
  expect(spokenLines(fought([old], 10), fought([old, ...lines.slice(0, 3)], 9), world)).toBe('');
  expect(spokenLines(fought([old], 2), fought([old], 0), world)).toBe('The food is all gone.');
});
