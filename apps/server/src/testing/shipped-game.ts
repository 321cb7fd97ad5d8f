import { afterEach, beforeEach } from 'vitest';
import type { Game } from '../game.ts';
import { openGame } from '../game.ts';
import type { Storage } from '../storage/storage.ts';
import type { CompiledContent } from '../storage/values/content/kept-content.ts';
import type { TestDatabase, TestStorage } from './databases.ts';
import { openShippedGame, playedCharacter, SHIPPED } from './played-character.ts';
import { TestClock } from './test-clock.ts';

/** The game, database and clock of each test in a file. */
export interface ShippedGame {
  /** Stands still at `start` until the test moves it. */
  readonly clock: TestClock;
  readonly opened: TestStorage;
  readonly storage: Storage;
  readonly game: Game;
  /** What the host was told of idle reports that cannot be read, since the test began. */
  readonly told: readonly string[];
  /**
   * Opens the game again, as a restart does.
   * @param content the world with which it starts. Default: the shipped one.
   */
  reopen(content?: CompiledContent): Promise<void>;
  /** Makes a new character with an account of its own. @returns its id */
  newCharacter(): Promise<number>;
}

/**
 * Opens a game on the shipped world and a new database before each test of the present `describe`, and closes
 * it after the test.
 * @param start epoch ms at which each test begins
 */
export function shippedGame({ open }: Pick<TestDatabase, 'open'>, start: number): ShippedGame {
  const clock = new TestClock(start);
  const told: string[] = [];
  const tell = (sentence: string) => void told.push(sentence);
  let there: { readonly opened: TestStorage; game: Game } | null = null;
  const now = (): { readonly opened: TestStorage; game: Game } => {
    if (there === null) throw new Error('there is a game within tests only');
    return there;
  };
  beforeEach(async () => {
    clock.set(start);
    const opened = await open(clock);
    told.length = 0;
    there = { opened, game: await openShippedGame(opened.storage, tell) };
  });
  afterEach(async () => {
    const { opened, game } = now();
    there = null;
    await game.close();
    await opened.dispose();
  });
  return {
    clock,
    told,
    get opened() {
      return now().opened;
    },
    get storage() {
      return now().opened.storage;
    },
    get game() {
      return now().game;
    },
    async reopen(content = SHIPPED) {
      const before = now();
      await before.game.close();
      before.game = await openGame({ storage: before.opened.storage, content, tell });
    },
    newCharacter: () => playedCharacter(now().game, now().opened.storage),
  };
}
