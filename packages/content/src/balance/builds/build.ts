import { type Shown, WORN_SLOTS, wornSlotOf } from '@slumberfell/engine';
import { stateOf } from '../forecast-characters.ts';
import { item } from '../shipped.ts';
import type { BuildCell, BuildPlace } from './build-cells.ts';

/** What is worn and taken along, and when the character eats. */
export interface Build {
  /** Ids of the worn pieces, in the order of the slots. */
  readonly pieces: readonly number[];
  /** Id of the pet that goes along; null without one. */
  readonly companion: number | null;
  /** Percent of full health at or below which the character eats. */
  readonly threshold: number;
}

/** The best build that the search has found for a cell. */
export interface BestBuild extends Build {
  readonly cell: BuildCell;
}

/** More portions than a night takes. */
const PLENTY = 20_000;

/** A character in Normal gear that eats at half health. */
export const plainWearer = ({ style, level, regionId }: BuildPlace): Shown =>
  stateOf(level, style, regionId, PLENTY).shown;

/** The same character in a build. */
export function wearerOf(place: BuildPlace, { pieces, companion, threshold }: Build): Shown {
  const plain = plainWearer(place);
  const { food, foodAmount } = plain.equipment;
  const worn = pieces.map((id) => [wornSlotOf(item(id)), id]);
  return {
    ...plain,
    equipment: { ...Object.fromEntries(worn), ...(food !== undefined && { food, foodAmount }) },
    companion,
    pets: companion === null ? plain.pets : [companion],
    healingShare: threshold * 100,
  };
}

/** The build that a character wears. The threshold is rounded to whole percents. */
export const buildOf = ({ equipment, companion, healingShare }: Shown): Build => ({
  pieces: WORN_SLOTS.flatMap((slot) => equipment[slot] ?? []),
  companion,
  threshold: Math.round(healingShare / 100),
});
