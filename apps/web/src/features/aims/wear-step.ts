import {
  type ItemAmount,
  isFood,
  maxHealthOf,
  type Preparation,
  preparationCommands,
  type Shown,
  type World,
} from '@slumberfell/engine';
import { formatShare } from '../../lib/format/share.ts';
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

/** What the steps of a preparation put on, take along, pack and set, as a sentence; null without them. */
export function preparationNote(steps: readonly AimStep[], shown: Shown, world: World): string | null {
  const wear = steps.find((step) => step.name === 'wear');
  const threshold = steps.find((step) => step.name === 'set-healing-threshold');
  if (wear === undefined && threshold === undefined) return null;
  const pieces = wear?.input.pieces ?? [];
  const gear = wornPieces(pieces, world).filter(({ itemId }) => !isFood(world.item(itemId)));
  const pet = takenAlong(pieces, world);
  const food = pieces.filter(({ itemId }) => isFood(world.item(itemId)));
  const worn = gear.length > MOST_NAMED ? `${gear.length} better pieces` : piecesText(gear, world);
  const parts = [
    ...(gear.length > 0 ? [`wears ${worn}`] : []),
    ...(pet === null ? [] : [`takes ${pet} along`]),
    ...(food.length > 0 ? [`packs ${piecesText(food, world)}`] : []),
    ...(threshold === undefined
      ? []
      : [`eats at ${formatShare(threshold.input.healingThreshold / maxHealthOf(shown))} of health`]),
  ];
  return `It ${listed(parts)}.`;
}

/** The aim, of which the press first prepares the character, before the last step begins a fight. */
export const preparedFirst = (aim: Aim, preparation: Preparation, shown: Shown, world: World): Aim => ({
  ...aim,
  steps: [...aim.steps.slice(0, -1), ...preparationCommands(preparation, shown), ...aim.steps.slice(-1)],
  verbs: [...aim.verbs.slice(0, -1), ...wearVerbs(preparation.pieces, world), ...aim.verbs.slice(-1)],
});
