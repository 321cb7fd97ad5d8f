import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import {
  createState,
  FIRST_RUNS,
  type Forecast,
  isFood,
  openWorld,
  type PlanForecast,
  type Shown,
  type TraitEffects,
  type World,
} from '@slumberfell/engine';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerRequests } from './answer-requests.ts';
import type { FromWorker, Request, SessionForecast, ToWorker } from './messages.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const compiled = compileWorld(shippedWorldDirectory);
const world: World = openWorld(compiled.sets, 'live');
const { shown } = createState(compiled.newCharacter, 0);

let sent: FromWorker[];
let later: (() => void)[];
let clock: number;
let receive: (message: ToWorker) => Promise<void>;

beforeEach(() => {
  sent = [];
  later = [];
  clock = 0;
  receive = answerRequests({
    send: (message) => sent.push(message),
    stored: (version) => Promise.resolve(version === 'live' ? world.sets : null),
    later: (work) => later.push(work),
    // Each look at the clock is 10 ms later, so a slice is a few steps.
    now: () => {
      clock += 10;
      return clock;
    },
  });
});

const hunt: Request = {
  kind: 'target',
  target: { kind: 'region', id: 1 },
  shown,
  at: 0,
  until: MINUTE,
};
const ask = (id: number, request: Request, version = 'live') =>
  receive({ type: 'ask', id, version, request });
const answersOf = (id: number) =>
  sent.flatMap((message) => (message.type === 'answer' && message.id === id ? [message] : []));

function workUntilIdle(): void {
  for (let work = later.shift(); work !== undefined; work = later.shift()) work();
}

test('answers when the first runs are played, then again with more runs, and is done', async () => {
  await receive({ type: 'content', version: 'live' });
  await ask(1, hunt);
  workUntilIdle();
  const answers = answersOf(1);
  const runs = answers.map(({ answer }) => (answer as Forecast).runs);
  expect(answers.length).toBeGreaterThan(1);
  expect(runs[0]).toBeGreaterThanOrEqual(FIRST_RUNS);
  expect(runs).toEqual(runs.toSorted((a, b) => a - b));
  expect(answers.map(({ isDone }) => isDone)).toEqual([...answers.slice(1).map(() => false), true]);
});

test('keeps a request until its content is open, and asks the page for content that is not stored', async () => {
  await ask(1, hunt, 'unknown');
  await receive({ type: 'content', version: 'unknown' });
  workUntilIdle();
  expect(sent).toEqual([{ type: 'content-missing', version: 'unknown' }]);
  await receive({ type: 'content', version: 'unknown', sets: world.sets });
  workUntilIdle();
  expect(answersOf(1).at(-1)?.isDone).toBe(true);
});

test('does not answer a cancelled request any more', async () => {
  await receive({ type: 'content', version: 'live' });
  await ask(1, hunt);
  later.shift()?.();
  await receive({ type: 'cancel', id: 1 });
  workUntilIdle();
  expect(answersOf(1)).toEqual([]);
});

test('answers a short request before a long one that came earlier', async () => {
  await receive({ type: 'content', version: 'live' });
  await ask(1, { ...hunt, until: HOUR / 2 });
  await ask(2, { kind: 'rates', targets: [{ kind: 'region', id: 1 }], shown, at: 0 });
  workUntilIdle();
  const done = sent.flatMap((message) => (message.type === 'answer' && message.isDone ? [message.id] : []));
  expect(done).toEqual([2, 1]);
});

test('tells the code of a command that is refused', async () => {
  await receive({ type: 'content', version: 'live' });
  const command = { name: 'begin-dungeon', input: { dungeonId: 1, runs: 1 } } as const;
  await ask(1, { kind: 'session', command, shown: { ...shown, inventory: [] }, at: 0 });
  expect(sent).toEqual([{ type: 'refused', id: 1, code: expect.any(String) as string }]);
});

