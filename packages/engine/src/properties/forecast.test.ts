import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { execute } from '../commands/execute.ts';
import { openForecast } from '../forecast/open-forecast.ts';
import { exactly } from '../forecast/precision.ts';
import type { Seed } from '../random/seed.ts';
import type { Hidden, Shown } from '../state/state.ts';
import {
  mutableState,
  PROPERTY_TIMEOUT,
  runs,
  START,
  sceneArbitrary,
  seedArbitrary,
  stateArbitrary,
  timelineArbitrary,
} from '../testing/index.ts';
import { worldAt } from '../world/world.ts';

/** A forecast follows from what is shown alone. */

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT });

const RUNS = 3;
const HOUR = 3_600_000;

test('a forecast of what runs can be played at any time, is the same each time, and changes nothing', () => {
  fc.assert(
    fc.property(sceneArbitrary, seedArbitrary, ({ state: { shown }, timeline, at, until }, seed) => {
      const before = JSON.stringify(shown);
      const look = (): unknown => {
        const question = { shown, command: null, at, until, seed };
        const forecast = openForecast(question, worldAt(timeline, at), exactly(RUNS));
        if ('refused' in forecast) return forecast;
        forecast.play(RUNS);
        const summary = forecast.summary();
        expect(summary.endsAt.p5).toBeLessThanOrEqual(summary.endsAt.p95);
        expect(summary.why.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
        return summary;
      };
      expect(look()).toEqual(look());
      expect(JSON.stringify(shown)).toBe(before);
    }),
    runs(100),
  );
});

test('a forecast of a session that has begun is the same for any seed, fractions and pending enemies', () => {
  fc.assert(
    fc.property(
      timelineArbitrary,
      stateArbitrary,
      stateArbitrary,
      seedArbitrary,
      seedArbitrary,
      (timeline, state, { hidden: other }, one, two) => {
        const look = (hidden: Hidden, seed: Seed): unknown => {
          const draft = mutableState({ shown: state.shown, hidden });
          execute(draft, { name: 'begin-hunting', input: { regionId: 1, key: seed } }, timeline, START);
          return forecastOf(draft.shown);
        };
        const forecastOf = (shown: Shown): unknown => {
          const question = { shown, command: null, at: START, until: START + HOUR, seed: one };
          const forecast = openForecast(question, worldAt(timeline, START), exactly(RUNS));
          if ('refused' in forecast) return forecast;
          forecast.play(RUNS);
          return forecast.summary();
        };
        expect(look(other, two)).toEqual(look(state.hidden, one));
      },
    ),
    runs(60),
  );
});
