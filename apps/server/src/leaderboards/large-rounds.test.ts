import { amountsOf, MAX_EXPERIENCE, type Shown, SKILL, SKILL_COUNT } from '@slumberfell/engine';
import type { PlayerCommand } from '@slumberfell/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sessionEnd } from '../characters/session-end.ts';
import { encodeTexts } from '../characters/state-text.ts';
import { type Game, openGame } from '../game.ts';
import { leaderboardFor } from '../http/handlers/results/leaderboard-handler.ts';
import { BatchSettler } from '../sessions/batch-settler.ts';
import { settleRunning } from '../sessions/rounds.ts';
import { characterRow } from '../storage/tables/characters/rows.ts';
import { CYCLE_GAP, ROUND_GAP, ROUND_TIME, ROUNDS_OF_A_CYCLE } from '../storage/tables/ranking-rounds.ts';
import { changeCraft, changedWorld } from '../testing/changed-world.ts';
import { DATABASES, type TestStorage } from '../testing/databases.ts';
import { playedCharacter, SHIPPED, THINGS } from '../testing/played-character.ts';
import { TestClock } from '../testing/test-clock.ts';

const START = 1_763_600_000_000;
const HOUR = 3_600_000;

/** A session of eleven hours. */
const GATHER: PlayerCommand = { name: 'begin-crafting', input: { itemId: THINGS.flax, amount: 8_000 } };
const HUNT: PlayerCommand = {
  name: 'begin-hunting',
  input: { regionId: THINGS.meadow, until: { kills: 900 } },
};

/** Has so much experience that no enemy of the meadow beats it. */
const STRONG: Partial<Shown> = {
  experience: new Array<number>(SKILL_COUNT).fill(MAX_EXPERIENCE),
  health: 1_000,
  equipment: { food: THINGS.bread, foodAmount: 5_000 },
};

/** Trophies that make idle sessions longer than a cycle. */
const TROPHIES = amountsOf(
  Object.fromEntries(SHIPPED.sets.relicariumEntries.map(({ itemId }) => [itemId, 1])),
);

/** Rounds of tests are large from this number of sessions on, and the first of a board is one character. */
const LARGE = 4;
const PLACES = 1;

