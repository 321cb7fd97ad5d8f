import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { openBestOfBag, PROOF_RUNS } from '../forecast/best-of-bag.ts';
import { totalExperience } from '../forecast/experience-sums.ts';
import { openForecast } from '../forecast/open-forecast.ts';
import { exactly } from '../forecast/precision.ts';
import { whatIf } from '../forecast/what-if.ts';
import type { Shown } from '../state/state.ts';
import {
  PROPERTY_TIMEOUT,
  runs,
  START,
  seedArbitrary,
  stateArbitrary,
  timelineArbitrary,
} from '../testing/index.ts';
import { worldAt } from '../world/world.ts';

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT });

const HALF_AN_HOUR = 1_800_000;

test('the best of any bag can be worn, brings what is foretold, and no less than what is worn', () => {
  fc.assert(
    fc.property(timelineArbitrary, stateArbitrary, seedArbitrary, (timeline, { shown }, seed) => {
      const world = worldAt(timeline, START);
      const { regionId } = shown;
      const command = { name: 'begin-hunting', input: { regionId } } as const;
      const question = { shown, command, at: START, until: START + HALF_AN_HOUR, seed };
      const search = openBestOfBag(question, 'experience', world);
      fc.pre(!('refused' in search));
      if ('refused' in search) return;
      while (!search.isDone) search.play(1);
      const { pieces, healingShare, worn, best } = search.result();

      const foretold = (from: Shown) => {
        const forecast = openForecast({ ...question, shown: from }, world, exactly(PROOF_RUNS));
        if ('refused' in forecast) throw new Error(forecast.refused);
        forecast.play(PROOF_RUNS);
        return forecast.summary();
      };
      expect(worn).toEqual(foretold(shown));
      const next =
        pieces.length === 0 ? shown : whatIf(shown, { name: 'wear', input: { pieces } }, world, START);
      if ('refused' in next) throw new Error(next.refused);
      expect(best).toEqual(foretold(healingShare === null ? next : { ...next, healingShare }));
      // A set that loses no run is kept before one that does, also where it brings less.
      const isSafer = worn.survives < 1 && best.survives === 1;
      if (!isSafer) expect(totalExperience(best)).toBeGreaterThanOrEqual(totalExperience(worn));
    }),
    runs(12),
  );
});
