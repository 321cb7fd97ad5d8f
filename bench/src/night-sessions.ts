import { addAmounts, entriesOf, type State } from '@slumberfell/engine';
import type { PlayerCommand } from '@slumberfell/protocol';
import { dungeon, ingot, REGION, veteran, world } from './veteran.ts';
import { veteranState } from './veteran-game.ts';

/** Seconds of idle time of a character. A session that nothing else ends lasts this long. */
export const NIGHT = 8 * 3_600;

/** Number of crafting actions of 8 s in a night. */
const ACTIONS = NIGHT / 8;
const ORE = world.craft(ingot)?.requiredComponents[0]?.itemId ?? 0;

/**
 * Commands that start a session for the night. Character i gives command i, modulo the number of commands.
 */
export const NIGHT_COMMANDS: readonly PlayerCommand[] = [
  { name: 'begin-crafting', input: { itemId: ORE, amount: ACTIONS } },
  { name: 'begin-crafting', input: { itemId: ingot, amount: ACTIONS } },
  { name: 'begin-hunting', input: { regionId: REGION } },
  { name: 'begin-dungeon', input: { dungeonId: dungeon.id, runs: 200 } },
];

/**
 * The state of a veteran without trophies, whose idle time is one night instead of a day. The inventory has
 * the materials and keys for every session of `NIGHT_COMMANDS`.
 */
export function stateBeforeNight(): State {
  const { shown, hidden } = veteranState();
  const materials = entriesOf(veteran().shown.inventory).map(([itemId, amount]) => ({ itemId, amount }));
  const inventory = addAmounts(shown.inventory, materials);
  return { shown: { ...shown, inventory, trophies: [], totalIdleTime: NIGHT }, hidden };
}
