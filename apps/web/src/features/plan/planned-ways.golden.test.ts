import { itemSources, plannedFight, plannedWays } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { world } from '../../lib/testing/characters.ts';
import { goldenText, inShort, sampled } from '../../lib/testing/in-short.ts';

const itemIds = world.sets.items.map(({ id }) => id).filter((id) => itemSources(id, world).length > 0);
const { enemies, dungeons, regions } = world.sets;

test('steps of a plan are made for 300 characters as the golden file has them', async () => {
  const lines = sampled.flatMap(({ state: { shown }, habits, index }) => {
    const itemId = itemIds[(index * 41) % itemIds.length] as number;
    const targets = [
      { kind: 'enemy', id: enemies[(index * 7) % enemies.length]?.id ?? 0 },
      { kind: 'dungeon', id: dungeons[index % dungeons.length]?.id ?? 0 },
      { kind: 'region', id: regions[index % regions.length]?.id ?? 0 },
    ] as const;
    const target = targets[index % targets.length] ?? targets[0];
    const fight = plannedFight(target, habits, shown, world);
    return [
      ...plannedWays(itemId, habits, shown, world).map(
        ({ kind, steps }) => `${index} item ${itemId}: ${kind} | ${inShort(steps)}`,
      ),
      `${index} ${target.kind} ${target.id}: ${fight?.kind} | ${inShort(fight?.steps ?? [])}`,
    ];
  });
  await expect(goldenText(lines)).toMatchFileSnapshot('planned-ways.golden.txt');
});
