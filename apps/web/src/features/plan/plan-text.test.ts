import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import {
  AS_OFTEN_AS_POSSIBLE,
  createState,
  newPlan,
  openWorld,
  type Plan,
  type PlanStep,
  type Shown,
} from '@slumberfell/engine';
import { describe, expect, test } from 'vitest';
import { timeOfDay } from '../../lib/clock/time-of-day.ts';
import { followingText, nextWords, shortNext, stepText } from './plan-text.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);
const fresh = createState(compiled.newCharacter, 0).shown;
const LANTERNLEA = fresh.regionId;
const idOf = (name: string) => compiled.sets.items.find((item) => item.name === name)?.id ?? 0;
const FLAX = idOf('Raw Flax');
const gather = (amount: number): PlanStep => ({ name: 'begin-crafting', input: { itemId: FLAX, amount } });
const LIMIT = new Date(2026, 3, 2, 6, 52).getTime();
const withPlan = (plan: Plan): Shown => ({ ...fresh, plan });
const waiting = (step: PlanStep, change: Partial<Plan> = {}): Shown =>
  withPlan({ ...newPlan([step], 1, LIMIT), ...change });

describe('the words for what comes next', () => {
  const [dungeon] = compiled.sets.dungeons;
  const saved = { slot: 2, name: 'Night' } as Shown['sets'][number];
  test.each<[PlanStep, string]>([
    [gather(AS_OFTEN_AS_POSSIBLE), 'gather Raw Flax'],
    [gather(5_000), 'gather 5,000 Raw Flax'],
    [
      { name: 'begin-crafting', input: { itemId: idOf('Lea Barley Bread'), amount: 20 } },
      'make 20 Lea Barley Bread',
    ],
    [{ name: 'begin-hunting', input: { regionId: LANTERNLEA } }, 'hunt in Lanternlea'],
    [{ name: 'begin-dungeon', input: { dungeonId: dungeon?.id ?? 0, runs: 2 } }, `enter ${dungeon?.name}`],
    [{ name: 'travel', input: { regionId: LANTERNLEA } }, 'travel to Lanternlea'],
    [
      { name: 'equip-food', input: { itemId: idOf('Lea Barley Bread'), amount: 9 } },
      'pack 9 Lea Barley Bread',
    ],
    [{ name: 'wear', input: { slot: 2 } }, 'wear Night'],
    [{ name: 'wear', input: { slot: 3 } }, 'change what you wear'],
    [
      { name: 'wear', input: { pieces: [{ itemId: idOf('Driftwood Cudgel'), amount: 1 }] } },
      'wear Driftwood Cudgel',
    ],
    [
      { name: 'wear', input: { pieces: [{ itemId: idOf('Hearth Pup'), amount: 1 }] } },
      'take Hearth Pup along',
    ],
    [{ name: 'sell-junk', input: {} }, 'sell the junk'],
    [{ name: 'sell', input: { itemId: FLAX, amount: 100 } }, 'sell 100 Raw Flax'],
  ])('%j', (step, words) => {
    expect(stepText(step, { sets: [saved] }, world)).toBe(words);
  });

  test('name the end of the whole, and are silent when the plan will not go on', () => {
    const open = nextWords(waiting(gather(AS_OFTEN_AS_POSSIBLE)), null, world);
    expect(open && shortNext(open)).toBe('then Raw Flax until 06:52');
    const few = nextWords(waiting(gather(9)), { stops: 'done' }, world);
    expect(few && shortNext(few)).toBe('then Raw Flax, all by 06:52');
    expect(nextWords(waiting(gather(9)), { stops: 'limit' }, world)).toBeNull();
    expect(nextWords(waiting(gather(9), { status: 'stopped' }), null, world)).toBeNull();
    expect(nextWords(fresh, null, world)).toBeNull();
  });

  test('say what is foretold', () => {
    const forecast = {
      items: [{ itemId: FLAX, expected: 5_699.6 }],
      endsAt: { p5: LIMIT, p50: LIMIT, p95: LIMIT },
    } as unknown as Parameters<typeof followingText>[0]['forecast'];
    expect(followingText({ itemId: FLAX, forecast }, world)).toBe(
      `Then it gathers about 5,700 Raw Flax, until ${timeOfDay(LIMIT)}.`,
    );
  });
});
