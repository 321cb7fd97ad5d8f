import { amountOf, applyMoment, execute, nextInstant, RULES_VERSION } from '@slumberfell/engine';
import { STATE_VERSION } from '@slumberfell/engine/stored';
import type { PlayerCommand } from '@slumberfell/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { characterRow } from '../storage/tables/characters/rows.ts';
import { logAfter } from '../storage/tables/command-log.ts';
import { newestSnapshot } from '../storage/tables/snapshots.ts';
import { DATABASES, type TestStorage } from '../testing/databases.ts';
import { openShippedGame, playedCharacter, SHIPPED, THINGS } from '../testing/played-character.ts';
import { storedAccount } from '../testing/stored-character.ts';
import { TestClock } from '../testing/test-clock.ts';
import type { CommittedCommand } from './characters.ts';
import { decodeState, encodeTexts } from './state-text.ts';

const START = 1_763_600_000_000;
const HOUR = 60 * 60 * 1000;

const gather = (amount: number): PlayerCommand => ({
  name: 'begin-crafting',
  input: { itemId: THINGS.flax, amount },
});
const sellBread: PlayerCommand = { name: 'sell', input: { itemId: THINGS.bread, amount: 1 } };

describe.each(DATABASES)('the game on $name', ({ open }) => {
  const clock = new TestClock(START);
  let opened: TestStorage;
  let game: Game;
  let id: number;
  beforeEach(async () => {
    clock.set(START);
    opened = await open(clock);
    game = await openShippedGame(opened.storage);
    id = await playedCharacter(game, opened.storage);
  });
  afterEach(async () => {
    await game.close();
    await opened.dispose();
  });

  const row = async () => {
    const found = await opened.storage.read((db) => characterRow(db, id));
    if (found === null) throw new Error(`no character ${id}`);
    return found;
  };
  const log = () => opened.storage.read((db) => logAfter(db, id, 0, 1_000));
  const bread = async () => amountOf((await game.characters.read(id))?.shown.inventory ?? [], THINGS.bread);

  test('creates a character as the content defines it, with its first snapshot', async () => {
    const settled = await game.characters.read(id);
    expect(settled?.shown.gold).toBe(SHIPPED.newCharacter.gold);
    expect(settled?.revision).toBe(0);
    const snapshot = await opened.storage.read((db) => newestSnapshot(db, id, RULES_VERSION));
    expect(snapshot).toMatchObject({ revision: 0, at: START });
    const { stateVersion, ...texts } = (await row()).texts;
    expect(stateVersion).toBe(STATE_VERSION);
    expect(encodeTexts(decodeState(snapshot ?? { state: '', stateVersion }))).toEqual(texts);
  });

  test('refuses a second character, a taken name in any case, an unknown appearance', async () => {
    const account = await storedAccount(opened.storage);
    expect(await game.characters.create(account, 'Elsewhere', 999)).toEqual({
      refused: 'character/unknown-appearance',
    });
    const first = await game.characters.create(account, 'Elsewhere', 1);
    expect(first).toMatchObject({ accountId: account, name: 'Elsewhere', appearanceId: 1 });
    expect(await game.characters.create(account, 'Another', 1)).toEqual({ refused: 'character/limit' });
    const other = await storedAccount(opened.storage);
    expect(await game.characters.create(other, 'eLSEWHERE', 1)).toEqual({ refused: 'character/name-taken' });
  });

  test('answers a command with the frame that it hands to listeners after the commit', async () => {
    const played: CommittedCommand[] = [];
    game.characters.onCommand((one) => played.push(one));
    const before = await game.characters.read(id);
    clock.forward(1_000);
    const outcome = await game.characters.command(id, sellBread, null);
    if (outcome === null || 'refused' in outcome || before === null) throw new Error('not sold');
    expect(outcome.frame).toMatchObject({ revision: 1, from: START, to: START + 1_000 });
    expect(played.map((one) => one.frame)).toEqual([outcome.frame]);
    const folded = applyMoment(before.shown, { at: outcome.frame.to, events: outcome.frame.events });
    expect(played[0]?.shown).toEqual(folded);
    expect((await game.characters.read(id))?.shown).toEqual(folded);
  });

  test('logs a command with its input, and a begin with a seed that no player sees', async () => {
    await game.characters.command(id, gather(10), null);
    const [entry] = await log();
    expect(entry).toMatchObject({
      revision: 1,
      at: START,
      name: 'begin-crafting',
      contentVersion: SHIPPED.version,
    });
    const input = JSON.parse(entry?.input ?? '') as { itemId: number; key: number[] };
    expect(input).toMatchObject({ itemId: THINGS.flax, amount: 10 });
    expect(input.key).toHaveLength(4);
    await game.characters.command(id, gather(10), null);
    const [, again] = await log();
    expect((JSON.parse(again?.input ?? '') as { key: number[] }).key).not.toEqual(input.key);
  });

  test('changes nothing when a command is refused, and checks it again when it is repeated', async () => {
    const before = await row();
    const tooMuch: PlayerCommand = { name: 'sell', input: { itemId: THINGS.flax, amount: 1 } };
    clock.forward(1_000);
    expect(await game.characters.command(id, tooMuch, 'key')).toEqual({ refused: 'item/not-owned' });
    expect(await row()).toEqual(before);
    expect(await log()).toEqual([]);
    await game.characters.command(id, gather(1), null);
    clock.forward(10_000);
    expect(await game.characters.command(id, tooMuch, 'key')).toMatchObject({ repeated: false });
  });

  test('executes a command once that is sent 64 times at once', async () => {
    const owned = await bread();
    const outcomes = await Promise.all(
      Array.from({ length: 64 }, () => game.characters.command(id, sellBread, 'once')),
    );
    const frames = outcomes.map((outcome) => outcome !== null && 'frame' in outcome && outcome.frame);
    expect(new Set(frames.map((frame) => JSON.stringify(frame))).size).toBe(1);
    expect(
      outcomes.filter((outcome) => outcome !== null && 'repeated' in outcome && !outcome.repeated),
    ).toHaveLength(1);
    expect(await bread()).toBe(owned - 1);
    expect(await log()).toHaveLength(1);
  });

  test('has idempotency keys per character', async () => {
    const other = await playedCharacter(game, opened.storage);
    await game.characters.command(id, sellBread, 'same');
    expect(await game.characters.command(other, sellBread, 'same')).toMatchObject({ repeated: false });
  });

  test('continues without an open page: an hour of gathering', async () => {
    await game.characters.command(id, gather(5_000), null);
    clock.forward(HOUR);
    const settled = await game.characters.open(id);
    expect(settled?.shown.action).toMatchObject({ kind: 'craft', done: HOUR / 1000 / THINGS.flaxSeconds });
    expect(amountOf(settled?.shown.inventory ?? [], THINGS.flax)).toBeGreaterThanOrEqual(
      HOUR / 1000 / THINGS.flaxSeconds,
    );
  });

  test('saves the shown state when a character is opened and left, with its revision', async () => {
    await game.characters.command(id, { name: 'begin-hunting', input: { regionId: THINGS.meadow } }, null);
    clock.forward(60_000);
    const seen = await game.characters.open(id);
    expect(await row()).toMatchObject({ revision: 1, at: START + 60_000 });
    expect(await game.characters.load(id)).toMatchObject({
      revision: 1,
      at: START + 60_000,
      shown: seen?.shown,
    });
    clock.forward(60_000);
    await game.characters.leave(id);
    expect(await row()).toMatchObject({ revision: 1, at: START + 120_000 });
    expect(await log()).toHaveLength(1);
  });

  test('writes nothing when a character is read', async () => {
    await game.characters.command(id, gather(100), null);
    const before = await row();
    clock.forward(60_000);
    expect((await game.characters.read(id))?.shown.action).toMatchObject({ done: 60 / THINGS.flaxSeconds });
    expect(await row()).toEqual(before);
  });

  test('waits for the clock when it steps back', async () => {
    clock.forward(HOUR);
    await game.characters.open(id);
    clock.forward(-HOUR / 2);
    const outcome = await game.characters.command(id, sellBread, null);
    expect(outcome).toMatchObject({ frame: { to: START + HOUR } });
    expect((await game.characters.read(id))?.at).toBe(START + HOUR);
  });

  test('returns null when there is no such character', async () => {
    expect(await game.characters.command(404, sellBread, null)).toBeNull();
    expect(await game.characters.open(404)).toBeNull();
    expect(await game.characters.read(404)).toBeNull();
    expect(await game.characters.load(404)).toBeNull();
  });

  test('counts each character with a session or an open page once', async () => {
    const [idle, watched] = [
      await playedCharacter(game, opened.storage),
      await playedCharacter(game, opened.storage),
    ];
    await game.characters.command(id, gather(10), null);
    expect(await game.sessions.countActive([])).toBe(1);
    expect(await game.sessions.countActive([id, watched])).toBe(2);
    clock.forward(10 * THINGS.flaxSeconds * 1000);
    expect(await game.sessions.countActive([idle, watched])).toBe(2);
  });

  test('returns, under the lock, the state from which playback shows what settling gives', async () => {
    await game.characters.command(id, gather(100), null);
    const loaded = await game.characters.load(id);
    if (loaded === null) throw new Error('not loaded');
    const draft = { shown: loaded.shown, hidden: loaded.hidden };
    expect(nextInstant(draft, game.content.timeline)).toBe(START + THINGS.flaxSeconds * 1000);
    expect(execute(draft, { name: 'stop', input: {} }, game.content.timeline, START)).toMatchObject({
      at: START,
    });
    expect(await game.characters.inQueue(id, () => 'a step')).toBe('a step');
  });
});
