import {
  type ItemAmount,
  isFood,
  isSafe,
  type NightPack,
  type Preparation,
  type Shown,
  type World,
} from '@slumberfell/engine';
import { healingText } from '../../lib/format/healing.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { piecesText, takenAlong, wornPieces } from '../items/pieces-text.ts';

/** What is packed for: a night of open combat, or runs of a dungeon. */
export type PackSpan = 'night' | 'runs';

/** The part of the world that the texts need. */
type Items = Pick<World, 'item'>;

/** What is missing although everything owned is packed, as a sentence; null when nothing is. */
export function missingText({ food, after }: NightPack, world: Items, span: PackSpan): string | null {
  if (food === null) {
    // Some fights are so easy that no food is eaten.
    return lasts(after) ? null : 'You own no food. Cook some first, or this will be a short one.';
  }
  const missing = food.needed - food.owned;
  if (missing <= 0) return null;
  const name = world.item(food.itemId)?.name;
  const lack = `For ${WHOLE[span]} you need ${formatNumber(missing)} more × ${name}.`;
  return isSafe(after) ? `${lack} A short one is no shame: gather and cook after it, and go again.` : lack;
}

/** Whether a preparation changes something. */
export const changesSomething = ({ pieces, healingShare }: Preparation): boolean =>
  pieces.length > 0 || healingShare !== null;

/** What the button of a preparation says. A threshold alone is named there. */
export const pressText = ({ pieces, healingShare }: Preparation): string =>
  pieces.length === 0 && healingShare !== null
    ? `Eat at ${healingText(healingShare)} of health`
    : 'Wear and pack the best';

/** Gear is worn, food is packed. */
function wearVerb(pieces: readonly ItemAmount[], world: Items): keyof typeof WORN {
  const foods = pieces.filter(({ itemId }) => isFood(world.item(itemId))).length;
  if (foods === 0) return 'Wears';
  return foods === pieces.length ? 'Packs' : 'Wears and packs';
}

const WORN = { Wears: 'Worn', Packs: 'Packed', 'Wears and packs': 'Worn and packed' } as const;

/** What one press changes: a sentence for the pieces, and one for the threshold. */
export function preparationTexts(
  { pieces, healingShare }: Preparation,
  shown: Shown,
  world: Items,
): readonly string[] {
  const worn = wornPieces(pieces, world);
  const pet = takenAlong(pieces, world);
  const along = pet === null ? '' : `, and takes ${pet} along`;
  return [
    ...(worn.length > 0 ? [`${wearVerb(worn, world)} ${piecesText(worn, world)}${along}.`] : []),
    ...(worn.length === 0 && pet !== null ? [`Takes ${pet} along.`] : []),
    ...(healingShare === null ? [] : [thresholdText(healingShare, shown)]),
  ];
}

/** What a new healing threshold changes, as a sentence. */
export const thresholdText = (healingShare: number, shown: Shown): string =>
  `Eats at ${healingText(healingShare)} of health instead of ${healingText(shown.healingShare)}.`;

/** The same as `preparationTexts` after the press. */
export function doneText({ pieces, healingShare }: Preparation, world: Items): string {
  const worn = wornPieces(pieces, world);
  const pet = takenAlong(pieces, world);
  return [
    ...(worn.length > 0 ? [`${WORN[wearVerb(worn, world)]}: ${piecesText(worn, world)}.`] : []),
    ...(pet === null ? [] : [`${pet} comes with you.`]),
    ...(healingShare === null ? [] : [`Eats at ${healingText(healingShare)} of health now.`]),
  ].join(' ');
}

/** Why there is nothing to pack, as a sentence; null when there is something. */
export function nothingToPack(pack: NightPack, span: PackSpan): string | null {
  const { food, after } = pack;
  if (changesSomething(pack)) return null;
  if (food !== null && food.owned >= food.needed) return `Everything ${NEEDS[span]} is worn and packed.`;
  return food === null && !lasts(after)
    ? 'You own no food that could be packed.'
    : 'Nothing else that you own would help.';
}

const WHOLE: Readonly<Record<PackSpan, string>> = { night: 'the whole night', runs: 'all runs' };
const NEEDS: Readonly<Record<PackSpan, string>> = { night: 'the night needs', runs: 'the runs need' };

/** Whether most runs end as the player wants it. */
const lasts = ({ why }: NightPack['after']): boolean =>
  why.some(({ reason, share }) => share > 0.5 && GOOD_ENDS.includes(reason));

const GOOD_ENDS: readonly string[] = ['limit', 'done', 'running', 'no-key'];
