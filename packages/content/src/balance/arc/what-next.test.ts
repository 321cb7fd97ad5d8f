import { type Arc, gainShare } from '@slumberfell/engine';
import { isLong, PROPERTY_TIMEOUT } from '@slumberfell/engine/testing';
import { describe, expect, test } from 'vitest';
import { partOf } from '../part-of.ts';
import {
  CAREER_CHARACTERS,
  RANDOM_CHARACTERS,
  randomCharacter,
  type TonightCharacter,
} from '../tonight/testing/characters.ts';
import { arcFor, isUsedIn, packWith } from './asked-arc.ts';
import { settledPoints } from './settled-night.ts';

/** Forty more random characters, so that there are a hundred. */
const MORE = Array.from({ length: 40 }, (_, index) => randomCharacter(41 + index));
const ALL: readonly TonightCharacter[] = [...CAREER_CHARACTERS, ...RANDOM_CHARACTERS, ...MORE];

/** Of `npm test`: young characters, whose bags are searched soon. */
const NAMES: readonly string[] = [
  'newcomer with seed 1 on day 1',
  'random 6, experience',
  'random 9, safety',
];
const CHARACTERS = isLong ? partOf(ALL) : ALL.filter(({ name }) => NAMES.includes(name));

const askedBy = ({ asked }: TonightCharacter) => {
  const { shown, at, aim, seed } = asked();
  return { shown, at, aim, number: seed[0] };
};

const arcs = new Map<string, Arc>();

function arcOf(character: TonightCharacter): Arc {
  const arc = arcs.get(character.name) ?? arcFor(askedBy(character));
  arcs.set(character.name, arc);
  return arc;
}

describe('what next', () => {
  test('there are a hundred characters', () => expect(ALL).toHaveLength(100));

  test.each(CHARACTERS)(
    'the best of the bag uses each thing as soon as it is owned: $name',
    (character) => {
      const asked = askedBy(character);
      for (const thing of arcOf(character).next) {
        const pack = packWith(asked, thing);
        expect(pack && isUsedIn(thing, pack), JSON.stringify(thing)).toBe(true);
      }
    },
    PROPERTY_TIMEOUT,
  );
});

/** Nights that are settled with each thing and without one, and standard errors in which an order is open. */
const NIGHTS = isLong ? 300 : 12;
const ERRORS = 3;
const ORDERED = isLong
  ? CAREER_CHARACTERS.filter((one) => CHARACTERS.includes(one))
  : CAREER_CHARACTERS.filter(({ name }) => name === 'newcomer with seed 1 on day 1');

describe('the order of what next', () => {
  test.each(ORDERED)(
    'agrees with settled nights for its first two things: $name',
    (character) => {
      const asked = askedBy(character);
      const things = arcOf(character).next.slice(0, 2);
      const before = settledPoints(asked, null, NIGHTS);
      const [first, second] = things.map((thing) => {
        const after = settledPoints(asked, thing, NIGHTS);
        const seconds = Math.max(1, thing.getting.seconds);
        return {
          perHour: (after.mean - before.mean) / seconds,
          error: Math.hypot(after.error, before.error) / seconds,
          told: gainShare(thing.gain),
        };
      });
      if (first === undefined || second === undefined) return;
      const error = Math.hypot(first.error, second.error);
      expect(first.perHour, JSON.stringify([first, second])).toBeGreaterThanOrEqual(
        second.perHour - ERRORS * error,
      );
    },
    PROPERTY_TIMEOUT,
  );
});
