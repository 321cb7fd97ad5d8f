import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { openWorld, type Shown } from '@slumberfell/engine';
import { START, testState } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { runningText } from './running-text.ts';

const HOUR = 3_600_000;
const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);
const flax = world.sets.items.find(({ name }) => name === 'Raw Flax');
const dagger = world.sets.items.find(({ name }) => name === 'Copper Dagger');
const dungeon = world.sets.dungeons[0];
const region = world.sets.regions[0];
if (!flax || !dagger || !dungeon || !region) throw new Error('the shipped world lacks an example');

const clock = (instant: number): string => new Date(instant).toTimeString().slice(0, 5);
const session = { startAt: START, limitAt: START + HOUR, content: compiled.version };
const shown = (action: object | null): Shown => ({ ...testState().shown, action: action as Shown['action'] });
const textOf = (action: object | null, now = START): string => runningText(shown(action), world, now);

const crafting = { ...session, kind: 'craft', actionAt: START, done: 0, target: 5, requested: 5 };
const fighting = { ...session, phase: 'pull', phaseAt: START, pullTime: 0, enemyId: null, enemyHealth: 0 };

test('says that a character without an action rests', () => {
  expect(textOf(null)).toBe('is resting, and nothing is lost');
});

test('says until when an item action goes on: until it is done, which is before the limit', () => {
  const end = START + 5 * 1_000 * (world.craft(flax.id)?.baseActionTime ?? 0);
  expect(textOf({ ...crafting, itemId: flax.id })).toBe(`goes on gathering Raw Flax until ${clock(end)}`);
  expect(textOf({ ...crafting, itemId: dagger.id })).toMatch(
    /^goes on making Copper Dagger until \d\d:\d\d$/,
  );
});

test('says until about when a fight goes on, and that it may end before', () => {
  const end = `until about ${clock(START + HOUR)}, unless it falls first`;
  expect(textOf({ ...fighting, kind: 'hunt', regionId: region.id })).toBe(
    `goes on hunting in ${region.name} ${end}`,
  );
  expect(textOf({ ...fighting, kind: 'dungeon', dungeonId: dungeon.id })).toBe(
    `goes on fighting in ${dungeon.name} ${end}`,
  );
});

test('says that a session has ended whose end is over', () => {
  const text = textOf({ ...fighting, kind: 'hunt', regionId: region.id }, START + HOUR);
  expect(text).toBe(
    `was hunting in ${region.name} until ${clock(START + HOUR)}, and what it brought is safe`,
  );
});
