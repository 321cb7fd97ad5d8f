import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import {
  AS_OFTEN_AS_POSSIBLE,
  amountsOf,
  type CommandName,
  createState,
  execute,
  openWorld,
  type PlanStep,
  type PlayerCommand,
  type Shown,
  type State,
  type Timeline,
  withSupplied,
} from '@slumberfell/engine';
import { commandEffects } from '@slumberfell/protocol';
import { describe, expect, test } from 'vitest';
import { timeOfDay } from '../../lib/clock/time-of-day.ts';
import { endingQuestion } from './ending-question.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);
const timeline: Timeline = [{ at: 0, world }];
const START = new Date(2026, 10, 26, 8, 0).getTime();
const MINUTE = 60_000;
const idOf = (name: string) => compiled.sets.items.find((item) => item.name === name)?.id ?? 0;
const FLAX = idOf('Raw Flax');
const ESSENCE = idOf('Dim Runic Essence');
const MILL = compiled.sets.dungeons.find(({ name }) => name === 'The Nodding Mill');
const { regionId } = createState(compiled.newCharacter, 0).shown;
const LANTERNLEA = compiled.sets.regions.find(({ id }) => id === regionId)?.name;
const ELSEWHERE = compiled.sets.regions.find(({ id }) => id !== regionId)?.id ?? 0;

const gather = (amount: number) => ({ name: 'begin-crafting', input: { itemId: FLAX, amount } }) as const;
const hunt = { name: 'begin-hunting', input: { regionId } } as const;
const enter = (runs: number) =>
  ({ name: 'begin-dungeon', input: { dungeonId: MILL?.id ?? 0, runs } }) as const;
const setPlan = (...steps: PlanStep[]) => ({ name: 'set-plan', input: { steps } }) as PlayerCommand;
const stop = { name: 'stop', input: {} } as const;

/** A character after these commands, given at the start. */
function after(...commands: readonly PlayerCommand[]): State {
  const state = createState(compiled.newCharacter, START);
  const { keyItemId = 0 } = MILL ?? {};
  state.shown = { ...state.shown, gold: 100_000, inventory: amountsOf({ [keyItemId]: 5 }) };
  for (const command of commands) play(state, command, START);
  return state;
}

function play(state: State, command: PlayerCommand, at: number) {
  const sent = withSupplied(command, () => [1, 2, 3, 4] as never);
  return execute(state, sent, timeline, at);
}

const LATER = gather(AS_OFTEN_AS_POSSIBLE);
const STATES = {
  rest: after(),
  trifle: after(gather(3)),
  work: after(gather(5_000)),
  'planned trifle': after(gather(3), setPlan(hunt, LATER)),
  'planned work': after(gather(5_000), setPlan(hunt, LATER)),
  hunt: after(hunt),
  'short hunt': after({ name: 'begin-hunting', input: { regionId, until: { at: START + 5 * MINUTE } } }),
  'planned hunt': after(hunt, setPlan(LATER)),
  dungeon: after(enter(3)),
} as const satisfies Record<string, State>;
type StateName = keyof typeof STATES;

const { limitAt = 0 } = STATES.hunt.shown.action ?? {};
const flaxEnd = START + 5_000 * 1_000 * (world.craft(FLAX)?.baseActionTime ?? 0);
const FLAX_ENDS = `ends Raw Flax, which would run until ${timeOfDay(flaxEnd)}`;
const SHORT_FLAX = `ends Raw Flax, which would run until ${timeOfDay(START + 15_000)}`;
const HUNT_ENDS = `ends the hunt in ${LANTERNLEA}, which would run until ${timeOfDay(limitAt)} at the latest`;
const PAUSES = (steps: string) => `pauses the plan with ${steps} to come; you can resume it later`;
const LOSES = 'removes the plan with 2 steps to come';
const RUN_ENDS = 'ends the run in The Nodding Mill, loses the key of that run, and leaves 2 more runs undone';
const TAKES_ONE = 'removes the plan with 1 step to come';

/** What a way asks by state. A state that is not named is not asked about. */
type Asks = Partial<Record<StateName, string>>;
interface Way {
  readonly commands: readonly PlayerCommand[];
  readonly asks: Asks;
}

/** What ends item actions and leaves the plan active. */
const REPLACES: Asks = { work: FLAX_ENDS, 'planned work': FLAX_ENDS };
const ENDS_WORK: Asks = {
  work: FLAX_ENDS,
  'planned trifle': `${SHORT_FLAX}, and ${PAUSES('2 steps')}`,
  'planned work': `${FLAX_ENDS}, and ${PAUSES('2 steps')}`,
};
const ENDS_ALL: Asks = {
  ...ENDS_WORK,
  hunt: HUNT_ENDS,
  'planned hunt': `${HUNT_ENDS}, and ${PAUSES('1 step')}`,
  dungeon: RUN_ENDS,
};

const way = (asks: Asks, ...commands: readonly PlayerCommand[]): Way => ({ commands, asks });
const none = (name: CommandName, input: object): Way => way({}, { name, input } as PlayerCommand);

