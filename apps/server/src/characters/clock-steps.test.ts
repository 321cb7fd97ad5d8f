import { advance, amountOf, type State } from '@slumberfell/engine';
import { describe, expect, test } from 'vitest';
import { characterRow } from '../storage/tables/characters/rows.ts';
import { DATABASES } from '../testing/databases.ts';
import { THINGS } from '../testing/played-character.ts';
import { shippedGame } from '../testing/shipped-game.ts';
import { audit } from './replay.ts';

const START = 1_763_600_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FLAX_TIME = THINGS.flaxSeconds * 1_000;

/** Number of actions in the 8 hours that a session may last. */
const AS_LONG_AS_ALLOWED = (8 * HOUR) / FLAX_TIME;

/**
 * Changes of a clock: none, set back or forward by NTP, DST or a user, or stopped while the machine sleeps.
 */
const STEPS = [
  7 * MINUTE,
  -HOUR,
  3 * MINUTE,
  -10,
  HOUR,
  1,
  -HOUR,
  -HOUR,
  90 * MINUTE,
  45 * MINUTE,
  -30 * MINUTE,
  5 * HOUR,
  -5 * HOUR,
  20 * HOUR,
];

describe.each(DATABASES)('a clock that is set, on $name', (database) => {
  const context = shippedGame(database, START);
  const { clock } = context;

  const crafter = async (): Promise<number> => {
    const id = await context.newCharacter();
    const input = { itemId: THINGS.flax, amount: AS_LONG_AS_ALLOWED };
    expect(await context.game.characters.command(id, { name: 'begin-crafting', input }, null)).toHaveProperty(
      'frame',
    );
    return id;
  };
  const hunter = async (): Promise<number> => {
    const id = await context.newCharacter();
    await context.game.characters.command(id, { name: 'equip', input: { itemId: THINGS.cudgel } }, null);
    await context.game.characters.command(
      id,
      { name: 'equip-food', input: { itemId: THINGS.bread, amount: 30 } },
      null,
    );
    await context.game.characters.command(
      id,
      { name: 'begin-hunting', input: { regionId: THINGS.meadow } },
      null,
    );
    return id;
  };
  const faithful = async (id: number): Promise<void> => {
    const found = await audit(context.storage, id);
    expect(found?.replayed).toEqual(found?.stored);
  };
  const rowOf = (id: number) => context.storage.read((db) => characterRow(db, id));

  test.each([
    ['gathering', crafter],
    ['hunting', hunter],
  ])('gives nothing twice and removes nothing while %s, however often it is set', async (_, begin) => {
    const id = await begin();
    const begun = await context.game.characters.load(id);
    if (begun === null) throw new Error('nobody began');
    let latest = START;
    for (const step of STEPS) {
      clock.forward(step);
      latest = Math.max(latest, clock.now());
      // While the clock is set back, a read gives the state at the latest instant so far.
      expect((await context.game.characters.read(id))?.at).toBe(latest);
      const settled = await context.game.characters.open(id);
      const state: State = { shown: begun.shown, hidden: begun.hidden };
      advance(state, context.game.content.timeline, latest);
      expect(settled?.at).toBe(latest);
      expect(JSON.stringify(settled?.shown)).toBe(JSON.stringify(state.shown));
    }
    await faithful(id);
  });

  test('that is set back during an action ends it at the same instant as before', async () => {
    const id = await crafter();
    clock.forward(10 * FLAX_TIME + 2_000);
    await context.game.characters.open(id);
    clock.forward(-HOUR);
    for (let minute = 0; minute < 60; minute++) {
      expect((await context.game.characters.open(id))?.shown.action).toMatchObject({ done: 10 });
      clock.forward(MINUTE);
    }
    clock.forward(2_999);
    expect((await context.game.characters.open(id))?.shown.action).toMatchObject({ done: 10 });
    clock.forward(1);
    expect((await context.game.characters.open(id))?.shown.action).toMatchObject({ done: 11 });
  });

  test('that is set back executes commands at the latest instant, in their order', async () => {
    const id = await crafter();
    clock.forward(HOUR);
    await context.game.characters.open(id);
    clock.forward(-HOUR);
    await context.game.characters.command(id, { name: 'stop', input: {} }, null);
    await context.game.characters.command(
      id,
      { name: 'sell', input: { itemId: THINGS.flax, amount: 700 } },
      null,
    );
    await context.game.characters.command(
      id,
      { name: 'begin-crafting', input: { itemId: THINGS.flax, amount: 1_000 } },
      null,
    );
    expect(await rowOf(id)).toMatchObject({ at: START + HOUR, revision: 4 });
    clock.forward(30 * MINUTE);
    const waiting = await context.game.characters.open(id);
    expect(amountOf(waiting?.shown.inventory ?? [], THINGS.flax)).toBe(20);
    expect(waiting?.shown.action).toMatchObject({ done: 0, startAt: START + HOUR });
    clock.forward(HOUR);
    expect((await context.game.characters.open(id))?.shown.action).toMatchObject({ done: 360 });
    await faithful(id);
  });

  test('that jumps ahead gives no more than the time that a session may run', async () => {
    const id = await crafter();
    clock.forward(365 * 24 * HOUR);
    const ahead = await context.game.characters.open(id);
    expect(ahead?.shown.action).toBeNull();
    const gathered = amountOf(ahead?.shown.inventory ?? [], THINGS.flax);
    expect(gathered).toBe(AS_LONG_AS_ALLOWED);
    clock.set(START + MINUTE);
    const back = await context.game.characters.open(id);
    expect(JSON.stringify(back?.shown)).toBe(JSON.stringify(ahead?.shown));
    expect(await context.game.characters.command(id, { name: 'refresh', input: {} }, null)).toHaveProperty(
      'refused',
    );
    await faithful(id);
  });

  test('makes a character that was created before it was set back wait, and none that comes after', async () => {
    clock.forward(HOUR);
    const early = await crafter();
    clock.forward(-HOUR);
    const late = await crafter();
    clock.forward(10 * FLAX_TIME);
    expect((await context.game.characters.open(early))?.shown.action).toMatchObject({ done: 0 });
    expect((await context.game.characters.open(late))?.shown.action).toMatchObject({ done: 10 });
  });

  test('answers a command that is sent again as it did before', async () => {
    const id = await crafter();
    clock.forward(HOUR);
    const stop = { name: 'stop', input: {} } as const;
    const first = await context.game.characters.command(id, stop, 'the-same-key');
    expect(first).toMatchObject({ repeated: false });
    clock.forward(-2 * HOUR);
    const again = await context.game.characters.command(id, stop, 'the-same-key');
    expect(again).toEqual({ frame: (first as { frame: object }).frame, repeated: true });
  });
});
