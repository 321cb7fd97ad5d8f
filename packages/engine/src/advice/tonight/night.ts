import type { PlayerCommand } from '../../commands/player-command.ts';
import type { PlanForecast } from '../../forecast/plan-forecast.ts';
import type { PlanStep, Shown } from '../../state/state.ts';
import type { BagAim } from '../../world/best-builds.ts';
import { SKILLS, skillsOf } from '../../world/skills.ts';
import type { ItemAmount } from '../../world/static-data.ts';

/** A night: the steps of a plan from now to the end of the idle time, with what they bring. */

export const NIGHT_KINDS = ['fight', 'work'] as const;
export type NightKind = (typeof NIGHT_KINDS)[number];

/** What nights are compared by. `firsts`: things that the character never had. */
export type NightMeasure = BagAim | 'firsts';

/** A night before it is played. */
export interface NightPlan {
  readonly kind: NightKind;
  /** Where it is spent: the region of its fight or work. */
  readonly regionId: number;
  /** The dungeon of its fight; null for open combat and for work. */
  readonly dungeonId: number | null;
  /** Whether food is made before the fight. */
  readonly makesFood: boolean;
  /** A recipe of the bag that is learned before the plan is set; null for none. */
  readonly learns: number | null;
  /** Keys that are bought before the plan is set; null for none. */
  readonly buys: ItemAmount | null;
  readonly steps: readonly PlanStep[];
}

/** A night with what it brings. */
export interface Night extends NightPlan {
  readonly measure: NightMeasure;
  /** How much it brings in its measure. */
  readonly brings: number;
  readonly forecast: PlanForecast;
}

/** What a press sends that begins a night. What runs is stopped: a plan waits behind it otherwise. */
export const nightCommands = (
  { learns, buys, steps }: Pick<NightPlan, 'learns' | 'buys' | 'steps'>,
  { action }: Pick<Shown, 'action'>,
): readonly PlayerCommand[] => [
  ...(action === null ? [] : [{ name: 'stop', input: {} } as const]),
  ...(learns === null ? [] : [{ name: 'learn-recipe', input: { itemId: learns } } as const]),
  ...(buys === null ? [] : [{ name: 'buy', input: buys } as const]),
  { name: 'set-plan', input: { steps } } as PlayerCommand,
];

/** The skills that fights train. */
export const FIGHT_SKILLS: ReadonlySet<number> = new Set(skillsOf('combat').map(({ id }) => id));
/** The skills that work trains. */
export const WORK_SKILLS: ReadonlySet<number> = new Set(
  SKILLS.map(({ id }) => id).filter((id) => !FIGHT_SKILLS.has(id)),
);

/** Points that a night brings in some skills. */
const pointsIn = ({ experience }: Pick<PlanForecast, 'experience'>, skillIds: ReadonlySet<number>): number =>
  experience.reduce((sum, { skillId, expected }) => (skillIds.has(skillId) ? sum + expected : sum), 0);

/** From what the worth of a night follows. */
export interface Interest {
  readonly measure: NightMeasure;
  /** The skills whose experience counts. */
  readonly skillIds: ReadonlySet<number>;
  /** Ids of items that the character has had; they are no firsts. */
  readonly known: ReadonlySet<number>;
}

/**
 * How much a night brings: points of experience; gold, less what is used and what the fares cost; ms of
 * fights, for safety; or things that the character never had.
 */
export function broughtBy(
  { measure, skillIds, known }: Interest,
  forecast: PlanForecast,
  steps: readonly PlanStep[],
): number {
  switch (measure) {
    case 'experience':
      return pointsIn(forecast, skillIds);
    case 'gold':
      return forecast.gold.expected + forecast.coins.expected;
    case 'safety':
      return timeInFights(forecast, steps);
    case 'firsts':
      return forecast.items.reduce((sum, { itemId, chance }) => (known.has(itemId) ? sum : sum + chance), 0);
  }
}

const timeInFights = ({ steps: foretold }: PlanForecast, steps: readonly PlanStep[]): number =>
  foretold.reduce((sum, { step, share, begins, ends }) => {
    const name = steps[step ?? -1]?.name;
    const isFight = name === 'begin-hunting' || name === 'begin-dungeon';
    return isFight && begins && ends ? sum + share * (ends.p50 - begins.p50) : sum;
  }, 0);