/** Each command that does something to the session or to the plan. */
const WAYS: Readonly<Partial<Record<CommandName, Way>>> = {
  'begin-crafting': way(REPLACES, gather(10)),
  'begin-disenchanting': way(REPLACES, {
    name: 'begin-disenchanting',
    input: { itemId: ESSENCE, items: [] },
  }),
  'begin-hunting': way(REPLACES, hunt),
  'begin-dungeon': way(REPLACES, enter(1)),
  stop: way(ENDS_ALL, stop),
  travel: way(ENDS_WORK, { name: 'travel', input: { regionId: ELSEWHERE } }),
  // In a run it ends nothing: the run is finished, and further keys are kept.
  'stop-remaining': none('stop-remaining', {}),
  'set-plan': way(
    { 'planned trifle': LOSES, 'planned work': LOSES, 'planned hunt': TAKES_ONE },
    setPlan({ name: 'sell-junk', input: {} }),
  ),
  'resume-plan': none('resume-plan', {}),
};

/** Presses that send several commands. */
const PRESSES: Readonly<Record<string, Way>> = {
  'Skip this step': way(
    { ...REPLACES, hunt: HUNT_ENDS, 'planned hunt': HUNT_ENDS, dungeon: RUN_ENDS },
    stop,
    { name: 'resume-plan', input: {} },
  ),
  'End after this step': way(
    { 'planned trifle': LOSES, 'planned work': LOSES, 'planned hunt': TAKES_ONE },
    setPlan(),
  ),
  'Leave the fight and begin': way(ENDS_ALL, stop, gather(10)),
  'And then: nothing': way(
    {
      work: FLAX_ENDS,
      'planned trifle': `${SHORT_FLAX}, and ${LOSES}`,
      'planned work': `${FLAX_ENDS}, and ${LOSES}`,
      'planned hunt': TAKES_ONE,
    },
    setPlan(),
    hunt,
  ),
  'After this': way({}, setPlan(hunt, LATER, { name: 'sell-junk', input: {} })),
  'Take one of two steps away': way({}, setPlan(LATER)),
};

const AT = START + 5_000;
const sentenceOf = (shown: Shown, commands: readonly PlayerCommand[], now = AT): string | undefined =>
  endingQuestion(shown, commands, now, world)?.sentence;

describe.each(Object.entries({ ...WAYS, ...PRESSES }))('%s', (_, { commands, asks }) => {
  test.each(Object.keys(STATES) as StateName[])('asks when it ends something of worth: %s', (name) => {
    const lost = asks[name];
    expect(sentenceOf(STATES[name].shown, commands)).toBe(lost === undefined ? undefined : `This ${lost}.`);
  });
});

test('every command that does something to the session or to the plan is a way', () => {
  expect(Object.keys(WAYS).sort()).toEqual(Object.keys(commandEffects).sort());
});

test('a command that does nothing to them is not asked about', () => {
  const sell: PlayerCommand = { name: 'sell', input: { itemId: FLAX, amount: 1 } };
  for (const { shown } of Object.values(STATES)) expect(sentenceOf(shown, [sell])).toBeUndefined();
});

test.each([...Object.entries(WAYS), ...Object.entries(PRESSES)])(
  'what the engine ends of worth by %s is asked about',
  (_, { commands }) => {
    for (const name of ['work', 'planned work', 'hunt', 'planned hunt', 'dungeon'] as const) {
      const state = structuredClone(STATES[name]);
      const { action, plan } = state.shown;
      for (const command of commands) if ('refused' in play(state, command, AT)) break;
      const isPaused = plan?.status === 'active' && state.shown.plan?.status !== 'active';
      const endsSession = action?.startAt !== state.shown.action?.startAt;
      const isKept = name === 'planned hunt' && commands.length === 1 && commands[0]?.name === 'set-plan';
      if ((endsSession && commands[0]?.name !== 'refresh') || (isPaused && !isKept))
        expect(sentenceOf(STATES[name].shown, commands), name).toBeDefined();
    }
  },
);

test('a session is of worth when it has run for ten minutes, and not before', () => {
  const state = after({ name: 'begin-hunting', input: { regionId, until: { at: START + 15 * MINUTE } } });
  const text = (minutes: number) => sentenceOf(state.shown, [stop], START + minutes * MINUTE);
  expect(text(4)).toContain('which would run until');
  expect(text(5.5)).toBeUndefined();
  expect(text(9.9)).toBeUndefined();
  expect(text(10)).toContain(`which would run until ${timeOfDay(START + 15 * MINUTE)} at the latest.`);
});

test('leaving between two runs costs no key, and leaving after the run ends them then', () => {
  const { shown } = STATES.dungeon;
  const over = { ...shown, action: shown.action && { ...shown.action, isRunOver: true } } as Shown;
  const words = `This ends the runs in The Nodding Mill, which would run until ${timeOfDay(limitAt)} at the latest.`;
  expect(sentenceOf(over, [stop])).toBe(words);
  expect(sentenceOf(over, [{ name: 'stop-remaining', input: {} }])).toBe(words);
});

test('a paused plan is lost when it is replaced, and the button says what is confirmed', () => {
  const { shown } = STATES['planned work'];
  const paused = {
    ...shown,
    action: null,
    plan: shown.plan && { ...shown.plan, status: 'stopped' },
  } as Shown;
  expect(endingQuestion(paused, [setPlan()], AT, world)).toEqual({
    sentence: `This ${LOSES}.`,
    confirm: 'Remove it',
  });
  const confirm = (...commands: readonly PlayerCommand[]) =>
    endingQuestion(shown, commands, AT, world)?.confirm;
  expect(confirm(stop)).toBe('End it');
  expect(confirm(gather(1))).toBe('End it and begin');
  expect(confirm({ name: 'travel', input: { regionId: ELSEWHERE } })).toBe('End it and travel');
});
