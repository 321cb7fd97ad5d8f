import { advance, EventRecorder } from '@slumberfell/engine';
import type { PlayerCommand } from '@slumberfell/protocol';
import { describe, expect, test } from 'vitest';
import { openReadOnly } from '../operations/read-only-database.ts';
import { verify } from '../operations/verify/verify.ts';
import type { CompiledContent } from '../storage/values/content/kept-content.ts';
import { changeCraft, changedWorld, dropCraft } from '../testing/changed-world.ts';
import { copyCharacter } from '../testing/copied-character.ts';
import { DATABASES } from '../testing/databases.ts';
import { THINGS } from '../testing/played-character.ts';
import { shippedGame } from '../testing/shipped-game.ts';
import { IMPORT_DELAY } from './import.ts';

const START = 1_763_600_000_000;
const MINUTE = 60_000;
const FLAX_TIME = THINGS.flaxSeconds * 1_000;
const BARLEY = 1210;
/** The import and its instant are in the middle of actions. */
const IMPORTED_AT = START + 2 * MINUTE + 3_210;
const EFFECTIVE_AT = IMPORTED_AT + IMPORT_DELAY;
const END = START + 30 * MINUTE + 1_234;

const slower = changedWorld((sets) =>
  changeCraft(sets, THINGS.flax, { baseActionTime: 3 * THINGS.flaxSeconds }),
);
const flaxless = changedWorld((sets) => dropCraft(sets, THINGS.flax));

const gather = (itemId: number, amount: number) => ({
  name: 'begin-crafting' as const,
  input: { itemId, amount },
});
type Steps = Extract<PlayerCommand, { name: 'set-plan' }>['input'];

describe.each(DATABASES)('new content in the middle of a plan on $name', (database) => {
  const context = shippedGame(database, START);
  const { clock } = context;

  const stateOf = async (id: number) => {
    const loaded = await context.game.characters.load(id);
    if (loaded === null) throw new Error(`character ${id} is missing`);
    return { shown: loaded.shown, hidden: loaded.hidden };
  };
  /** When the sessions of a character end after the instant of its row, and why. */
  const endsOf = async (id: number) => {
    const recorder = new EventRecorder();
    advance(await stateOf(id), context.game.content.timeline, END, recorder);
    return recorder.moments.flatMap(({ at, events }) =>
      events.flatMap((event) => (event.type === 'OnIdleSessionFinished' ? [[at, event.reason]] : [])),
    );
  };
  /**
   * Gives a plan to a character and its copies, and imports the content. Settles one of them often, with
   * restarts, one a few times around the instant of the content, and one only at the end.
   * @returns `ends`: of the one that is settled only at the end
   */
  const play = async (plan: Steps, content: CompiledContent) => {
    const once = await context.newCharacter();
    const [around, often] = [await context.newCharacter(), await context.newCharacter()];
    expect(
      await context.game.characters.command(once, { name: 'set-plan', input: plan }, null),
    ).toHaveProperty('frame');
    for (const id of [around, often]) await copyCharacter(context.storage, once, id);
    const settleAt = async (instant: number, id: number): Promise<void> => {
      clock.set(instant);
      await context.game.sessions.settle(id);
      await context.game.characters.open(id);
    };
    for (let at = START + 7_000; at < IMPORTED_AT; at += 17_000) await settleAt(at, often);
    clock.set(IMPORTED_AT);
    expect(await context.game.content.importWorld(content)).toMatchObject({ effectiveAt: EFFECTIVE_AT });
    for (const at of [IMPORTED_AT, EFFECTIVE_AT - 1, EFFECTIVE_AT, EFFECTIVE_AT + 1])
      for (const id of [around, often]) await settleAt(at, id);
    for (let round = 0; round < 24; round++) {
      await settleAt(EFFECTIVE_AT + 2_345 + round * 67_890, often);
      if (round % 6 === 1) await context.reopen(content);
    }
    expect(clock.now()).toBeLessThan(END);
    const ends = await endsOf(once);
    const ids = [once, around, often] as const;
    for (const id of ids) await settleAt(END, id);
    return { ids, ends };
  };
  const verified = async (ids: readonly number[]): Promise<void> => {
    const aside = await openReadOnly(context.opened.place);
    const verification = await verify(aside).finally(() => aside.close());
    expect(verification).toMatchObject({ characters: ids.length, findings: [] });
    const [once, ...others] = await Promise.all(ids.map(stateOf));
    for (const other of others) expect(other).toEqual(once);
  };

  test('leads to the same state however often it is settled', async () => {
    const plan = { steps: [gather(THINGS.flax, 10), gather(BARLEY, 8)], times: 99 };
    const { ids } = await play(plan, slower);
    const { shown, hidden } = await stateOf(ids[0]);
    expect(shown.plan).toMatchObject({ status: 'active', skipped: [] });
    expect(shown.action?.content).toBe(slower.version);
    expect(hidden.plan?.sessions).toBeGreaterThan(10);
    await verified(ids);
  });

  test('ends a session that it has retired, and the plan goes on and skips the steps that it has retired', async () => {
    const steps = [gather(THINGS.flax, 1_000), gather(BARLEY, 4), gather(THINGS.flax, 5), gather(BARLEY, 3)];
    const { ids, ends } = await play({ steps, times: 2 }, flaxless);
    const { shown, hidden } = await stateOf(ids[0]);
    expect(shown).toMatchObject({
      action: null,
      plan: {
        status: 'over',
        round: 2,
        skipped: [
          { step: 0, round: 2, code: 'craft/unknown' },
          { step: 2, round: 2, code: 'craft/unknown' },
        ],
      },
    });
    const lastAction = Math.ceil((EFFECTIVE_AT - START) / FLAX_TIME) * FLAX_TIME;
    expect(ends[0]).toEqual([START + lastAction, 'retired']);
    expect(ends.map(([, reason]) => reason)).toEqual(['retired', 'done', 'done', 'done', 'done']);
    expect(hidden.plan?.sessions).toBe(5);
    await verified(ids);
  });
});
