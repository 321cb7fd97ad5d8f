import {
  advance,
  amountsOf,
  createState,
  EXPERIENCE_TABLE,
  execute,
  type FinishReason,
  type FirstStepName,
  firstSteps,
  isBeyondFirstSteps,
  isNewcomer,
  nextFirstStep,
  openWorld,
  type Shown,
  SKILL,
  type State,
  USUAL_HABITS,
  withSupplied,
} from '@slumberfell/engine';
import { isLong } from '@slumberfell/engine/testing';
import { describe, expect, test } from 'vitest';
import { compileWorld, shippedWorldDirectory } from './index.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);
const timeline = [{ at: 0, world }];

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Ms that a player reads before each press. */
const READING = 8 * SECOND;
/** Ms from the landing page to the first screen of the game. */
const ARRIVAL = 60 * SECOND;

interface Evening {
  readonly state: State;
  readonly presses: readonly FirstStepName[];
  /** The instant at which nothing was left to press. */
  readonly at: number;
  readonly reasons: readonly FinishReason[];
}

/** A new character whose player does what the guide proposes, and nothing else. */
function evening(seed: number): Evening {
  const state = createState(compiled.newCharacter, 0);
  const presses: FirstStepName[] = [];
  const reasons: FinishReason[] = [];
  const recorder = { sessionFinished: (_: number, reason: FinishReason) => void reasons.push(reason) };
  let at = ARRIVAL;
  for (;;) {
    advance(state, timeline, at, recorder);
    const next = nextFirstStep(state.shown, world, USUAL_HABITS);
    if (next === null || (next.kind === 'wait' && next.until === 'morning') || at > 30 * MINUTE) break;
    if (next.kind === 'press') {
      at += READING;
      advance(state, timeline, at, recorder);
      for (const command of next.commands) {
        const key = () => [seed, presses.length + 1, at % 1_009, 7] as const;
        const outcome = execute(state, withSupplied(command, key), timeline, at);
        if ('refused' in outcome) throw new Error(`${command.name} was refused: ${outcome.refused}`);
      }
      presses.push(next.step);
    } else at += SECOND;
  }
  return { state, presses, at, reasons };
}

const NEWCOMERS = isLong ? 2_000 : 60;
const evenings = Array.from({ length: NEWCOMERS }, (_, seed) => evening(seed + 1));

describe('a newcomer who presses only what is proposed', () => {
  test('has done all steps within ten minutes', () => {
    for (const { state, at } of evenings) {
      expect(firstSteps(state.shown, world).filter(({ done }) => !done)).toEqual([]);
      expect(at).toBeLessThan(10 * MINUTE);
    }
  });

  test('is beyond the first steps from the night on', () => {
    for (const { state } of evenings) expect(isBeyondFirstSteps(state.shown, world)).toBe(true);
    expect(isBeyondFirstSteps(fresh(), world)).toBe(false);
  });

  test('needs one press for each step, unless a fight ends before a gift', () => {
    const fewest = evenings.filter(({ presses }) => presses.length === 7);
    expect(fewest.length).toBeGreaterThan(0.9 * NEWCOMERS);
    for (const { presses } of fewest)
      expect(presses).toEqual(['arm', 'fight', 'keepsake', 'wear', 'gather', 'cook', 'rest']);
  });

  test('is not defeated, and the night lasts for the whole idle time', () => {
    for (const { state, at, reasons } of evenings) {
      const { limitAt } = state.shown.action ?? { limitAt: 0 };
      const ends: [number, FinishReason][] = [];
      advance(state, timeline, limitAt + MINUTE, {
        sessionFinished: (endedAt, reason) => void ends.push([endedAt, reason]),
      });
      expect([...reasons, ...ends.map(([, reason]) => reason)]).not.toContain('defeated');
      expect(ends).toEqual([[limitAt, 'done']]);
      expect(limitAt).toBe(at + state.shown.totalIdleTime * SECOND);
      expect(isNewcomer(state.shown)).toBe(false);
    }
  });
});

const fresh = (): Shown => createState(compiled.newCharacter, 0).shown;
const after = (changes: Partial<Shown>): Shown => ({ ...fresh(), ...changes });
const trained = (...skills: number[]): number[] =>
  fresh().experience.map((points, index) =>
    skills.includes(index + 1) ? (EXPERIENCE_TABLE[2] ?? 0) : points,
  );
const done = (shown: Shown): FirstStepName[] =>
  firstSteps(shown, world)
    .filter((step) => step.done)
    .map(({ name }) => name);

test('a character that has eaten its food in a fight is not told to pack food first', () => {
  const shown = after({ inventory: amountsOf({}), experience: trained(SKILL.Attack, SKILL.Health) });
  expect(done(shown)).toEqual(['arm', 'fight']);
});

test('without packed food no fight is proposed for a gift', () => {
  const shown = after({ inventory: amountsOf({}), experience: trained() });
  const fought = { ...shown, experience: shown.experience.with(SKILL.Attack - 1, 10) };
  expect(nextFirstStep(fought, world, USUAL_HABITS)).toMatchObject({ kind: 'press', step: 'gather' });
});

test('the first fight rests unless the player has switched that off', () => {
  const shown = after({ inventory: amountsOf({}) });
  const armed = { ...shown, equipment: { ...shown.equipment, weapon: 1 } };
  for (const rests of [true, false]) {
    const next = nextFirstStep(armed, world, { rests });
    const [begin] = next?.kind === 'press' ? next.commands : [];
    expect(begin?.name).toBe('begin-hunting');
    expect(begin?.input).toHaveProperty('regionId');
    if (rests) expect(begin?.input).toHaveProperty('rest', true);
    else expect(begin?.input).not.toHaveProperty('rest');
  }
});

test('a night that the player has begun by hand is not interrupted', () => {
  const state = createState(compiled.newCharacter, 0);
  const flax = world.sets.items.find(({ name }) => name === 'Raw Flax')?.id ?? 0;
  const command = {
    name: 'begin-crafting',
    input: { itemId: flax, amount: 5_760, key: [1, 2, 3, 4] },
  } as const;
  expect(execute(state, command, timeline, 0)).not.toHaveProperty('refused');
  expect(nextFirstStep(state.shown, world, USUAL_HABITS)).toMatchObject({
    kind: 'wait',
    until: 'morning',
    endsAt: 5_760 * 5_000,
  });
});

test('in a world without fights and fields nothing is proposed that is not there', () => {
  const sets = {
    ...compiled.sets,
    regions: compiled.sets.regions.map((region) => ({ ...region, enemies: [], resources: [] })),
  };
  const empty = openWorld({ ...sets, crafteableItems: [] }, 'empty');
  const shown = after({ inventory: amountsOf({}) });
  expect(nextFirstStep(shown, empty, USUAL_HABITS)).toBeNull();
});
