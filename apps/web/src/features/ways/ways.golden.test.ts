import { itemSources, itemWays, reachOf, sortedWays } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { world } from '../../lib/testing/characters.ts';
import { goldenText, inShort, sampled } from '../../lib/testing/in-short.ts';
import { verbsOf } from './command-verbs.ts';
import { wayText } from './way-words.ts';

const itemIds = world.sets.items.map(({ id }) => id).filter((id) => itemSources(id, world).length > 0);

test('the ways to an item are told to 300 characters as the golden file has them', async () => {
  const lines = sampled.flatMap(({ state: { shown }, habits, index }) => {
    const itemId = itemIds[(index * 37) % itemIds.length] as number;
    return sortedWays(itemWays(itemId, habits, shown, world), shown).map((way) => {
      const { key, commands, seconds } = way;
      const begin = commands.length > 0 ? `${verbsOf(commands, world).join()}: ${inShort(commands)}` : '';
      return `${index} ${itemId} ${key} | ${reachOf(way, shown)} | ${wayText(way, shown, world)} | ${seconds} | ${begin}`;
    });
  });
  await expect(goldenText(lines)).toMatchFileSnapshot('ways.golden.txt');
});
