import type { Game } from '../game.ts';
import { openGame } from '../game.ts';
import type { Storage } from '../storage/storage.ts';
import { shippedWorld } from './shipped-world.ts';
import { storedAccount } from './stored-character.ts';

export const SHIPPED = shippedWorld();

export const openShippedGame = (storage: Storage, tell?: (sentence: string) => void): Promise<Game> =>
  openGame({ storage, content: SHIPPED, ...(tell && { tell }) });

let names = 0;

/** Makes an account with a new character. @returns the character's id */
export async function playedCharacter(game: Game, storage: Storage): Promise<number> {
  names += 1;
  // Some numbers of four digits are offensive, so no name has them.
  const name = `Wanderer ${Math.floor(names / 1_000)}k${names % 1_000}`;
  const created = await game.characters.create(await storedAccount(storage), name, 1);
  if ('refused' in created) throw new Error(created.refused);
  return created.id;
}

/**
 * Ids of the shipped world that tests of the game use. `flaxSeconds`: how long one action of gathering flax
 * takes.
 */
export const THINGS = { cudgel: 20901, bread: 12011, flax: 1010, meadow: 1, flaxSeconds: 5 } as const;
