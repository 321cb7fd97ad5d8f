import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSetting, type StoredSetting, writeSetting } from './stored-setting.ts';
import { offSetting, switchSetting } from './switch-setting.ts';

const COLOUR: StoredSetting<string> = {
  key: 'colour',
  read: (text) => text ?? 'grey',
  write: (text) => text,
};

/** A local storage in memory. With `isFull` it takes nothing. */
class MemoryStorage {
  readonly kept = new Map<string, string>();
  isFull = false;
  getItem = (key: string) => this.kept.get(key) ?? null;
  removeItem = (key: string) => void this.kept.delete(key);
  setItem(key: string, text: string): void {
    if (this.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    this.kept.set(key, text);
  }
}

let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  writeSetting(COLOUR, 'grey');
  vi.unstubAllGlobals();
});

test('a setting is read as it was written', () => {
  expect(readSetting(COLOUR)).toBe('grey');
  writeSetting(COLOUR, 'red');
  expect(readSetting(COLOUR)).toBe('red');
  expect(storage.kept.get('colour')).toBe('red');
});

test('a setting that the browser does not store lasts until the page closes', () => {
  writeSetting(COLOUR, 'red');
  storage.isFull = true;
  writeSetting(COLOUR, 'blue');
  expect(readSetting(COLOUR)).toBe('blue');
  storage.isFull = false;
  writeSetting(COLOUR, 'green');
  expect([readSetting(COLOUR), storage.kept.get('colour')]).toEqual(['green', 'green']);
});

test('a browser without local storage has the settings of the page', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(readSetting(COLOUR)).toBe('grey');
  writeSetting(COLOUR, 'red');
  expect(readSetting(COLOUR)).toBe('red');
});

test('a switch is on until it is switched off, also when the stored text is no switch', () => {
  const setting = switchSetting('navigation');
  const states = [null, 'true', 'false', 'nonsense', '{'].map((text) => setting.read(text));
  expect(states).toEqual([true, true, false, true, true]);
  writeSetting(setting, false);
  expect([readSetting(setting), storage.kept.get('navigation')]).toEqual([false, 'false']);
});

test('a switch that begins off is on only after it was switched on', () => {
  const setting = offSetting('sound');
  const states = [null, 'true', 'false', 'nonsense', '{'].map((text) => setting.read(text));
  expect(states).toEqual([false, true, false, false, false]);
});