describe.each(DATABASES)('rounds of many sessions on $name', ({ open }) => {
  const clock = new TestClock(START);
  let opened: TestStorage;
  let game: Game;
  /** Ids in the order in which rounds have settled them. */
  let settled: number[] = [];

  beforeEach(async () => {
    clock.set(START);
    settled = [];
    opened = await open(clock);
    game = await openGame({ storage: opened.storage, content: SHIPPED, firstPlaces: PLACES });
  });
  afterEach(async () => {
    await game.close();
    await opened.dispose();
  });

  const settler = () =>
    new BatchSettler(opened.storage, {
      settle: (id) => game.sessions.settle(id),
      settleBatch: (ids) => {
        settled.push(...ids);
        return game.sessions.settleBatch(ids);
      },
    });
  const go = (largeFrom = LARGE) =>
    settleRunning(
      { storage: opened.storage, settler: settler(), closeRanks: game.closeRanks },
      () => false,
      largeFrom,
    );

  /** Moves the clock on in quarters of a round, and settles what is due. */
  async function pass(time: number, largeFrom?: number): Promise<void> {
    for (let part = 0; part < time; part += ROUND_TIME / 4) {
      clock.forward(ROUND_TIME / 4);
      await go(largeFrom);
      // Begins the next round if this one has ended.
      await go(largeFrom);
    }
  }

  /** How often rounds have settled each of the characters since the last call. */
  function counts(ids: readonly number[]): number[] {
    const all = ids.map((id) => settled.filter((one) => one === id).length);
    settled = [];
    return all;
  }

  async function begun(shown: Partial<Shown>, command = GATHER): Promise<number> {
    const id = await playedCharacter(game, opened.storage);
    const loaded = await game.characters.load(id);
    if (loaded === null) throw new Error('missing');
    const { core, inventory, collection } = encodeTexts({
      shown: { ...loaded.shown, trophies: TROPHIES, ...shown },
      hidden: loaded.hidden,
    });
    const set = { state_core: core, state_inventory: inventory, state_collection: collection };
    await opened.storage.write((tx) => tx.updateTable('characters').set(set).where('id', '=', id).execute());
    await game.close();
    game = await openGame({ storage: opened.storage, content: SHIPPED, firstPlaces: PLACES });
    await game.sessions.rank(id);
    expect(await game.characters.command(id, command, null)).not.toHaveProperty('refused');
    return id;
  }

  const experienced = (points: number): Partial<Shown> => ({
    experience: new Array<number>(SKILL_COUNT).fill(0).with(SKILL.Harvesting - 1, points),
  });

  /** The first of the boards, one that will pass it within its session, and three that will not. */
  async function five(): Promise<readonly number[]> {
    const gained = 8_000;
    const all = [await begun(experienced(90_000)), await begun(experienced(90_000 - gained))];
    for (let made = 0; made < 3; made++) all.push(await begun(experienced(1_000 * made)));
    return all;
  }

  test('settle the first of a board and those that will pass it in each round, others once in a cycle', async () => {
    const ids = await five();
    await pass(2 * ROUND_TIME);
    for (const count of counts(ids)) expect(count).toBeGreaterThan(0);
    await pass(ROUND_TIME);
    settled = [];
    await pass(ROUNDS_OF_A_CYCLE * ROUND_TIME);
    const [first, next, ...others] = counts(ids);
    expect(first).toBe(ROUNDS_OF_A_CYCLE);
    expect(next).toBe(ROUNDS_OF_A_CYCLE);
    expect(others).toEqual([1, 1, 1]);
  });

  test('settle all of them in each round while fewer sessions run', async () => {
    const ids = await five();
    await pass(3 * ROUND_TIME, 6);
    settled = [];
    await pass(4 * ROUND_TIME, 6);
    expect(counts(ids)).toEqual([4, 4, 4, 4, 4]);
  });

  test('settle a character in each round while a player looks at its rank', async () => {
    const ids = await five();
    await pass(3 * ROUND_TIME);
    settled = [];
    for (let round = 0; round < ROUNDS_OF_A_CYCLE; round++) {
      game.closeRanks.look([ids[3] as number]);
      await pass(ROUND_TIME);
    }
    expect(counts(ids).slice(2)).toEqual([1, ROUNDS_OF_A_CYCLE, 1]);
  });

  test('settle all within a round after new content has become live', async () => {
    const ids = await five();
    await pass(3 * ROUND_TIME);
    const slower = changedWorld((sets) => changeCraft(sets, THINGS.flax, { baseActionTime: 6 }));
    const outcome = await game.content.importWorld(slower);
    if ('refused' in outcome) throw new Error('the world was refused');
    clock.set(outcome.effectiveAt);
    settled = [];
    await pass(ROUND_GAP);
    for (const count of counts(ids)) expect(count).toBeGreaterThan(0);
  });

  test('store the true end of a fight within a round after its begin', async () => {
    await five();
    await pass(3 * ROUND_TIME);
    const hunter = await begun(STRONG, HUNT);
    const loaded = await game.characters.load(hunter);
    if (loaded === null) throw new Error('missing');
    const end = sessionEnd(loaded, game.content.timeline) ?? 0;
    // Later than a command looks ahead, and before the limit, which is stored until then.
    expect(end).toBeGreaterThan(clock.now() + ROUND_GAP);
    const busyUntil = async () =>
      (await opened.storage.read((db) => characterRow(db, hunter)))?.busyUntil ?? null;
    expect(await busyUntil()).toBeGreaterThan(end);
    await pass(ROUND_GAP);
    expect(await busyUntil()).toBe(end);
  });

  test('say with a page how old its scores may be', async () => {
    const ids = await five();
    const ages = async () => {
      const dependencies = { storage: opened.storage, game };
      const { rows, oldestScore } = await leaderboardFor(dependencies, 'Harvesting', 1, null);
      expect(rows).toHaveLength(ids.length);
      return oldestScore;
    };
    await pass(ROUND_TIME, 6);
    expect(await ages()).toBe(ROUND_GAP);
    await pass(2 * ROUND_TIME);
    expect(await ages()).toBe(CYCLE_GAP);
    // The page was looked at, so that the next round settles all that it shows.
    await go();
    settled = [];
    await pass(ROUND_TIME);
    expect(counts(ids)).toEqual([1, 1, 1, 1, 1]);
  });

  test('keep nothing of characters that are neither', async () => {
    const ids = await five();
    await pass(3 * ROUND_TIME);
    const often = () =>
      opened.storage.read((db) => db.selectFrom('ranked_often').select('character_id').execute());
    const kept = (await often()).map(({ character_id }) => character_id).toSorted((a, b) => a - b);
    expect(kept).toEqual(ids.slice(0, 2));
    clock.forward(30 * HOUR);
    await go();
    await go();
    expect(await often()).toEqual([]);
  });
});
