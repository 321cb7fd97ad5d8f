import { afterEach, beforeEach } from 'vitest';
import type { Game } from '../game.ts';
import type { Storage } from '../storage/storage.ts';
import type { TestDatabase, TestStorage } from './databases.ts';
import { openShippedGame, playedCharacter } from './played-character.ts';
import { TestClock } from './test-clock.ts';

/** What each test of a file has for itself. */
export interface ShippedGame {
  /** Stands where it began until the test moves it. */
  readonly clock: TestClock;
  readonly opened: TestStorage;
  readonly storage: Storage;
  readonly game: Game;
  /** Opens the game anew, as a restart does. */
  reopen(): Promise<void>;
  /** A new character of an account of its own; the id. */
  newCharacter(): Promise<number>;
}

/**
 * Has a game on the shipped world before each of the tests that are being described, on a database of its own, and none after it.
 * @param start epoch ms at which each test begins.
 */
export function shippedGame({ open }: Pick<TestDatabase, 'open'>, start: number): ShippedGame {
  const clock = new TestClock(start);
  let there: { readonly opened: TestStorage; game: Game } | null = null;
  const now = (): { readonly opened: TestStorage; game: Game } => {
    if (there === null) throw new Error('there is a game within tests only');
    return there;
  };
  beforeEach(async () => {
    clock.set(start);
    const opened = await open(clock);
    there = { opened, game: await openShippedGame(opened.storage) };
  });
  afterEach(async () => {
    const { opened, game } = now();
    there = null;
    game.close();
    await opened.dispose();
  });
  return {
    clock,
    get opened() {
      return now().opened;
    },
    get storage() {
      return now().opened.storage;
    },
    get game() {
      return now().game;
    },
    async reopen() {
      const before = now();
      before.game.close();
      before.game = await openShippedGame(before.opened.storage);
    },
    newCharacter: () => playedCharacter(now().game, now().opened.storage),
  };
}