test('answers what follows a fight, and each step of a plan', async () => {
  await receive({ type: 'content', version: 'live' });
  const flax = { itemId: world.sets.items.find(({ name }) => name === 'Raw Flax')?.id ?? 0 };
  const fight = { regionId: shown.regionId, rest: true, then: flax };
  await ask(1, { kind: 'session', command: { name: 'begin-hunting', input: fight }, shown, at: 0 });
  const steps = [
    { name: 'begin-crafting', input: { ...flax, amount: 10 } },
    { name: 'sell-junk', input: {} },
  ] as const;
  await ask(2, { kind: 'plan', steps, times: 2, shown, at: 0 });
  workUntilIdle();
  const fought = answersOf(1).at(-1)?.answer as SessionForecast | undefined;
  expect(fought?.following).toMatchObject(flax);
  const plan = answersOf(2).at(-1)?.answer as PlanForecast | undefined;
  expect(plan?.steps).toMatchObject([
    { step: 0, times: 2, share: 1, begins: { p50: 0 } },
    { step: 1, share: 0, refused: { share: 1, code: 'junk/none' } },
  ]);
});

test('a request that fails is logged and does not end the others', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await receive({ type: 'content', version: 'live' });
  await ask(1, hunt);
  await ask(2, { ...hunt, shown: null as unknown as Shown });
  workUntilIdle();
  expect(sent).toContainEqual({ type: 'failed', id: 2 });
  expect(answersOf(1).at(-1)?.isDone).toBe(true);
  expect(log).toHaveBeenCalledExactlyOnceWith('A forecast failed.', expect.any(TypeError));
  log.mockRestore();
});

test('answers what traits change, and what a piece is without its traits', async () => {
  await receive({ type: 'content', version: 'live' });
  const ram = world.sets.items.find(({ name }) => name === 'Second Husband');
  const levels = shown.experience.map(() => 1_000_000);
  const hunter = {
    ...shown,
    experience: levels,
    attackStyle: ram?.providedAttackStyle ?? 0,
    equipment: { weapon: ram?.id ?? 0 },
  };
  const command = { name: 'begin-hunting', input: { regionId: 1 } } as const;
  await ask(1, { kind: 'effects', command, shown: hunter, at: 0, until: HOUR });
  await ask(2, { ...hunt, shown: hunter, until: HOUR });
  await ask(3, { ...hunt, shown: hunter, until: HOUR, traitless: [ram?.id ?? 0] });
  workUntilIdle();
  const effects = answersOf(1).at(-1)?.answer as TraitEffects | undefined;
  expect(effects?.pieces).toEqual([expect.objectContaining({ itemId: ram?.id })]);
  const [all = 0, plain = 0] = [2, 3].map((id) => {
    const forecast = answersOf(id).at(-1)?.answer as Forecast | undefined;
    return forecast?.kills.expected;
  });
  expect(effects?.pieces[0]?.experience).toBeGreaterThan(0);
  expect(all).toBeGreaterThan(plain);
});

test('works on a comparison of traits when nothing else is asked', async () => {
  await receive({ type: 'content', version: 'live' });
  const command = { name: 'begin-hunting', input: { regionId: 1 } } as const;
  await ask(1, { kind: 'effects', command, shown, at: 0, until: MINUTE });
  await ask(2, { ...hunt, until: HOUR });
  workUntilIdle();
  const done = sent.flatMap((message) => (message.type === 'answer' && message.isDone ? [message.id] : []));
  expect(done).toEqual([2, 1]);
});

test('answers a what-if: the character lives longer with food', async () => {
  await receive({ type: 'content', version: 'live' });
  const food = world.sets.items.find(isFood)?.id ?? 0;
  await ask(1, { ...hunt, until: HOUR });
  await ask(2, { ...hunt, until: HOUR, suppose: { food: { itemId: food, amount: 100_000 } } });
  // The first answers are enough. Without the other runs the test is quick.
  while (answersOf(1).length === 0 || answersOf(2).length === 0) later.shift()?.();
  const times = [1, 2]
    .flatMap((id) => answersOf(id).slice(0, 1))
    .map(({ answer }) => (answer as Forecast).runningTime);
  expect(times).toHaveLength(2);
  expect(times[1]).toBeGreaterThan(times[0] as number);
});
