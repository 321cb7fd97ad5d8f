import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { characterRow } from '../storage/characters.ts';
import { logAfter } from '../storage/command-log.ts';
import { DATABASES, type TestStorage } from '../testing/databases.ts';
import { openShippedGame, playedCharacter, THINGS } from '../testing/played-character.ts';
import { TestClock } from '../testing/test-clock.ts';
import type { Game } from './game.ts';
import { RE_KEY, type ReKeyInput, reKey } from './re-key.ts';
import { audit } from './replay.ts';
import { StateCache } from './state-cache.ts';

const START = 1_763_600_000_000;
const HOUR = 3_600_000;

describe.each(DATABASES)('a new key on $name', ({ open }) => {
  const clock = new TestClock(START);
  let opened: TestStorage;
  let game: Game;
  beforeEach(async () => {
    clock.set(START);
    opened = await open(clock);
    game = await openShippedGame(opened.storage);
  });
  afterEach(async () => {
    game.close();
    await opened.dispose();
  });

  const give = async (id: number) => {
    const timeline = game.timeline();
    const stored = await opened.storage.command(id, (c) => reKey(c, timeline, new StateCache()));
    if (stored === null) throw new Error(`character ${id} is missing`);
    return stored;
  };

  test('goes to a session from now on, leaves what has been, and is in the log that replays', async () => {
    const id = await playedCharacter(game, opened.storage);
    const input = { itemId: THINGS.flax, amount: 5_000 };
    await game.command(id, { name: 'begin-crafting', input }, null);
    clock.forward(HOUR + 1);
    const before = (await game.open(id))?.shown;
    const old = (await game.load(id))?.hidden.session;
    clock.forward(HOUR);
    const expected = (await game.read(id))?.shown;
    const { state, revision } = await give(id);
    expect(revision).toBe(2);
    expect(state.shown).toEqual(expected);
    expect(state.shown.inventory).not.toEqual(before?.inventory);
    expect(state.hidden.session?.key).not.toEqual(old?.key);
    const [, entry] = await opened.storage.read((db) => logAfter(db, id, 0, 10));
    expect(entry).toMatchObject({ name: RE_KEY, at: START + 2 * HOUR + 1 });
    expect((JSON.parse(entry?.input ?? '') as ReKeyInput).key).toEqual(state.hidden.session?.key);
    clock.forward(HOUR);
    await game.command(id, { name: 'stop', input: {} }, null);
    const audited = await audit(opened.storage, id);
    expect(audited?.replayed).toEqual(audited?.stored);
  });

  test('is not needed by who rests, or has come to rest', async () => {
    const id = await playedCharacter(game, opened.storage);
    expect((await give(id)).revision).toBe(0);
    const input = { itemId: THINGS.flax, amount: 3 };
    await game.command(id, { name: 'begin-crafting', input }, null);
    clock.forward(HOUR);
    const { revision, state } = await give(id);
    expect({ revision, action: state.shown.action }).toEqual({ revision: 1, action: null });
    expect((await opened.storage.read((db) => characterRow(db, id)))?.at).toBe(START + HOUR);
    expect(await opened.storage.read((db) => logAfter(db, id, 1, 10))).toEqual([]);
  });
});
