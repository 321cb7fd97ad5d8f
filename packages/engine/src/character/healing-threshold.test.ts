import { expect, test } from 'vitest';
import { FULL_HEALING_SHARE, healingPoints, healingShareOf } from './healing-threshold.ts';
import { FIRST_MAX_HEALTH, LAST_MAX_HEALTH } from './health.ts';

test('points of each maximum health return exactly from their share', () => {
  for (let maximum = FIRST_MAX_HEALTH; maximum <= LAST_MAX_HEALTH; maximum++) {
    for (let points = 0; points <= maximum; points++) {
      const share = healingShareOf(points, maximum);
      if (healingPoints(share, maximum) !== points || share > FULL_HEALING_SHARE)
        expect.fail(`${points} of ${maximum} become ${healingPoints(share, maximum)}`);
    }
  }
});

test('a share grows with the maximum', () => {
  expect([100, 110, 546, 1_000].map((maximum) => healingPoints(5_000, maximum))).toEqual([50, 55, 273, 500]);
});
