import { levelOf } from '../experience.ts';

/** A part that the step passes on. `never` fits each later type of the part, so this file never changes. */
type Passed = never;

/** Version 2 of the stored state. */
export interface StateOfVersion2 {
  readonly shown: {
    readonly regionId: Passed;
    readonly gold: Passed;
    readonly totalIdleTime: Passed;
    readonly experience: Passed;
    readonly inventory: Passed;
    readonly equipment: Passed;
    readonly attackStyle: Passed;
    readonly trainingAttribute: Passed;
    readonly healingThreshold: number;
    readonly health: Passed;
    readonly healthAt: Passed;
    readonly trophies: Passed;
    readonly cards: Passed;
    readonly pets: Passed;
    readonly knownRecipes: Passed;
    readonly action: Passed;
    readonly combatLog: Passed;
    readonly eventAt: Passed;
  };
  readonly hidden: {
    readonly fractions: Passed;
    readonly pendingEnemies: Passed;
    readonly session: { readonly seed: Passed; readonly ordinal: Passed; readonly turn: Passed } | null;
  };
}

/**
 * Version 3: the healing threshold is a share of the maximum health, and the state knows how much gold was
 * given, and which gifts.
 */
export interface StateOfVersion3 {
  readonly shown: Omit<StateOfVersion2['shown'], 'healingThreshold'> & {
    readonly healingShare: number;
    readonly goldGiven: number;
  };
  readonly hidden: StateOfVersion2['hidden'] & { readonly giftLevel: number };
}

/** Points that a new character had. A character who never set the threshold still has them. */
const UNTOUCHED_POINTS = 50;
/** The share of 50 % that those points were, in ten-thousandths. */
const UNTOUCHED_SHARE = 5_000;
const FULL_SHARE = 10_000;
/** Index of Health in the list of experience. */
const HEALTH = 14;

/**
 * Turns the points of the threshold into the smallest share that gives the same points at the present maximum
 * health. Exactly 50 points become half of it: a state does not say whether the player chose them.
 */
export function withHealingShare({ shown, hidden, ...state }: StateOfVersion2): StateOfVersion3 {
  const { healingThreshold: points, ...others } = shown;
  const experience: readonly number[] = shown.experience;
  const level = levelOf(experience[HEALTH] as number);
  const maximum = Math.ceil(100 + (900 * (level - 1)) / 99);
  const healingShare =
    points === UNTOUCHED_POINTS
      ? UNTOUCHED_SHARE
      : Math.min(FULL_SHARE, Math.ceil((points * FULL_SHARE) / maximum));
  // Nothing tells what was given before. Gifts up to the present total level follow with the next begin.
  return {
    ...state,
    shown: { ...others, healingShare, goldGiven: 0 },
    hidden: { ...hidden, giftLevel: 0 },
  };
}
