import { API_BASE, addresses, type RouteName } from '@slumberfell/protocol';

const pathOf = (name: RouteName): string => API_BASE + addresses[name].path;

/** Path and body of a command. */
type Command = readonly [path: string, body: string];

/**
 * The commands that each player repeats. A veteran's commands of this list are never refused.
 */
const COMMAND_CYCLE: readonly Command[] = [
  [pathOf('sell'), JSON.stringify({ itemId: 1010, amount: 1 })],
  [pathOf('set-healing-threshold'), JSON.stringify(200)],
  [pathOf('set-training-attribute'), JSON.stringify(2)],
  [pathOf('set-healing-threshold'), JSON.stringify(273)],
  [pathOf('sell'), JSON.stringify({ itemId: 1110, amount: 1 })],
  [pathOf('set-training-attribute'), JSON.stringify(0)],
];

/** The command that a player gives as the `turn`th one, counted from 0. */
export const commandOf = (turn: number): Command => COMMAND_CYCLE[turn % COMMAND_CYCLE.length] as Command;
