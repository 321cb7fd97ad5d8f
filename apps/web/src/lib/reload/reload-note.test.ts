import { expect, test } from 'vitest';
import { createReloadNote } from './reload-note.ts';

const MINUTE = 60_000;

function tab() {
  const kept = new Map<string, string>();
  let now = 1_000;
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return {
    /** What the page sees that has just been loaded. */
    page: () => createReloadNote(store, () => now),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    kept,
  };
}

test('a page reloads itself at once, and then after pauses that double', () => {
  const { page, pass } = tab();
  for (const pause of [1, 2, 4, 8]) {
    expect(page().mayReload()).toBe(true);
    expect(page().reloading()).toBe(true);
    pass(pause * MINUTE - 1);
    expect(page().mayReload()).toBe(false);
    pass(1);
  }
});

test('an hour without a reload begins the count anew', () => {
  const { page, pass } = tab();
  for (let times = 0; times < 8; times++) page().reloading();
  pass(60 * MINUTE - 1);
  expect(page().mayReload()).toBe(false);
  pass(1);
  expect(page().mayReload()).toBe(true);
  page().reloading();
  pass(MINUTE);
  expect(page().mayReload()).toBe(true);
});

test('the player is told once, and only after a reload of the page itself', () => {
  const { page } = tab();
  expect(page().takeNews()).toBe(false);
  page().reloading();
  expect([page().takeNews(), page().takeNews(), page().takeNews()]).toEqual([true, false, false]);
  page().reloading();
  expect(page().takeNews()).toBe(true);
});

test('a page that can keep nothing never reloads itself', () => {
  const nowhere = createReloadNote(null);
  expect([nowhere.mayReload(), nowhere.reloading(), nowhere.takeNews()]).toEqual([false, false, false]);
  const full = createReloadNote({
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect([full.reloading(), full.takeNews()]).toEqual([false, false]);
});

test('a note that cannot be read counts as none', () => {
  const { page, kept } = tab();
  page().reloading();
  for (const key of kept.keys()) kept.set(key, '{"at":');
  expect(page().mayReload()).toBe(true);
});
