import { beforeEach, describe, expect, test } from 'vitest';
import { GUARD_TIME, MOVE_THRESHOLD, PressGuard } from './press-guard.ts';

const [EQUIP, EQUIP_NEXT] = ['equip the cudgel', 'equip the bow'];
const HERE = { x: 900, y: 400 };

let now: number;
let guard: PressGuard;
beforeEach(() => {
  now = 1_000;
  guard = new PressGuard(() => now);
});

describe('a second press in the same place', () => {
  test('is refused while another action has just appeared there', () => {
    expect(guard.press(EQUIP, HERE)).toBe(true);
    now += 450;
    expect(guard.press(EQUIP_NEXT, HERE)).toBe(false);
  });

  test('counts the time from the instant at which the command was done', () => {
    guard.press(EQUIP, HERE);
    now += 3_000;
    guard.changed();
    now += GUARD_TIME - 1;
    expect(guard.press(EQUIP_NEXT, HERE)).toBe(false);
    now += 1;
    expect(guard.press(EQUIP_NEXT, HERE)).toBe(true);
  });

  test('does not extend the guard: repeated pressing succeeds once the time has passed', () => {
    guard.press(EQUIP, HERE);
    for (let waited = 100; waited < GUARD_TIME; waited += 100) {
      now += 100;
      expect(guard.press(EQUIP_NEXT, HERE)).toBe(false);
    }
    now += 100;
    expect(guard.press(EQUIP_NEXT, HERE)).toBe(true);
  });

  test('is accepted on the same action: a stepper, a pager', () => {
    guard.press(EQUIP, HERE);
    expect(guard.press(EQUIP, HERE)).toBe(true);
  });

  test('is in another place once the pointer has moved', () => {
    guard.press(EQUIP, HERE);
    expect(guard.press(EQUIP_NEXT, { x: HERE.x + MOVE_THRESHOLD - 1, y: HERE.y })).toBe(false);
    expect(guard.press(EQUIP_NEXT, { x: HERE.x + MOVE_THRESHOLD, y: HERE.y })).toBe(true);
  });
});

test('refuses a repeated Enter on the element that got the focus next', () => {
  guard.press(EQUIP, 'keyboard');
  expect(guard.press(EQUIP_NEXT, 'keyboard')).toBe(false);
  guard.moved();
  expect(guard.press(EQUIP_NEXT, 'keyboard')).toBe(true);
});

test('treats pointer and keyboard as different places', () => {
  guard.press(EQUIP, 'keyboard');
  expect(guard.press(EQUIP_NEXT, HERE)).toBe(true);
});
