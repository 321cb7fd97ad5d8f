import { craft } from './crafting.ts';
import { fight } from './fights.ts';
import { gather } from './gathering.ts';
import type { CareerPlayer } from './player.ts';

/** What a player begins for the time until the next login. */
export type Activity = 'hunt' | 'dungeon' | 'craft' | 'gather';

const BEGINS: Readonly<Record<Activity, (player: CareerPlayer, next: number) => boolean>> = {
  hunt: (player, next) => fight(player, next),
  dungeon: (player, next) => fight(player, next, 'dungeon'),
  craft,
  gather,
};

/** Begins the first of some activities that can begin; gathers when none can. */
export function beginOneOf(player: CareerPlayer, next: number, ...activities: readonly Activity[]): void {
  for (const activity of [...activities, 'gather' as const]) if (BEGINS[activity](player, next)) return;
}

/** One of the activities, each with its share of the days. */
export function drawn(
  player: CareerPlayer,
  shares: readonly (readonly [activity: Activity, share: number])[],
): Activity {
  let left = player.draw() * shares.reduce((sum, [, share]) => sum + share, 0);
  for (const [activity, share] of shares) {
    left -= share;
    if (left < 0) return activity;
  }
  return 'gather';
}
