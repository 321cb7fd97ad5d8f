import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeSetting } from '../../lib/stored-setting/stored-setting.ts';
import { type BrowserFacts, isIos } from './browser-facts.ts';
import { problemOf } from './cannot-tell.ts';
import { deviceIdOf } from './device-id.ts';
import { alertsKey, FIRST_SETTINGS, rememberedSettings, rememberSettings } from './device-settings.ts';
import { minuteOfTime, timeOfMinute } from './minute-of-day.ts';

const GOOD: BrowserFacts = { isSecure: true, isTabOfIos: false, hasPush: true, permission: 'default' };

test.each<[ReturnType<typeof problemOf>, Partial<BrowserFacts>]>([
  [null, {}],
  [null, { permission: 'granted' }],
  ['denied', { permission: 'denied' }],
  ['browser', { hasPush: false, permission: 'denied' }],
  ['home-screen', { isTabOfIos: true, hasPush: false, permission: null }],
  // A page without https has neither service workers nor push, in any browser.
  ['insecure', { isSecure: false, isTabOfIos: true, hasPush: false, permission: 'denied' }],
])('the problem is %s', (problem, facts) => {
  expect(problemOf({ ...GOOD, ...facts })).toBe(problem);
});

test.each([
  [true, 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X)', 5],
  [true, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5],
  [false, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0],
  [false, 'Mozilla/5.0 (Linux; Android 16; Pixel 9)', 5],
])('%s: %s with %i touch points is an iPhone or iPad', (is, userAgent, maxTouchPoints) => {
  expect(isIos({ userAgent, maxTouchPoints })).toBe(is);
});

test('a device has the id that the server computes', async () => {
  for (const endpoint of ['https://push.example.org/a', 'https://push.example.org/?ü']) {
    const digest = createHash('sha256').update(endpoint).digest('base64url');
    expect(await deviceIdOf(endpoint)).toBe(digest.slice(0, 22));
  }
});

test.each([
  [0, '00:00'],
  [425, '07:05'],
  [1_439, '23:59'],
])('minute %i of the day is %s', (minute, time) => {
  expect(timeOfMinute(minute)).toBe(time);
  expect(minuteOfTime(time)).toBe(minute);
});

test('an emptied time field has no minute', () => {
  expect(minuteOfTime('')).toBeNull();
});

describe('what this browser remembers', () => {
  const stored = new Map<string, string>();
  beforeEach(() =>
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    }),
  );
  afterEach(() => {
    stored.clear();
    vi.unstubAllGlobals();
  });

  test('is one account’s, and gone when alerts are switched off', () => {
    expect(rememberedSettings(1)).toBeNull();
    const settings = { ...FIRST_SETTINGS, quietHours: { from: 1_320, to: 420 } };
    rememberSettings(1, settings);
    expect([rememberedSettings(1), rememberedSettings(2)]).toEqual([settings, null]);
    rememberSettings(1, null);
    expect(stored.size).toBe(0);
  });

  test.each(['{', 'null', '7', '{}', '{"wants":{"soon":true}}'])('may be %s', (text) => {
    writeSetting({ key: alertsKey(3), read: String, write: () => text }, '');
    expect([null, 'object']).toContainEqual(rememberedSettings(3) && typeof rememberedSettings(3));
  });
});
