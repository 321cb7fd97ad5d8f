import { beginOneOf, drawn } from '../activities.ts';
import { followArc } from '../arc.ts';
import { followFirstSteps } from '../first-steps.ts';
import type { Policy } from '../policy.ts';
import { visitVillagers, workForVillagers } from '../story/follow-story.ts';
import { tidy } from '../tidy.ts';

/** Is there for most of the day and does everything in turn: fights, dungeons, crafts and gathers. */
export const allRound: Policy = {
  logins: [0, 0.5, 1, 2, 3, 4, 5.5, 7, 8.5, 10, 12, 14.5].map((hour) => ({ hour, minutes: 10 })),
  play(player, { until, next }) {
    tidy(player, 'materials');
    followFirstSteps(player, until);
    visitVillagers(player, until);
    followArc(player, until);
    if (workForVillagers(player, next)) return;
    const activity = drawn(player, [
      ['hunt', 25],
      ['craft', 45],
      ['gather', 15],
      ['dungeon', 15],
    ]);
    beginOneOf(player, next, activity, 'hunt');
  },
};
