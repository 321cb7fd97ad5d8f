import {
  beginHunt,
  combatLevelOf,
  entriesOf,
  isFood,
  openNightPack,
  preparationCommands,
  type Shown,
  supposing,
  USUAL_HABITS,
  wornSlotOf,
} from '@slumberfell/engine';
import { item, world } from '../shipped.ts';
import type { CareerPlayer } from './player.ts';
import { restingShown } from './rest.ts';

/** The length of the nights for which the bag is searched. Short ones cost little and choose the same. */
const NIGHT = 3_600_000;
const PLENTY = 5_000;
/** The bag is searched again after so many combat levels, or with another piece in it. */
const LEVELS = 3;

/** What was asked last for a player. */
const asked = new WeakMap<CareerPlayer, string>();

/**
 * Puts on what the advice for a night finds best of the bag, and sets the healing threshold. It is not asked
 * again while the bag has the same pieces and the character about the same level.
 */
export function dress(player: CareerPlayer, regionId: number, foodId: number): void {
  const shown = restingShown(player);
  const question = questionOf(shown, regionId);
  if (asked.get(player) === question) return;
  asked.set(player, question);
  const { at } = player;
  const supposed = supposing(shown, { regionId, owned: [{ itemId: foodId, amount: PLENTY }] });
  const search = openNightPack(
    {
      shown: supposed,
      command: beginHunt(regionId, USUAL_HABITS),
      at,
      until: at + NIGHT,
      seed: player.drawSeed(),
    },
    world,
  );
  if ('refused' in search) return;
  while (!search.isDone) search.play();
  const { pieces, healingShare } = search.result();
  const gear = pieces.filter(({ itemId }) => !isFood(world.item(itemId)));
  player.giveAll(preparationCommands({ pieces: gear, healingShare }, player.shown));
}

function questionOf(shown: Shown, regionId: number): string {
  const pieces = entriesOf(shown.inventory)
    .map(([itemId]) => itemId)
    .filter((itemId) => wornSlotOf(item(itemId)) !== undefined);
  const levels = Math.floor(combatLevelOf(shown) / LEVELS);
  return `${regionId} ${levels} ${pieces.join()} ${shown.pets.join()}`;
}
