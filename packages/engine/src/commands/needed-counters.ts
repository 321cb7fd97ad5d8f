import { countersToAccept, countersToTurnIn } from '../quests/counter-keys.ts';
import type { Shown } from '../state/state.ts';
import type { CounterKey } from '../world/counter.ts';
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
  if (name === 'accept-errand') return countersToAccept(input.errandId, shown, world);
  return name === 'turn-in' ? countersToTurnIn(input, shown, world) : [];
}
