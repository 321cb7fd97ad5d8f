import { type ItemAmount, isFood, type World } from '@slumberfell/engine';
import { piecesText, takenAlong, wornPieces } from '../items/pieces-text.ts';
import { listed } from '../traits/amount-words.ts';
import type { Aim, AimStep } from './aim.ts';

/** The most pieces of gear that a note names; it counts more of them. */
const MOST_NAMED = 2;

/** What wearing pieces does: `Wear` for gear, `Take along` for a pet, `Pack` for food. */
export function wearVerbs(pieces: readonly ItemAmount[], world: World): string[] {
  const worn = wornPieces(pieces, world);
  const foods = worn.filter(({ itemId }) => isFood(world.item(itemId))).length;
  return [
    ...(foods < worn.length ? ['Wear'] : []),
    ...(worn.length < pieces.length ? ['Take along'] : []),
    ...(foods > 0 ? ['Pack'] : []),
  ];
}

/** What wearing the pieces puts on, takes along and packs, as a sentence. */
export function wearNote(pieces: readonly ItemAmount[], world: World): string {
  const gear = wornPieces(pieces, world).filter(({ itemId }) => !isFood(world.item(itemId)));
  const pet = takenAlong(pieces, world);
  const food = pieces.filter(({ itemId }) => isFood(world.item(itemId)));
  const worn = gear.length > MOST_NAMED ? `${gear.length} better pieces` : piecesText(gear, world);
  const parts = [
    ...(gear.length > 0 ? [`wears ${worn}`] : []),
    ...(pet === null ? [] : [`takes ${pet} along`]),
    ...(food.length > 0 ? [`packs ${piecesText(food, world)}`] : []),
  ];
  return `It ${listed(parts)}.`;
}

/** The aim, of which the press first puts on pieces, before the last step begins a fight. */
export function wearingFirst(aim: Aim, pieces: readonly ItemAmount[], world: World): Aim {
  if (pieces.length === 0) return aim;
  const wear: AimStep = { name: 'wear', input: { pieces } };
  return {
    ...aim,
    steps: [...aim.steps.slice(0, -1), wear, ...aim.steps.slice(-1)],
    verbs: [...aim.verbs.slice(0, -1), ...wearVerbs(pieces, world), ...aim.verbs.slice(-1)],
  };
}
