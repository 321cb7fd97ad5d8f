import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { amountsOf, openWorld } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { isClosed } from './is-closed.ts';

const world = openWorld(compileWorld(shippedWorldDirectory).sets, 'live');

test('a dungeon is closed without a key and without the gold for one', () => {
  for (const dungeon of world.sets.dungeons) {
    const price = world.item(dungeon.keyItemId)?.value ?? 0;
    const keys = amountsOf({ [dungeon.keyItemId]: 1 });
    expect(isClosed({ gold: price - 1, inventory: amountsOf({}) }, dungeon, world)).toBe(true);
    expect(isClosed({ gold: price, inventory: amountsOf({}) }, dungeon, world)).toBe(false);
    expect(isClosed({ gold: 0, inventory: keys }, dungeon, world)).toBe(false);
  }
});
