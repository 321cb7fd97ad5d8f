import { beginOneOf } from '../activities.ts';
import { followAims } from '../aims.ts';
import { followFirstSteps } from '../first-steps.ts';
import type { Policy } from '../policy.ts';
import { tidy } from '../tidy.ts';

/** Logs in four times a day for a quarter of an hour, does what Home proposes, and hunts in between. */
export const newcomer: Policy = {
  logins: [0, 5, 10, 14.5].map((hour) => ({ hour, minutes: 15 })),
  play(player, { until, next }) {
    tidy(player);
    followFirstSteps(player, until);
    followAims(player, until, ['collect', 'region', 'gear', 'level']);
    beginOneOf(player, next, 'hunt');
  },
};
