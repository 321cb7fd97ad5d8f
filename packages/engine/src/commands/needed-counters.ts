import { acceptedWeekOf } from '../quests/accepted.ts';
import { tiersOfWays } from '../quests/board.ts';
import { type CounterKey, isCounted } from '../quests/counters.ts';
import type { Shown } from '../state/state.ts';
import type { Errand, Term, WeeklyErrand } from '../world/quests.ts';
import type { World } from '../world/world.ts';
import type { PlayerCommand } from './player-command.ts';

/**
 * The counters that a command must be told. The server supplies them with the input, and a replay counts them
 * again.
 * @param shown settled to the instant of the command
 */
export function countersFor(
  { name, input }: PlayerCommand,
  shown: Shown,
  world: World,
): readonly CounterKey[] {
  const { quests } = world;
  if (name === 'accept-errand') {
    const week = quests.weeklyErrand(input.errandId);
    return [
      ...keysOfErrand(quests.errand(input.errandId)),
      ...(week ? keysOfWeek(week, tiersOfWays(week, shown)) : []),
    ];
  }
  if (name !== 'turn-in') return [];
  if (input.kind === 'story') return keysOf(quests.chapter(input.id)?.terms ?? []);
  if (input.kind === 'errand') return keysOfErrand(quests.errand(input.id));
  const accepted = acceptedWeekOf(shown.quests, input.id);
  const week = quests.weeklyErrand(input.id);
  return week && accepted ? keysOfWeek(week, accepted.tiers) : [];
}

const keysOf = (terms: readonly Term[]): readonly CounterKey[] =>
  terms.filter(isCounted).map(({ kind, id }) => ({ kind, id }));

const keysOfErrand = (errand: Errand | undefined): readonly CounterKey[] =>
  errand?.kind === 'kill' ? errand.ids.map((id) => ({ kind: 'kill', id })) : [];

const keysOfWeek = ({ ways }: WeeklyErrand, tiers: readonly number[]): readonly CounterKey[] =>
  keysOf(ways.flatMap((way, index) => way[(tiers[index] ?? 1) - 1]?.term ?? []));
