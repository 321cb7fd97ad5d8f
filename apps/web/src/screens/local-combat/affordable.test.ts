import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { addAmounts, createState, execute, MAX_AMOUNT, openWorld, type State } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { affordable } from './affordable.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);
const key = world.item(world.sets.dungeons[0]?.keyItemId ?? 0);
if (!key) throw new Error('The first dungeon has no key');

/** Executes the command `buy` for a character with this gold and this owned amount. */
function buy(gold: number, owned: number, amount: number) {
  const fresh = createState(compiled.newCharacter, 0);
  const inventory = addAmounts([], [{ itemId: key?.id ?? 0, amount: owned }]);
  const state: State = { ...fresh, shown: { ...fresh.shown, gold, inventory } };
  const command = { name: 'buy', input: { itemId: key?.id ?? 0, amount } } as const;
  return execute(state, command, [{ at: 0, world }], 0);
}

test.each([
  [key.value - 1, 0, 0],
  [key.value, 0, 1],
  [10 * key.value + 1, 0, 10],
  [10 * key.value, MAX_AMOUNT - 3, 3],
])('allows with %d gold and %d owned what the engine sells: %d and no more', (gold, owned, expected) => {
  const most = affordable(gold, key.value, owned);
  expect(most).toBe(expected);
  if (most > 0) expect(buy(gold, owned, most)).not.toHaveProperty('refused');
  expect(buy(gold, owned, most + 1)).toHaveProperty('refused');
});

test('limits what costs nothing by the largest amount', () => {
  expect(affordable(0, 0, 7)).toBe(MAX_AMOUNT - 7);
});
