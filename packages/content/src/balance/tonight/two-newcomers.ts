import { combatLevelOf, DAY } from '@slumberfell/engine';
import { beginFightAim, followAims } from '../careers/aims.ts';
import { endOfDay } from '../careers/career.ts';
import { takeFirstCard } from '../careers/fights.ts';
import { followFirstSteps } from '../careers/first-steps.ts';
import { CAREER_BEGINS, CareerPlayer } from '../careers/player.ts';
import { newcomer } from '../careers/policies/newcomer.ts';
import { tidy } from '../careers/tidy.ts';

/** Two newcomers who log in at the same times: one takes the first card, the other follows the first aim. */

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** The days after which a newcomer gives up. */
const MOST_DAYS = 40;

/** Begins what goes on until the player is back. */
type Advice = (player: CareerPlayer, visit: { readonly until: number; readonly next: number }) => void;

export const takesCard: Advice = (player, { next }) => {
  takeFirstCard(player, next);
};

export const followsAim: Advice = (player, { until }) => {
  followAims(player, until, []);
  beginFightAim(player);
};

/** The days until a newcomer has a combat level, to the hour; MOST_DAYS when it does not come. */
export function daysUntil(level: number, seed: number, advice: Advice): number {
  const player = new CareerPlayer(seed);
  for (let day = 0; day < MOST_DAYS; day++) {
    for (const [index, { hour, minutes }] of newcomer.logins.entries()) {
      const at = endOfDay(day) + hour * HOUR;
      const next = endOfDay(day) + (newcomer.logins[index + 1]?.hour ?? 24) * HOUR;
      const until = at + minutes * MINUTE;
      tidy(player);
      followFirstSteps(player, until);
      advice(player, { until, next });
      for (let hourly = player.at; hourly < next; ) {
        hourly = Math.min(next, hourly + HOUR);
        player.wait(hourly);
        if (combatLevelOf(player.shown) >= level) return (player.at - CAREER_BEGINS) / DAY;
      }
    }
  }
  return MOST_DAYS;
}
