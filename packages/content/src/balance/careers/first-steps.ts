import {
  entriesOf,
  isNewcomer,
  nextFirstStep,
  type PlayerCommand,
  USUAL_HABITS,
  wornSlotOf,
} from '@slumberfell/engine';
import { item, world } from '../shipped.ts';
import { fight } from './fights.ts';
import type { CareerPlayer } from './player.ts';

const LOOKS_EVERY = 15_000;
/** The longest time that a player follows the first steps, ms. */
const MOST_TIME = 20 * 60_000;

/**
 * Does what the guide tells a new player, up to the rest of the first night, and then hunts until the player
 * leaves.
 */
export function followFirstSteps(player: CareerPlayer, until: number): void {
  if (!isNewcomer(player.shown)) return;
  followGuide(player, until);
  if (player.at >= until || !fight(player, until)) return;
  player.wait(until);
}

function followGuide(player: CareerPlayer, until: number): void {
  takeWeapon(player);
  const end = Math.min(until, player.at + MOST_TIME);
  while (player.at < end) {
    const next = nextFirstStep(player.shown, world, USUAL_HABITS);
    if (next === null || next.step === 'rest') return;
    if (next.kind === 'press') player.giveAll(next.commands as readonly PlayerCommand[]);
    player.wait(Math.min(end, player.at + LOOKS_EVERY));
  }
}

/** Takes the weapon of the style that the player has chosen. The guide takes the strongest one. */
function takeWeapon(player: CareerPlayer): void {
  if (player.shown.equipment.weapon !== undefined) return;
  const weapon = entriesOf(player.shown.inventory)
    .map(([itemId]) => item(itemId))
    .find((one) => wornSlotOf(one) === 'weapon' && one.providedAttackStyle === player.style);
  if (weapon !== undefined)
    player.give({ name: 'wear', input: { pieces: [{ itemId: weapon.id, amount: 1 }] } });
}
