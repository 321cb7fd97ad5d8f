import { addAmounts, entriesOf, type State } from '@slumberfell/engine';
import type { PlayerCommand } from '@slumberfell/protocol';
import { dungeon, ingot, REGION, veteran, world } from './veteran.ts';
import { veteranState } from './veteran-game.ts';

/** Seconds that a session lasts, if nothing ends it before. */
export const NIGHT = 8 * 3_600;

/** Of 8 s. */
const ACTIONS = NIGHT / 8;
const ORE = world.craft(ingot)?.requiredComponents[0]?.itemId ?? 0;

/** How a night is spent, by one after the other. */
export const PURSUITS: readonly PlayerCommand[] = [
  { name: 'begin-crafting', input: { itemId: ORE, amount: ACTIONS } },
  { name: 'begin-crafting', input: { itemId: ingot, amount: ACTIONS } },
  { name: 'begin-hunting', input: { regionId: REGION } },
  { name: 'begin-dungeon', input: { dungeonId: dungeon.id, runs: 200 } },
];

/** A veteran without trophies, so with idle time for a night, where others have it for a day, and with what to craft from and open dungeons by. */
export function beforeTheNight(): State {
  const { shown, hidden } = veteranState();
  const materials = entriesOf(veteran().shown.inventory).map(([itemId, amount]) => ({ itemId, amount }));
  const inventory = addAmounts(shown.inventory, materials);
  return { shown: { ...shown, inventory, trophies: [], totalIdleTime: NIGHT }, hidden };
}
