import type { Shown } from '../state/state.ts';
import { maxHealthOf } from './health.ts';

/** A healing share of the whole maximum health, in ten-thousandths (game-design 2.5). */
export const FULL_HEALING_SHARE = 10_000;

/** Health points at or below which food is eaten: a share of a maximum, rounded down. */
export const healingPoints = (share: number, maximum: number): number =>
  Math.floor((share * maximum) / FULL_HEALING_SHARE);

/**
 * The smallest share that gives these points again at this maximum. It is exact for each maximum of at most
 * `FULL_HEALING_SHARE`.
 * @param points 0 to `maximum`
 */
export const healingShareOf = (points: number, maximum: number): number =>
  Math.ceil((points * FULL_HEALING_SHARE) / maximum);

/** The health points at or below which a character eats now. */
export const healingThresholdOf = (shown: Shown): number =>
  healingPoints(shown.healingShare, maxHealthOf(shown));
