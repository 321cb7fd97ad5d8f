import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { createState, hearthHealth, LogType, maxHealthOf, type Shown } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { freshDefeat } from './fresh-defeat.ts';

const MINUTE = 60_000;
const { newCharacter } = compileWorld(shippedWorldDirectory);
const { shown } = createState(newCharacter, 0);
const beaten: Shown = {
  ...shown,
  combatLog: [
    [0, LogType.CharacterDamage, 0, 9],
    [0, LogType.Defeat, 101, 0],
  ],
  health: hearthHealth(maxHealthOf(shown)),
  healthAt: 0,
};

test('a defeat is news until the character is itself again', () => {
  expect(freshDefeat(beaten, 0)).toBe(101);
  expect(freshDefeat(beaten, MINUTE)).toBe(101);
  expect(freshDefeat(beaten, 60 * MINUTE)).toBeNull();
});

test('and until it has found something else to do', () => {
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
  expect(freshDefeat({ ...beaten, action }, MINUTE)).toBeNull();
});

test('who was not beaten has nothing to tell', () => {
  expect(freshDefeat({ ...beaten, combatLog: [] }, 0)).toBeNull();
});
