import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { createState, execute, openWorld, type State } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { currentAction } from '../../features/character/current-action.ts';
import { textAfterRefresh, textBeforeRefresh } from './refresh-text.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);
const timeline = [{ at: 0, world }];

function gathering(): State {
  const state = createState(compiled.newCharacter, 0);
  const craft = compiled.sets.crafteableItems.find(({ requiredLevel }) => requiredLevel === 1);
  const input = { itemId: craft?.itemId ?? 0, amount: 100, key: [1, 2, 3, 4] } as const;
  expect(execute(state, { name: 'begin-crafting', input }, timeline, 0)).not.toHaveProperty('refused');
  return state;
}

test('continues the current action at a refresh, and changes the count as the text says', () => {
  const state = gathering();
  const { action } = state.shown;
  if (action?.kind !== 'craft') throw new Error('Nothing is gathered');
  state.shown = { ...state.shown, action: { ...action, done: 7 } };
  const before = currentAction(state.shown.action, world);
  execute(state, { name: 'refresh', input: {} }, timeline, 3_000);
  const after = currentAction(state.shown.action, world);
  expect([after?.from, after?.until]).toEqual([before?.from, before?.until]);
  expect([before?.detail, after?.detail]).toEqual(['Gathered 7 / 100', 'Gathered 0 / 100']);
  expect(textBeforeRefresh('crafting', '08:00:00')).toBe(
    'Good night: your legend stays up for 08:00:00 again. The count starts again from 0. You keep what has been made.',
  );
  expect(textAfterRefresh('crafting', 28_800)).toContain('the count starts again from 0');
});

test('says gathered of what is gathered', () => {
  expect(textBeforeRefresh('gathering', '08:00:00')).toContain('You keep what has been gathered.');
  expect(textAfterRefresh('gathering', 28_800)).toContain('What has been gathered so far is in your bag;');
});

test('does not speak of a count in a fight', () => {
  expect(textBeforeRefresh('combat', '08:00:00')).toBe(
    'Good night: your legend stays up for 08:00:00 again. The fight just goes on.',
  );
  expect(textAfterRefresh('combat', 30_600)).toBe(
    'Your legend stays up for 8 h 30 min again. The fight just goes on.',
  );
});
