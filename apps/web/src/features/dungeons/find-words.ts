import { type DungeonFind, type Forecast, findSeconds, type Had } from '@slumberfell/engine';
import { formatChance } from '../../lib/format/chance.ts';
import { formatNumber } from '../../lib/format/number.ts';

/** Words for what a dungeon is entered for. */

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;
/** Times up to this many seconds are told in minutes. */
const IN_MINUTES = 2 * HOUR;
/** Times up to this many seconds are told in hours, longer ones in days. */
const IN_HOURS = 2 * DAY;

const HAD: Readonly<Record<Had, string>> = {
  owned: 'You own it',
  learned: 'Learned',
  claimed: 'Claimed',
  tamed: 'Tamed',
};

/** How often a run brings it: `3% a run`. */
export const chanceText = ({ chance }: DungeonFind): string => `${formatChance(chance)} a run`;

/**
 * That the character has it, or what it takes until one comes: `about 2.5 h to one`, in runs where no time is
 * known.
 * @param rate the first hour in the dungeon; null where nothing is known of it
 */
export function findText(find: DungeonFind, rate: Forecast | null): string {
  if (find.had !== null) return HAD[find.had];
  const seconds = rate && findSeconds(find, rate);
  if (seconds === null) return `about ${formatNumber(Math.round(1 / find.chance))} runs for one`;
  return `about ${timeText(seconds)} for one`;
}

function timeText(seconds: number): string {
  if (seconds < IN_MINUTES) return `${formatNumber(Math.max(1, Math.round(seconds / MINUTE)))} min`;
  if (seconds < IN_HOURS) return `${formatNumber(Math.round((seconds / HOUR) * 10) / 10)} h`;
  return `${formatNumber(Math.round(seconds / DAY))} days`;
}
