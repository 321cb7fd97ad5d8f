import { afterEach, describe, expect, it } from 'vitest';
import { REST, restLeft, tellKey, tellPace } from './typing-pause.ts';

afterEach(() => {
  tellPace(true);
  tellKey(Number.NEGATIVE_INFINITY);
});

describe('on a machine on which the player types', () => {
  it('does not pause while frames are drawn in time', () => {
    tellKey(1_000);
    expect(restLeft(1_000)).toBe(0);
  });

  it('pauses after each key once frames are late', () => {
    tellPace(false);
    tellKey(1_000);
    expect(restLeft(1_000)).toBe(REST);
    tellKey(1_080);
    expect(restLeft(1_100)).toBe(REST - 20);
    expect(restLeft(1_080 + REST)).toBe(0);
    expect(restLeft(9_000)).toBe(0);
  });

  it('does not pause any more when frames are in time again', () => {
    tellPace(false);
    tellKey(1_000);
    tellPace(true);
    expect(restLeft(1_000)).toBe(0);
  });

  it('does not pause when no key was pressed', () => {
    tellPace(false);
    expect(restLeft(0)).toBe(0);
  });
});
