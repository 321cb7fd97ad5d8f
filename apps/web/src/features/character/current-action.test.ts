import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import {
  type CraftAction,
  type DungeonAction,
  dungeonLength,
  type HuntAction,
  openWorld,
} from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { currentAction } from './current-action.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);
const session = { startAt: 1_000, limitAt: 28_801_000, content: compiled.version };

const craft = world.sets.crafteableItems[0];
if (!craft) throw new Error('The shipped world has nothing to craft');
const enemy = world.sets.enemies[0];
if (!enemy) throw new Error('The shipped world has no enemies');

const crafting: CraftAction = {
  ...session,
  kind: 'craft',
  itemId: craft.itemId,
  actionAt: 6_000,
  done: 1_234,
  target: 5_760,
  requested: 5_760,
};

const hunting: HuntAction = {
  ...session,
  kind: 'hunt',
  regionId: enemy.regionId,
  phase: 'fight',
  phaseAt: 9_000,
  pullTime: 0,
  enemyId: enemy.id,
  enemyHealth: 7,
  fighter: null,
};

test('returns null while no action runs', () => {
  expect(currentAction(null, world)).toBeNull();
});

test("shows how many items were made, and a step as long as the recipe's action time", () => {
  expect(currentAction(crafting, world)).toMatchObject({
    title: world.item(craft.itemId)?.name,
    kind: 'gathering',
    detail: 'Gathered 1,234 / 5,760',
    detailLabel: 'So far',
    from: 6_000,
    until: 6_000 + craft.baseActionTime * 1_000,
    limitAt: 28_801_000,
    skillId: craft.skillId,
  });
});

test('shows no duration for an item whose recipe was retired meanwhile', () => {
  const { sets } = compiled;
  const crafteableItems = sets.crafteableItems.filter(({ itemId }) => itemId !== craft.itemId);
  const without = openWorld({ ...sets, crafteableItems }, 'without');
  expect(currentAction(crafting, without)).toMatchObject({
    title: world.item(craft.itemId)?.name,
    from: 6_000,
    until: 6_000,
    skillId: null,
  });
});

test('shows the enemy, its health and the turn of three seconds in a fight', () => {
  expect(currentAction(hunting, world)).toMatchObject({
    title: enemy.name,
    detail: `7 / ${enemy.health} health`,
    detailLabel: 'The enemy still has',
    from: 9_000,
    until: 12_000,
    skillId: null,
  });
});

test("shows the region and the server's duration in a pull", () => {
  const pull: HuntAction = { ...hunting, phase: 'pull', enemyId: null, pullTime: 4_000 };
  expect(currentAction(pull, world)).toMatchObject({
    title: `Hunting in ${world.region(enemy.regionId)?.name}`,
    from: 9_000,
    until: 13_000,
  });
});

test('shows the progress of the run in a pull in a dungeon', () => {
  const [dungeon] = world.sets.dungeons;
  if (!dungeon) throw new Error('The shipped world has no dungeons');
  const { regionId: _, ...fight } = hunting;
  const inside: DungeonAction = {
    ...fight,
    kind: 'dungeon',
    phase: 'pull',
    enemyId: null,
    pullTime: 2_000,
    dungeonId: dungeon.id,
    enemyIndex: 4,
    isRunOver: false,
    remainingRuns: 1,
    leaving: false,
  };
  const length = dungeonLength(dungeon);
  expect(currentAction(inside, world)).toMatchObject({
    title: dungeon.name,
    detail: `4 / ${length} beaten`,
    until: 11_000,
  });
  const between = { ...inside, enemyIndex: length, isRunOver: true };
  expect(currentAction(between, world)?.detail).toBe('Between two runs');
});
