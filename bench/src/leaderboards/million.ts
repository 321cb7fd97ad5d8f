import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { createState } from '@slumberfell/engine';
import { encodeTexts } from '@slumberfell/server/characters/state-text.ts';
import type { StateTexts } from '@slumberfell/server/storage/tables/characters.ts';
import { beforeTheNight } from '../night-sessions.ts';
import { type CrowdRow, standingsOf } from '../population/character-row.ts';
import { madeUpPlayers } from './generated-players.ts';

/** Who is to be in the tables. */
export interface Crowd {
  readonly count: number;
  /** The first so many have states of veterans, who can play; nobody looks at the others' states. */
  readonly players: number;
  /** So many more count as being away for long; should their turn come to be looked at, they are found to rest. */
  readonly away: number;
  /** Instant of the newest. */
  readonly now: number;
}

/** Ms in which somebody is created on average: several share an instant. */
const CREATED_EVERY = 400;
const LONG = 30 * 86_400_000;

export function* millionRows(crowd: Crowd): Generator<CrowdRow> {
  const { count, now, players, away } = crowd;
  const veteran = beforeTheNight().shown;
  const textsOf = statesOf(crowd);
  let id = 0;
  for (const madeUp of madeUpPlayers(count)) {
    id += 1;
    const createdAt = now - 1_000 * Math.floor(((count - id) * CREATED_EVERY) / 1_000);
    // What was reached was reached at some minute; who has nothing has had it from the beginning.
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
      standings: standingsOf(id <= players ? veteran : madeUp, createdAt, reachedAt),
      history: null,
    };
  }
}

/** The texts of a character's state, which hold nothing where nobody looks at it. */
function statesOf({ players, away }: Crowd): (id: number) => StateTexts {
  const veteran = encodeTexts(beforeTheNight());
  const resting = encodeTexts(createState(compileWorld(shippedWorldDirectory).newCharacter, 0));
  const nothing = { core: '{}', inventory: '[]', collection: '{}' };
  return (id) => (id <= players ? veteran : id <= players + away ? resting : nothing);
}
