import { beginOneOf } from '../activities.ts';
import { followArc } from '../arc.ts';
import { followFirstSteps } from '../first-steps.ts';
import type { Policy } from '../policy.ts';
import { visitVillagers, workForVillagers } from '../story/follow-story.ts';
import { tidy } from '../tidy.ts';

/** Logs in four times a day for a quarter of an hour, follows the arc of Home, and hunts in between. */
export const newcomer: Policy = {
  logins: [0, 5, 10, 14.5].map((hour) => ({ hour, minutes: 15 })),
  play(player, { until, next }) {
    tidy(player);
    followFirstSteps(player, until);
    visitVillagers(player, until);
    followArc(player, until);
    if (workForVillagers(player, next)) return;
    beginOneOf(player, next, 'hunt');
  },
};
