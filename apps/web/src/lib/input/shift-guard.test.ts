import { beforeEach, expect, test } from 'vitest';
import { SHIFT_TIME, ShiftGuard } from './shift-guard.ts';

const [EQUIP, SELL, TRAVEL] = ['equip the cudgel', 'sell the cudgel', 'travel'];

let now: number;
let guard: ShiftGuard;
beforeEach(() => {
  now = 1_000;
  guard = new ShiftGuard(() => now);
});

/** The content moves, but the button to travel does not. */
const shift = () => guard.shifted((action) => action !== TRAVEL);

function press(action: string): boolean {
  guard.down(action);
  return guard.accepts(action);
}

test('a press is accepted while nothing has moved', () => {
  expect([press(EQUIP), press(SELL)]).toEqual([true, true]);
});

test('a press that begins right after the content has moved is refused', () => {
  shift();
  now += SHIFT_TIME - 1;
  expect(press(EQUIP)).toBe(false);
  now += 1;
  expect(press(EQUIP)).toBe(true);
});

test('a press that begins too soon is refused however long it takes', () => {
  shift();
  guard.down(EQUIP);
  now += 10 * SHIFT_TIME;
  expect(guard.accepts(EQUIP)).toBe(false);
});

test('a press during which the content moves reaches only the control on which it began', () => {
  guard.down(EQUIP);
  now += 50;
  shift();
  expect(guard.accepts(SELL)).toBe(false);
  expect(guard.accepts(EQUIP)).toBe(true);
  guard.down(null);
  shift();
  expect(guard.accepts(EQUIP)).toBe(false);
});

test('what has not moved can be pressed', () => {
  shift();
  expect(press(TRAVEL)).toBe(true);
});

test('content that moves for a while is guarded until after the last move', () => {
  shift();
  now += SHIFT_TIME;
  shift();
  now += SHIFT_TIME - 1;
  expect(press(EQUIP)).toBe(false);
});
