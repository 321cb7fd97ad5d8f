import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { openWorld } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { notWornTexts } from './not-worn-text.ts';

const { sets, version } = compileWorld(shippedWorldDirectory);
const world = openWorld(sets, version);
const idOf = (name: string) => sets.items.find((item) => item.name === name)?.id ?? 0;
const missing = (name: string) => ({ itemId: idOf(name), reason: 'item/not-owned' as const });

test('pieces that were not worn are named together, for each reason', () => {
  const high = { itemId: idOf('Saltsilver Sword'), reason: 'equip/attack-level' as const };
  expect(notWornTexts([missing('Reed Shortbow'), high, missing('Meadowhide Boots')], world)).toEqual([
    'Not worn: Reed Shortbow, Meadowhide Boots. You do not own that many of this item.',
    'Not worn: Saltsilver Sword. Your Attack level is too low for this item.',
  ]);
});

test('a pet that is not tamed is not taken along', () => {
  const pet = { itemId: idOf('Dandelion Mouse'), reason: 'pet/not-tamed' as const };
  expect(notWornTexts([missing('Reed Shortbow'), pet], world)).toEqual([
    'Not worn: Reed Shortbow. You do not own that many of this item.',
    'Not taken along: Dandelion Mouse. Only a pet that you have tamed can come with you.',
  ]);
});

test('food is packed as far as it is owned, and the sentence says so', () => {
  expect(notWornTexts([missing('Lea Barley Bread')], world)).toEqual([
    'Not all packed: Lea Barley Bread. You do not own that many of this item.',
  ]);
  expect(notWornTexts([], world)).toEqual([]);
});
