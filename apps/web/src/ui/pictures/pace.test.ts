import { afterEach, describe, expect, it } from 'vitest';
import { REST, restLeft, tellKey, tellPace } from './pace.ts';

afterEach(() => {
  tellPace(true);
  tellKey(Number.NEGATIVE_INFINITY);
});

describe('a machine that somebody types on', () => {
  it('does everything at once while it keeps up', () => {
    tellKey(1_000);
    expect(restLeft(1_000)).toBe(0);
  });

  it('rests after each key once it does not', () => {
    tellPace(false);
    tellKey(1_000);
    expect(restLeft(1_000)).toBe(REST);
    tellKey(1_080);
    expect(restLeft(1_100)).toBe(REST - 20);
    expect(restLeft(1_080 + REST)).toBe(0);
    expect(restLeft(9_000)).toBe(0);
  });

  it('rests no more when it keeps up again', () => {
    tellPace(false);
    tellKey(1_000);
    tellPace(true);
    expect(restLeft(1_000)).toBe(0);
  });

  it('does not rest where no key was pressed', () => {
    tellPace(false);
    expect(restLeft(0)).toBe(0);
  });
});
