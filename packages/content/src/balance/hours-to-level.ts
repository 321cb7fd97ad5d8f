import { type AttackStyle, EXPERIENCE_TABLE } from '@slumberfell/engine';
import { atPar, bestFood } from './combatant.ts';
import { bestHunt } from './hunt.ts';
import type { Random } from './random.ts';
import { sampleSize } from './sample-size.ts';
import { sets } from './shipped.ts';
import { isPeaceful, workCostFor } from './work-cost.ts';

/** The levels for which game-design 8 sets a target in hours. */
export const MILESTONES = [10, 30, 50, 70, 90, 99] as const;
type Milestone = (typeof MILESTONES)[number];
export type Hours = Readonly<Record<Milestone, number>>;

/**
 * Hours until a gathering or crafting skill reaches each milestone, if the character always does the action
 * with the most experience per hour.
 * @param inputs `made`: the time to make all components counts; `stocked`: the components are in stock
 */
export function hoursOfWork(skillId: number, inputs: 'made' | 'stocked'): Hours {
  const choices = sets.crafteableItems
    .filter((craft) => craft.skillId === skillId && isPeaceful(craft))
    .map(({ itemId, requiredLevel }) => {
      const { seconds, ownSeconds, ownExperience } = workCostFor(itemId, skillId);
      return { requiredLevel, rate: ownExperience / (inputs === 'made' ? seconds : ownSeconds) };
    });
  return hoursAtRates((level) =>
    Math.max(...choices.filter(({ requiredLevel }) => requiredLevel <= level).map(({ rate }) => rate)),
  );
}

/** The levels at which hunting is simulated. Between them the experience per hour is interpolated. */
const SAMPLES = [1, 3, 5, 8, 12, 16, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 99];

/** Hours that are simulated for each of these levels. */
const HOURS = sampleSize(12);

/**
 * Hours of hunting by a character at par (`atPar`) until Attack, Defence and the skill of the style have all
 * reached the milestones.
 */
export function hoursOfHunting(style: AttackStyle, random: Random): Hours {
  const rates = SAMPLES.map((level) => {
    const { experiencePerHour } = bestHunt(atPar(style, level), level, HOURS, bestFood(level), random);
    return { level, rate: experiencePerHour / 3600 };
  });
  // Each kill gives experience in one of three skills. So a skill gets a third of the experience on average.
  return hoursAtRates((level) => interpolate(rates, level) / 3);
}

/** @param rate experience per second at a level */
function hoursAtRates(rate: (level: number) => number): Hours {
  const hours = {} as Record<Milestone, number>;
  let seconds = 0;
  for (let level = 1; level < 99; level++) {
    seconds += ((EXPERIENCE_TABLE[level] ?? 0) - (EXPERIENCE_TABLE[level - 1] ?? 0)) / rate(level);
    const milestone = MILESTONES.find((reached) => reached === level + 1);
    if (milestone !== undefined) hours[milestone] = seconds / 3600;
  }
  return hours;
}

function interpolate(points: readonly { level: number; rate: number }[], level: number): number {
  const before = points.findLast((point) => point.level <= level);
  const after = points.find((point) => point.level >= level);
  if (before === undefined || after === undefined) throw new Error(`Level ${level} lies outside the samples`);
  if (before === after) return before.rate;
  return before.rate + ((after.rate - before.rate) * (level - before.level)) / (after.level - before.level);
}
