import { expect, test } from 'vitest';
import { Tally } from './tally.ts';
import { openWorld } from './world.ts';

const world = openWorld(
  {
    skills: [],
    items: [
      {
        id: 7,
        name: 'Candle End',
        description: '',
        category: 0,
        value: 1,
        rank: 1,
        quality: 0,
        imagePath: '',
        framePath: '',
      },
    ],
    lootTables: [],
    relicariumEntries: [],
    enemies: [],
    dungeons: [],
    regions: [],
    crafteableItems: [],
    appearances: [],
  },
  'v1',
);

test('a tally opened without news and opened again adds to the inventory it is given last', () => {
  // Found by kill -9: a replay advances many times with one tally, and commands change the inventory in between.
  const tally = new Tally();
  tally.open(world, [7, 28]);
  tally.open(world, [7, 30]);
  tally.item(0, 1);
  tally.pull(5, 4000);
  expect(tally.settle({ inventory: [], combatLog: [] } as never).inventory).toEqual([7, 31]);
});
