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
    /** The reload note of a page that was just loaded in this tab. */
    page: () => createReloadNote(store, () => now),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    kept,
  };
}

test('allows the first reload at once, and further ones after pauses that double', () => {
  const { page, pass } = tab();
  for (const pause of [1, 2, 4, 8]) {
    expect(page().mayReload()).toBe(true);
    expect(page().reloading()).toBe(true);
    pass(pause * MINUTE - 1);
    expect(page().mayReload()).toBe(false);
    pass(1);
  }
});

test('starts to count again after an hour without a reload', () => {
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

test('reports a reload once, and only one of the page itself', () => {
  const { page } = tab();
  expect(page().takeNotice()).toBe(false);
  page().reloading();
  expect([page().takeNotice(), page().takeNotice(), page().takeNotice()]).toEqual([true, false, false]);
  page().reloading();
  expect(page().takeNotice()).toBe(true);
});

test('never allows a reload without storage', () => {
  const nowhere = createReloadNote(null);
  expect([nowhere.mayReload(), nowhere.reloading(), nowhere.takeNotice()]).toEqual([false, false, false]);
  const full = createReloadNote({
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect([full.reloading(), full.takeNotice()]).toEqual([false, false]);
});

test('ignores a note that cannot be parsed', () => {
  const { page, kept } = tab();
  page().reloading();
  for (const key of kept.keys()) kept.set(key, '{"at":');
  expect(page().mayReload()).toBe(true);
});
