import { beginOneOf, drawn } from '../activities.ts';
import { followFirstSteps } from '../first-steps.ts';
import type { Policy } from '../policy.ts';
import { tidy } from '../tidy.ts';

/** Logs in twice a day for some minutes, and makes things; hunts now and then for what enemies leave. */
export const crafter: Policy = {
  logins: [0, 12].map((hour) => ({ hour, minutes: 15 })),
  play(player, { until, next }) {
    tidy(player, 'materials');
    followFirstSteps(player, until);
    const activity = drawn(player, [
      ['craft', 75],
      ['gather', 10],
      ['hunt', 15],
    ]);
    beginOneOf(player, next, activity, 'craft', 'hunt');
  },
};
