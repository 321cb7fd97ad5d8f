import { type AdvisedCommand, isFood, maxHealthOf, type Shown, type World } from '@slumberfell/engine';
import { formatShare } from '../../lib/format/share.ts';
import { piecesText, takenAlong, wornPieces } from '../items/pieces-text.ts';
import { listed } from '../traits/amount-words.ts';

/** The most pieces of gear that a note names; it counts more of them. */
const MOST_NAMED = 2;

/** What the steps of a preparation put on, take along, pack and set, as a sentence; null without them. */
export function preparationNote(steps: readonly AdvisedCommand[], shown: Shown, world: World): string | null {
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
