import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { imbalancesOf } from '../chronicle/balance.ts';
import { addChronicles } from '../chronicle/chronicle.ts';
import { openingChronicle } from '../chronicle/opening.ts';
import { settleByDayChoosing } from '../chronicle/settle-by-day.ts';
import { execute } from '../commands/execute.ts';
import type { Command } from '../commands/registry.ts';
import { applyMoment } from '../events/apply.ts';
import type { Moment } from '../events/registry.ts';
import type { SessionRequest } from '../sessions/begin.ts';
import { advance, advanceChoosing, type ChooseNext } from '../settle/advance.ts';
import { EventRecorder } from '../settle/event-recorder.ts';
import { IdleReportRecorder } from '../settle/idle-report-recorder.ts';
import type { State } from '../state/state.ts';
import { commandFor } from '../testing/command-intent.ts';
import {
  cutInstants,
  cutsArbitrary,
  mutableState,
  PROPERTY_TIMEOUT,
  runs,
  type Scene,
  sceneArbitrary,
} from '../testing/index.ts';
import { type World, worldAt } from '../world/world.ts';

/**
 * Tests that `advance` can begin a session when another has ended: the result is that of a player who gives
 * the command at that instant, however the time is split.
 */

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT });

/** The command that begins the next session, or null. It depends on the state and the content alone. */
function nextCommand(state: State, world: World, at: number): Command | null {
  const chance = (Math.floor(at / 250) * 7919) % 1000;
  if (chance < 150) return null;
  const intent = {
    to: 'begin',
    choice: chance / 1000,
    amount: ((chance * 31) % 100) / 100,
    seed: [chance, 2, 3, 4],
  } as const;
  const command = commandFor(intent, state.shown, world);
  const trial = mutableState(state);
  return 'refused' in execute(trial, command, [{ at: 0, world }], at) ? null : command;
}

const chooseNext: ChooseNext = (state, world, at) => {
  const command = nextCommand(state, world, at);
  return command === null ? null : { request: requestOf(command), seed: seedOf(command) };
};

function requestOf(command: Command): SessionRequest {
  switch (command.name) {
    case 'begin-crafting':
      return { kind: 'craft', ...command.input };
    case 'begin-disenchanting':
      return { kind: 'disenchant', itemId: command.input.itemId, pieces: command.input.items };
    case 'begin-hunting': {
      const { regionId, rest = false, until } = command.input;
      const { kills = null, level = null, at = null } = until ?? {};
      return { kind: 'hunt', regionId, rest, until: until ? { killsLeft: kills, level, at } : null };
    }
    case 'begin-dungeon': {
      const { dungeonId, runs: count, rest = false } = command.input;
      return { kind: 'dungeon', dungeonId, runs: count, rest };
    }
    default:
      throw new Error(`${command.name} begins no session`);
  }
}

function seedOf({ input }: Command) {
  if (!('key' in input)) throw new Error('A begin without a seed');
  return input.key;
}

/** Settles a scene as a player would who gives each command at the instant at which a session ends. */
function byCommands({ state, timeline, until }: Scene): { state: State; moments: Moment[] } {
  const draft = mutableState(state);
  const moments: Moment[] = [];
  for (;;) {
    if (draft.shown.action === null) return { state: draft, moments };
    const recorder = new EventRecorder();
    advance(draft, timeline, until, recorder);
    moments.push(...recorder.moments);
    if (draft.shown.action !== null) return { state: draft, moments };
    const at = draft.shown.eventAt;
    const command = nextCommand(draft, worldAt(timeline, at), at);
    if (command === null) return { state: draft, moments };
    const outcome = execute(draft, command, timeline, at);
    if ('refused' in outcome) throw new Error(`refused: ${outcome.refused}`);
    const last = moments.pop();
    if (last?.at !== at) throw new Error('The end of the session has no moment');
    moments.push({ at, events: [...last.events, ...outcome.events] });
  }
}

function settled(scene: Scene, instants: readonly number[]): { state: State; moments: readonly Moment[] } {
  const draft = mutableState(scene.state);
  const recorder = new EventRecorder();
  for (const until of instants) advanceChoosing(chooseNext, draft, scene.timeline, until, recorder);
  return { state: draft, moments: recorder.moments };
}

const bytes = (value: unknown): string => JSON.stringify(value);

test('a session that begins by itself is the one that the command would begin', () => {
  let begun = 0;
  fc.assert(
    fc.property(sceneArbitrary, (scene) => {
      const commanded = byCommands(scene);
      const whole = settled(scene, [scene.until]);
      expect(bytes(whole.state)).toBe(bytes(commanded.state));
      expect(bytes(whole.moments)).toBe(bytes(commanded.moments));
      begun += whole.moments.filter(({ events }) => events.some(isBegin)).length;
    }),
    runs(400),
  );
  expect(begun).toBeGreaterThan(100);
});

const isBegin = ({ type }: Moment['events'][number]): boolean =>
  type === 'CraftingSessionStarted' || type === 'HuntingSessionStart' || type === 'DungeonSessionStart';

test('settling several sessions in parts gives the same bytes and events, and the events give what is shown', () => {
  fc.assert(
    fc.property(sceneArbitrary, cutsArbitrary, (scene, cuts) => {
      const whole = settled(scene, [scene.until]);
      const parts = settled(scene, [...cutInstants(scene, cuts), scene.until]);
      expect(bytes(parts.state)).toBe(bytes(whole.state));
      expect(bytes(parts.moments)).toBe(bytes(whole.moments));
      expect(whole.moments.reduce(applyMoment, scene.state.shown)).toEqual(whole.state.shown);
    }),
    runs(400),
  );
});

test('the chronicle explains what several sessions brought and took, and the report sums it up', () => {
  fc.assert(
    fc.property(sceneArbitrary, (scene) => {
      const { timeline, at, until } = scene;
      const recorder = new IdleReportRecorder();
      const plain = mutableState(scene.state);
      advanceChoosing(chooseNext, plain, timeline, until, recorder);
      const draft = mutableState(scene.state);
      const { report, parts } = settleByDayChoosing(chooseNext, draft, timeline, at, until);
      expect(bytes(draft)).toBe(bytes(plain));
      expect(report).toEqual(recorder.between(scene.state.shown, plain.shown));
      const opening = openingChronicle(scene.state.shown, worldAt(timeline, at));
      const chronicle = parts.reduce((sum, part) => addChronicles(sum, part.chronicle), opening);
      expect(imbalancesOf(chronicle, draft.shown)).toEqual([]);
    }),
    runs(300),
  );
});
