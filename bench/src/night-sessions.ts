import { addAmounts, entriesOf, type State } from '@slumberfell/engine';
import type { PlayerCommand } from '@slumberfell/protocol';
import { dungeon, ingot, REGION, veteran, world } from './veteran.ts';
import { veteranState } from './veteran-game.ts';

/** Seconds of a session that nothing ends early. */
export const NIGHT = 8 * 3_600;

/** Number of crafting actions of 8 s in a night. */
const ACTIONS = NIGHT / 8;
const ORE = world.craft(ingot)?.requiredComponents[0]?.itemId ?? 0;

/** Commands that start a session for the night. Characters use them in turn. */
export const NIGHT_COMMANDS: readonly PlayerCommand[] = [
  { name: 'begin-crafting', input: { itemId: ORE, amount: ACTIONS } },
  { name: 'begin-crafting', input: { itemId: ingot, amount: ACTIONS } },
  { name: 'begin-hunting', input: { regionId: REGION } },
  { name: 'begin-dungeon', input: { dungeonId: dungeon.id, runs: 200 } },
];

/**
 * A veteran without trophies, who has idle time for one night instead of a day, and has materials and keys
 * for all sessions.
 */
export function stateBeforeNight(): State {
  const { shown, hidden } = veteranState();
  const materials = entriesOf(veteran().shown.inventory).map(([itemId, amount]) => ({ itemId, amount }));
  const inventory = addAmounts(shown.inventory, materials);
  return { shown: { ...shown, inventory, trophies: [], totalIdleTime: NIGHT }, hidden };
}
