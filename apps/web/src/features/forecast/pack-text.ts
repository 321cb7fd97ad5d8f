import { type ItemAmount, isSafe, type NightPack, type World } from '@slumberfell/engine';
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
    return lasts(after) ? null : 'You own no food. Cook some first, or this is a short one.';
  }
  const missing = food.needed - food.owned;
  if (missing <= 0) return null;
  const name = world.item(food.itemId)?.name;
  const lack = `For ${WHOLE[span]} ${formatNumber(missing)} more × ${name} ${missing === 1 ? 'is' : 'are'} missing.`;
  return isSafe(after) ? `${lack} A short one is no shame: gather and cook after it, and go again.` : lack;
}

/** What one press puts on, packs and takes along, as a sentence. */
export function wearsText(pieces: readonly ItemAmount[], world: Items): string {
  const worn = wornPieces(pieces, world);
  const pet = takenAlong(pieces, world);
  if (worn.length === 0) return `Takes ${pet} along.`;
  return `Wears and packs ${piecesText(worn, world)}${pet === null ? '' : `, and takes ${pet} along`}.`;
}

/** The same after the press. */
export function doneText(pieces: readonly ItemAmount[], world: Items): string {
  const worn = wornPieces(pieces, world);
  const pet = takenAlong(pieces, world);
  const along = pet === null ? [] : [`${pet} goes along.`];
  return [...(worn.length > 0 ? [`Worn and packed: ${piecesText(worn, world)}.`] : []), ...along].join(' ');
}

/** Why there is nothing to pack, as a sentence; null when there is something. */
export function nothingToPack({ pieces, food, after }: NightPack, span: PackSpan): string | null {
  if (pieces.length > 0) return null;
  if (food !== null && food.owned >= food.needed) return `All that ${NEEDS[span]} is worn and packed.`;
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
