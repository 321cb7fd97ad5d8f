import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { advance } from '../advance.ts';
import type { Moment } from '../events.ts';
import { Film } from '../film.ts';
import type { State } from '../state.ts';
import { type Journey, journeyArbitrary, PATIENCE, runs, travelAlong } from '../testing/index.ts';
import { worldAt } from '../world.ts';
import { Bookkeeper, difference, possessions } from './bookkeeper.ts';

/** Architecture, property 3: each item, coin and unit of experience appears and disappears in exactly one event. */

vi.setConfig({ testTimeout: PATIENCE });

/** Every moment of a journey, in order. */
function momentsOf(journey: Journey): { state: State; moments: Moment[] } {
  const moments: Moment[] = [];
  const { state } = travelAlong(journey, {
    settle(draft, timeline, _from, until) {
      const film = new Film();
      advance(draft, timeline, until, film);
      moments.push(...film.moments);
    },
    given(_given, _before, _after, outcome) {
      if (!('refused' in outcome)) moments.push(outcome);
    },
  });
  return { state, moments };
}

test('events account for every item, coin and point, and the content for every event', () => {
  fc.assert(
    fc.property(journeyArbitrary, (journey) => {
      const { state, moments } = momentsOf(journey);
      const book = new Bookkeeper(journey.state, journey.timeline);
      for (const moment of moments) book.record(moment);
      const before = journey.state.shown;
      expect(book.complaints).toEqual([]);
      expect(book.items).toEqual(difference(possessions(before), possessions(state.shown)));
      expect(book.gold).toBe(BigInt(state.shown.gold) - BigInt(before.gold));
      expect(book.shown.experience).toEqual(state.shown.experience);
      expect(book.fractions).toEqual(state.hidden.fractions);
    }),
    runs(1_500),
  );
});

test('a command moves things and sells them, but makes none', () => {
  fc.assert(
    fc.property(journeyArbitrary, (journey) => {
      travelAlong(journey, {
        given({ at, command }, before, after) {
          const changed = difference(possessions(before.shown), possessions(after.shown));
          const earned = BigInt(after.shown.gold) - BigInt(before.shown.gold);
          expect(after.shown.experience).toEqual(before.shown.experience);
          if (command.name !== 'sell') expect([...changed]).toEqual([]);
          if (command.name === 'sell' && after.shown !== before.shown) {
            const { itemId, amount } = command.input;
            const { value = 0 } = worldAt(journey.timeline, at).item(itemId) ?? {};
            expect([...changed]).toEqual([[itemId, -BigInt(amount)]]);
            expect(earned).toBe(BigInt(value) * BigInt(amount));
          } else if (command.name !== 'travel') expect(earned).toBe(0n);
        },
      });
    }),
    runs(700),
  );
});
