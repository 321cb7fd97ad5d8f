import { beginOneOf, drawn } from '../activities.ts';
import { followArc } from '../arc.ts';
import { followFirstSteps } from '../first-steps.ts';
import type { Policy } from '../policy.ts';
import { visitVillagers, workForVillagers } from '../story/follow-story.ts';
import { tidy } from '../tidy.ts';

/** Logs in twice a day for some minutes, and does what it feels like. */
export const casual: Policy = {
  logins: [0, 12].map((hour) => ({ hour, minutes: 15 })),
  play(player, { until, next }) {
    tidy(player, 'materials');
    followFirstSteps(player, until);
    visitVillagers(player, until);
    followArc(player, until);
    if (workForVillagers(player, next)) return;
    const activity = drawn(player, [
      ['hunt', 55],
      ['craft', 35],
      ['gather', 10],
    ]);
    beginOneOf(player, next, activity, 'hunt');
  },
};
