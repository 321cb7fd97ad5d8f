import { afterEach, describe, expect, it } from 'vitest';
import { pauseLeft, reportDrawing, reportKey, TYPING_PAUSE } from './typing-pause.ts';

afterEach(() => {
  reportDrawing(true);
  reportKey(Number.NEGATIVE_INFINITY);
});

describe('on a machine on which the player types', () => {
  it('does not pause while frames are drawn in time', () => {
    reportKey(1_000);
    expect(pauseLeft(1_000)).toBe(0);
  });

  it('pauses after each key once frames are late', () => {
    reportDrawing(false);
    reportKey(1_000);
    expect(pauseLeft(1_000)).toBe(TYPING_PAUSE);
    reportKey(1_080);
    expect(pauseLeft(1_100)).toBe(TYPING_PAUSE - 20);
    expect(pauseLeft(1_080 + TYPING_PAUSE)).toBe(0);
    expect(pauseLeft(9_000)).toBe(0);
  });

  it('does not pause any more when frames are in time again', () => {
    reportDrawing(false);
    reportKey(1_000);
    reportDrawing(true);
    expect(pauseLeft(1_000)).toBe(0);
  });

  it('does not pause when no key was pressed', () => {
    reportDrawing(false);
    expect(pauseLeft(0)).toBe(0);
  });
});
