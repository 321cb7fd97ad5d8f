import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { createState } from '@slumberfell/engine';
import { encodeTexts } from '@slumberfell/server/characters';
import type { StateTexts } from '@slumberfell/server/storage';
import { stateBeforeNight } from '../night-sessions.ts';
import { type CharacterRow, rankingRowsOf } from '../population/character-row.ts';
import { generatedPlayers } from './generated-players.ts';

/** How many characters of each kind the benchmark inserts. */
export interface Population {
  readonly count: number;
  /** How many characters, from id 1 on, have a veteran's state and can execute commands. */
  readonly players: number;
  /**
   * How many characters, with the ids after `players`, are stored as busy for 30 days. Their state is that of
   * a new character without a session. The characters with higher ids have empty states, because nothing
   * reads them.
   */
  readonly away: number;
  /** The instant at which the newest character was created, epoch ms. */
  readonly now: number;
}

/**
 * Mean ms between the creation of two characters. Instants are rounded to seconds, so several characters
 * share one.
 */
const CREATED_EVERY = 400;
const LONG = 30 * 86_400_000;

export function* millionRows(population: Population): Generator<CharacterRow> {
  const { count, now, players, away } = population;
  const veteran = stateBeforeNight().shown;
  const textsOf = statesOf(population);
  let id = 0;
  for (const generated of generatedPlayers(count)) {
    id += 1;
    const createdAt = now - 1_000 * Math.floor(((count - id) * CREATED_EVERY) / 1_000);
    // The instant at which a score above 0 was reached: the next full minute after the character's creation.
    const reachedAt = createdAt - (createdAt % 60_000) + 60_000;
    yield {
      id,
      createdAt,
      at: createdAt,
      revision: 0,
      texts: textsOf(id),
      contentVersion: 'first',
      sessionContent: null,
      busyUntil: id > players && id <= players + away ? now + LONG : null,
      rankingRows: rankingRowsOf(id <= players ? veteran : generated, createdAt, reachedAt),
      history: null,
    };
  }
}

/**
 * Returns the stored texts of a character's state by its id. They are empty JSON for characters whose state
 * is never read.
 */
function statesOf({ players, away }: Population): (id: number) => StateTexts {
  const veteran = encodeTexts(stateBeforeNight());
  const resting = encodeTexts(createState(compileWorld(shippedWorldDirectory).newCharacter, 0));
  const nothing = { core: '{}', inventory: '[]', collection: '{}' };
  return (id) => (id <= players ? veteran : id <= players + away ? resting : nothing);
}
