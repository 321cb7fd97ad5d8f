import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { FinishReason, GameEvent } from '../events.ts';
import { REFUSALS } from '../refusal.ts';
import { advance } from '../settle/advance.ts';
import { EventRecorder } from '../settle/event-recorder.ts';
import {
  COMMAND_NAMES,
  draftOf,
  journeyArbitrary,
  PATIENCE,
  sceneArbitrary,
  travelAlong,
} from '../testing/index.ts';

/** Properties show nothing about what their generators never reach. */

vi.setConfig({ testTimeout: PATIENCE });

const SEED = 2_018;

const REASONS: Readonly<Record<FinishReason, true>> = {
  done: true,
  limit: true,
  components: true,
  'no-key': true,
  defeated: true,
  stopped: true,
  replaced: true,
  travelled: true,
  retired: true,
};

/** What happened, in as few words as tell apart what matters. */
function nameOf(event: GameEvent): string {
  if (event.type === 'OnIdleSessionFinished') return `finished: ${event.reason}`;
  if (event.type === 'OnInventoryChange') return `items: ${event.reason}`;
  if (event.type !== 'OnCombatTurn') return event.type;
  if (event.characterHealingData) return 'a meal';
  if (event.fighter) return 'a fighter changed in mid-fight';
  return event.critical ? 'a critical hit' : `turn: ${event.result}`;
}

test('journeys reach every command, carried out and refused for every reason', () => {
  const reached = new Set<string>();
  for (const journey of fc.sample(journeyArbitrary, { numRuns: 1_000, seed: SEED })) {
    travelAlong(journey, {
      given({ command }, _before, _after, outcome) {
        if ('refused' in outcome) reached.add(outcome.refused);
        else reached.add(command.name).add(outcome.events.map(nameOf).join());
      },
    });
  }
  for (const name of [...COMMAND_NAMES, ...Object.keys(REFUSALS)]) expect(reached).toContain(name);
  expect([...reached].join()).toMatch(/finished: stopped/);
  expect([...reached].join()).toMatch(/finished: replaced/);
  expect([...reached].join()).toMatch(/finished: travelled/);
});

test('scenes reach every happening', () => {
  const reached = new Set<string>();
  for (const { state, timeline, until } of fc.sample(sceneArbitrary, { numRuns: 1_400, seed: SEED })) {
    const recorder = new EventRecorder();
    advance(draftOf(state), timeline, until, recorder);
    for (const { events } of recorder.moments) for (const event of events) reached.add(nameOf(event));
  }
  const byThemselves = Object.keys(REASONS).filter((reason) => !/replaced|travelled/.test(reason));
  expect([...reached].toSorted()).toEqual(
    [
      'CombatPullStart',
      'CraftingActionFinished',
      'DungeonProgress',
      'GrantedCombatExperience',
      'OnCombatStart',
      'a critical hit',
      'a fighter changed in mid-fight',
      'a meal',
      ...byThemselves.map((reason) => `finished: ${reason}`),
      'items: crafted',
      'items: disenchanted',
      'items: found',
      'items: key',
      'items: loot',
      'turn: 0',
      'turn: 1',
      'turn: 2',
      'turn: null',
    ].toSorted(),
  );
});
