import { describe, expect, test } from 'vitest';
import { characterRow } from '../storage/tables/characters/rows.ts';
import { logAfter } from '../storage/tables/command-log.ts';
import { RE_SEED, type ReSeedInput } from '../storage/values/logged-command.ts';
import { DATABASES } from '../testing/databases.ts';
import { THINGS } from '../testing/played-character.ts';
import { shippedGame } from '../testing/shipped-game.ts';
import { reSeed } from './re-seed.ts';
import { audit } from './replay.ts';
import { StoredStates } from './stored-states.ts';

const START = 1_763_600_000_000;
const HOUR = 3_600_000;

describe.each(DATABASES)('a new seed on $name', (database) => {
  const context = shippedGame(database, START);
  const { clock } = context;

  const give = async (id: number) => {
    const timeline = context.game.content.timeline;
    const stored = await context.storage.withLockedCharacter(id, (c) =>
      reSeed(c, timeline, new StoredStates()),
    );
    if (stored === null) throw new Error(`character ${id} is missing`);
    return stored;
  };

  test('applies to a session from now on, keeps its past, and is in the log that replays', async () => {
    const id = await context.newCharacter();
    const input = { itemId: THINGS.flax, amount: 5_000 };
    await context.game.characters.command(id, { name: 'begin-crafting', input }, null);
    clock.forward(HOUR + 1);
    const before = (await context.game.characters.open(id))?.shown;
    const old = (await context.game.characters.load(id))?.hidden.session;
    clock.forward(HOUR);
    const expected = (await context.game.characters.read(id))?.shown;
    const { state, revision } = await give(id);
    expect(revision).toBe(2);
    expect(state.shown).toEqual(expected);
    expect(state.shown.inventory).not.toEqual(before?.inventory);
    expect(state.hidden.session?.seed).not.toEqual(old?.seed);
    const [, entry] = await context.storage.read((db) => logAfter(db, id, 0, 10));
    expect(entry).toMatchObject({ name: RE_SEED, at: START + 2 * HOUR + 1 });
    expect((JSON.parse(entry?.input ?? '') as ReSeedInput).key).toEqual(state.hidden.session?.seed);
    clock.forward(HOUR);
    await context.game.characters.command(id, { name: 'stop', input: {} }, null);
    const audited = await audit(context.storage, id);
    expect(audited?.replayed).toEqual(audited?.stored);
  });

  test('is not given to a character without a running session', async () => {
    const id = await context.newCharacter();
    expect((await give(id)).revision).toBe(0);
    const input = { itemId: THINGS.flax, amount: 3 };
    await context.game.characters.command(id, { name: 'begin-crafting', input }, null);
    clock.forward(HOUR);
    const { revision, state } = await give(id);
    expect({ revision, action: state.shown.action }).toEqual({ revision: 1, action: null });
    expect((await context.storage.read((db) => characterRow(db, id)))?.at).toBe(START + HOUR);
    expect(await context.storage.read((db) => logAfter(db, id, 1, 10))).toEqual([]);
  });
});
