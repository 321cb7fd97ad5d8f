import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { amountsOf, type State } from '@slumberfell/engine';
import { type Game, openGame } from '@slumberfell/server/benchmarks';
import { encodeState, encodeTexts } from '@slumberfell/server/characters';
import { type Clock, openStorage, type Storage } from '@slumberfell/server/storage';
import { storedAccount } from '@slumberfell/server/testing';
import { DAY, veteran } from './veteran.ts';

/** `veteranState` adds items until the state has this many bytes. The shipped world has too few items. */
const MOST_BYTES = 22_000;

/** A game whose characters are all veterans with one state. */
export interface VeteranGame {
  readonly storage: Storage;
  readonly game: Game;
  readonly characterIds: readonly number[];
  /** Directory of the embedded database's file. */
  readonly directory: string;
  close(): Promise<void>;
}

/**
 * The state of a veteran with all trophies and cards. Adds items up to each id that 50 divides, until the
 * state has `MOST_BYTES` bytes or no such id is left.
 */
export function veteranState(): State {
  const state = veteran();
  const compiled = compileWorld(shippedWorldDirectory).sets;
  const trophies = amountsOf(Object.fromEntries(compiled.relicariumEntries.map(({ itemId }) => [itemId, 3])));
  const cards = amountsOf(Object.fromEntries(compiled.enemies.map(({ id }) => [id, 1])));
  const owned: Record<number, number> = {};
  state.shown = { ...state.shown, trophies, cards };
  for (const { id } of compiled.items) {
    owned[id] = 1_000 + id;
    if (id % 50 !== 0) continue;
    state.shown = { ...state.shown, inventory: amountsOf(owned) };
    if (encodeState(state).length >= MOST_BYTES) break;
  }
  return state;
}

/** The state of `veteranState` with three accepted errands from each board of `now` and of the day before. */
export function veteranWithErrands(now: number): State {
  const state = veteranState();
  const today = Math.floor(now / DAY);
  const { errands: all } = compileWorld(shippedWorldDirectory).quests;
  const errands = all.slice(0, 6).map(({ id, amount }, index) => ({
    errandId: id,
    day: today - 1 + Math.floor(index / 3),
    amount,
    base: 0,
  }));
  const days = [today - 1, today].map((day) => ({ day, taken: 0b111, done: 0 }));
  state.shown = { ...state.shown, quests: { ...state.shown.quests, chapter: 20, errands, days } };
  return state;
}

/** The bytes of a stored veteran. */
export const rowBytes = (): number => encodeState(veteranState()).length;

interface VeteranGameOptions {
  readonly clock?: Clock;
  /** Belongs to the caller and is not removed by `close`. */
  readonly directory?: string;
  /** The state of each character; else that of `veteranState`. */
  readonly state?: State;
}

/** @param count how many veterans */
export async function openVeteranGame(
  databaseUrl: string | null,
  count: number,
  { clock, directory: kept, state = veteranState() }: VeteranGameOptions = {},
): Promise<VeteranGame> {
  const directory = kept ?? mkdtempSync(join(tmpdir(), 'slumberfell-bench-'));
  const storage = await openStorage({ databaseUrl, dataDirectory: directory, ...(clock && { clock }) });
  const game = await openGame({ storage, content: compileWorld(shippedWorldDirectory) });
  const characterIds: number[] = [];
  const texts = encodeTexts(state);
  for (let index = 0; index < count; index++)
    characterIds.push(await settleVeteran(storage, game, index, texts));
  return {
    storage,
    game,
    characterIds,
    directory,
    async close() {
      await game.close();
      await storage.close();
      if (kept === undefined) rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function settleVeteran(
  storage: Storage,
  game: Game,
  index: number,
  texts: ReturnType<typeof encodeTexts>,
): Promise<number> {
  const created = await game.characters.create(await storedAccount(storage), `Veteran ${index}`, 1);
  if ('refused' in created) throw new Error(`A veteran was refused: ${created.refused}`);
  const columns = {
    state_core: texts.core,
    state_inventory: texts.inventory,
    state_collection: texts.collection,
  };
  await storage.write((tx) =>
    tx.updateTable('characters').set(columns).where('id', '=', created.id).execute(),
  );
  return created.id;
}
