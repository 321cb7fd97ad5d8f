import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { createState, healthAfterDefeat, LogType, maxHealthOf, type Shown } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { recentDefeat } from './recent-defeat.ts';

const MINUTE = 60_000;
const { newCharacter } = compileWorld(shippedWorldDirectory);
const { shown } = createState(newCharacter, 0);
const beaten: Shown = {
  ...shown,
  combatLog: [
    [0, LogType.CharacterDamage, 0, 9],
    [0, LogType.Defeat, 101, 0],
  ],
  health: healthAfterDefeat(maxHealthOf(shown)),
  healthAt: 0,
};

test('reports a defeat until the character has recovered', () => {
  expect(recentDefeat(beaten, 0)).toBe(101);
  expect(recentDefeat(beaten, MINUTE)).toBe(101);
  expect(recentDefeat(beaten, 60 * MINUTE)).toBeNull();
});

test('reports a defeat until the character begins something else', () => {
  const action: Shown['action'] = {
    kind: 'craft',
    itemId: 1210,
    startAt: 0,
    limitAt: MINUTE,
    content: '',
    actionAt: 0,
    done: 0,
    target: 10,
    requested: 10,
  };
  expect(recentDefeat({ ...beaten, action }, MINUTE)).toBeNull();
});

test('reports nothing without a defeat', () => {
  expect(recentDefeat({ ...beaten, combatLog: [] }, 0)).toBeNull();
});
