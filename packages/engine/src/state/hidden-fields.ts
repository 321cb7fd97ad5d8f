import type { Seed } from '../random/seed.ts';
import { seedShape } from '../stored/seed-shape.ts';
import { fields, integer, list, nullable, type Shape } from '../stored/shape.ts';
import { SKILL_COUNT } from '../world/skills.ts';
import { UNITS_PER_POINT } from './experience.ts';
import { amounts, count } from './part-shapes.ts';
import { hiddenPlan } from './plan-shapes.ts';
import type { ValuesOf } from './state-field.ts';

export interface HiddenSession {
  readonly seed: Seed;
  /**
   * Item actions: number of actions finished under this seed. Combat: ordinal of the current or next fight.
   */
  readonly ordinal: number;
  /** Combat: turns finished in the current fight. */
  readonly turn: number;
}

const session: Shape<HiddenSession> = fields<HiddenSession>({ seed: seedShape, ordinal: count, turn: count });

const field = <T>(shape: Shape<T>, initial: NoInfer<T>) => ({ shape, initial });

/** The fields of what no player may see, because future draws and experience follow from it. */
export const HIDDEN_FIELDS = {
  /** Ten-thousandths of an experience point (0..9999) by skill id - 1. They add to the shown whole points. */
  fractions: field(
    list(integer(0, UNITS_PER_POINT - 1), SKILL_COUNT, SKILL_COUNT),
    new Array<number>(SKILL_COUNT).fill(0),
  ),
  /** Enemies that were met and not beaten: region id to enemy id. */
  pendingEnemies: field(amounts(), []),
  /** Gifts of milestones up to this total level have been given; 0 before the first. */
  giftLevel: field(count, 0),
  session: field(nullable(session), null),
  plan: field(nullable(hiddenPlan), null),
};

export interface Hidden extends ValuesOf<typeof HIDDEN_FIELDS> {}
