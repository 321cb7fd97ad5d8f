import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { amountsOf, BASE_IDLE_TIME, createState, openWorld } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { trophyClaim } from './trophy-claim.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);
const [entry, other] = world.sets.relicariumEntries;
if (!entry || !other) throw new Error('The shipped world has no two trophies');

const { shown } = createState(compiled.newCharacter, 0);

test('adds the bonus to the idle time for the first trophy of a kind', () => {
  expect(trophyClaim(entry.itemId, 0, shown, world)).toEqual({
    claimed: 0,
    rank: 'locked',
    bonusTime: 0,
    idleTime: BASE_IDLE_TIME,
  });
  expect(trophyClaim(entry.itemId, 1, shown, world)).toEqual({
    claimed: 1,
    rank: 'bronze',
    bonusTime: entry.bonusTime,
    idleTime: BASE_IDLE_TIME + entry.bonusTime,
  });
});

test('changes the rank but not the idle time for more trophies of a kind', () => {
  const collector = { ...shown, trophies: amountsOf({ [entry.itemId]: 1, [other.itemId]: 2 }) };
  expect(trophyClaim(entry.itemId, 4, collector, world)).toEqual({
    claimed: 5,
    rank: 'gold',
    bonusTime: entry.bonusTime,
    idleTime: BASE_IDLE_TIME + entry.bonusTime + other.bonusTime,
  });
});
