import { beginOneOf } from '../activities.ts';
import { followFirstSteps } from '../first-steps.ts';
import type { Policy } from '../policy.ts';
import { tidy } from '../tidy.ts';

/** Is there for most of the day, and hunts where it brings the most; food is made for it only. */
export const hunter: Policy = {
  logins: [0, 0.25, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11.5, 13, 14.5].map((hour) => ({
    hour,
    minutes: hour === 0 ? 14 : 2,
  })),
  play(player, { until, next }) {
    tidy(player);
    followFirstSteps(player, until);
    beginOneOf(player, next, 'hunt');
  },
};
