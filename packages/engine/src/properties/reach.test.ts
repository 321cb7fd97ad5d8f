import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { COMMANDS, type Command } from '../commands/registry.ts';
import { ERRAND_CHANGES } from '../events/quests.ts';
import type { GameEvent } from '../events/registry.ts';
import type { FinishReason } from '../events/session.ts';
import { advance } from '../settle/advance.ts';
import { EventRecorder } from '../settle/event-recorder.ts';
import {
  COMMAND_NAMES,
  mutableState,
  PROPERTY_TIMEOUT,
  playSequence,
  sceneArbitrary,
  sequenceArbitrary,
} from '../testing/index.ts';

/**
 * Tests that the generators of the property tests make every case. A property that holds shows nothing about
 * a case that the generators never make.
 */

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT });

const SEED = 2_160;

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
  provisions: true,
};

/** The case that an event belongs to. The tests require at least one event of each case. */
function nameOf(event: GameEvent): string {
  if (event.type === 'OnIdleSessionFinished') return `finished: ${event.reason}`;
  if (event.type === 'OnInventoryChange') return `items: ${event.reason}`;
  if (event.type === 'OnErrandChange') return `errand: ${event.change}`;
  if (event.type !== 'OnCombatTurn') return event.type;
  if (event.notes) return 'a note of a trait';
  if (event.characterHealingData) return 'a meal';
  if (event.fighter) return 'a fighter changed in mid-fight';
  return event.critical ? 'a critical hit' : `turn: ${event.result}`;
}

/** Refusals for more items than generated commands have. `refusals.test.ts` has an example of each. */
const NEEDS_MANY = ['keep/too-many', 'junk/too-many', 'plan/too-long', 'saved-plan/no-room'];

/** The tests make `numRuns` samples at a time until they have seen every case, at most `rounds` times. */
const SAMPLES = { numRuns: 100, rounds: 100 };

/** What of chapters and errands is handed over, with its way of a week. */
const handedOver = ({ input: { kind, choice, byHob = false } }: Extract<Command, { name: 'turn-in' }>) =>
  kind === 'week' ? `${kind} ${choice}` : `${kind}${byHob ? ' by Hob' : ''}`;

/** What happens only by commands about story and errands. */
const FROM_QUESTS = [
  ...['story', 'story by Hob', 'errand', 'week 1', 'week 2', 'week 3'].map((what) => `turn-in: ${what}`),
  ...ERRAND_CHANGES.map((change) => `errand: ${change}`),
  'items: delivered',
  'items: rewarded',
  'OnExperience',
  'OnCandleEndsChange',
  'OnFurnishingGained',
  'OnCosmeticGained',
  'OnFriendship',
  'OnVillagerGift',
];

test('sequences reach every command, executed and refused with each code', () => {
  const missing = new Set<string>([
    ...COMMAND_NAMES,
    'amount/invalid',
    ...Object.values(COMMANDS).flatMap(({ refusals }): readonly string[] => refusals),
    'finished: stopped',
    'finished: replaced',
    'finished: travelled',
    'OnLimitChange',
    ...FROM_QUESTS,
  ]);
  for (const code of NEEDS_MANY) missing.delete(code);
  for (let round = 0; missing.size > 0 && round < SAMPLES.rounds; round++) {
    const { numRuns } = SAMPLES;
    for (const sequence of fc.sample(sequenceArbitrary, { numRuns, seed: SEED + round })) {
      playSequence(sequence, {
        given({ command }, _before, _after, outcome) {
          missing.delete('refused' in outcome ? outcome.refused : command.name);
          if ('events' in outcome && command.name === 'turn-in')
            missing.delete(`turn-in: ${handedOver(command)}`);
          if ('events' in outcome) for (const event of outcome.events) missing.delete(nameOf(event));
        },
      });
    }
  }
  expect([...missing]).toEqual([]);
});

const BY_THEMSELVES = [
  'CombatPullStart',
  'CraftingActionFinished',
  'DungeonProgress',
  'GrantedCombatExperience',
  'GrantedLesson',
  'OnCombatStart',
  'OnGoldGiven',
  'a critical hit',
  'a fighter changed in mid-fight',
  'a meal',
  'a note of a trait',
  ...Object.keys(REASONS)
    .filter((reason) => !/replaced|travelled/.test(reason))
    .map((reason) => `finished: ${reason}`),
  'items: crafted',
  'items: disenchanted',
  'items: found',
  'items: key',
  'items: loot',
  'items: milestone',
  'turn: 0',
  'turn: 1',
  'turn: 2',
  'turn: null',
];

test('scenes reach everything that happens without a command or a plan, and nothing else', () => {
  const reached = new Set<string>();
  for (let round = 0; reached.size < BY_THEMSELVES.length && round < SAMPLES.rounds; round++) {
    const { numRuns } = SAMPLES;
    for (const { state, timeline, until } of fc.sample(sceneArbitrary, { numRuns, seed: SEED + round })) {
      if (state.shown.plan?.status === 'active') continue;
      const recorder = new EventRecorder();
      advance(mutableState(state), timeline, until, recorder);
      for (const { events } of recorder.moments) for (const event of events) reached.add(nameOf(event));
    }
  }
  expect([...reached].toSorted()).toEqual(BY_THEMSELVES.toSorted());
});
