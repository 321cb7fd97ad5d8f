import { advance, createState, EventRecorder, execute, openWorld, type State } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { type BreakableWorld, brokenWorld, entryNamed, removeFromLoot } from '../check/broken-world.ts';
import { checkStructure } from '../check/check-structure.ts';
import { setVersions } from '../versions.ts';
import { carryOver } from './carry-over.ts';

const shipped = brokenWorld(() => {});
const nothingRetired = { sets: shipped.sets, retired: {} };

/** The shipped world without one enemy, its cards, its trophy and its loot table. */
function withoutEnemy(name: string): BreakableWorld {
  return brokenWorld((world) => {
    const { sets } = world;
    const enemy = entryNamed(sets.enemies, name);
    const belongings = sets.items.filter(
      (item) => item.enemyId === enemy.id || item.id === 60_000 + enemy.id,
    );
    const removed = new Set(belongings.map(({ id }) => id));
    for (const { id } of belongings) removeFromLoot(world, id);
    sets.items = sets.items.filter(({ id }) => !removed.has(id));
    sets.relicariumEntries = sets.relicariumEntries.filter(({ itemId }) => !removed.has(itemId));
    sets.enemies = sets.enemies.filter(({ id }) => id !== enemy.id);
    sets.lootTables = sets.lootTables.filter(({ id }) => id !== enemy.lootTableId);
    for (const [index, one] of sets.enemies.entries()) one.bestiaryIndex = index + 1;
    for (const region of sets.regions) {
      region.enemies = region.enemies.filter((id) => id !== enemy.id);
      region.enemyDrops = region.enemyDrops.filter((id) => !removed.has(id));
    }
  });
}

const imp = entryNamed(shipped.sets.enemies, 'Puddle Imp');
const card = entryNamed(shipped.sets.items, 'Card: Puddle Imp');
const { sets: next } = withoutEnemy('Puddle Imp');
const carried = carryOver(nothingRetired, next);

test('an import that removes nothing retires nothing', () => {
  expect(carryOver(nothingRetired, shipped.sets)).toEqual(nothingRetired);
});

test('the world without an enemy is valid, and so is the world with its retired rows', () => {
  expect(checkStructure(next)).toEqual([]);
  expect(checkStructure(carried.sets)).toEqual([]);
});

test('a removed enemy stays as a retired row, after all other enemies, with its loot, its cards and its trophy', () => {
  const { sets, retired } = carried;
  expect(sets.enemies.at(-1)).toEqual({ ...imp, bestiaryIndex: sets.enemies.length });
  expect(sets.lootTables.at(-1)?.id).toBe(imp.lootTableId);
  expect(sets.items.slice(next.items.length)).toContainEqual(card);
  expect(retired.enemies).toEqual([imp.id]);
  expect(retired.lootTables).toEqual([imp.lootTableId]);
  expect(retired.items).toContain(card.id);
  const trophies = sets.relicariumEntries.slice(next.relicariumEntries.length);
  expect(trophies.map(({ itemId }) => itemId)).toEqual(retired.relicariumEntries ?? []);
});

test('a character does not meet a retired enemy', () => {
  const world = openWorld(carried.sets, 'next');
  expect(world.enemy(imp.id)?.name).toBe('Puddle Imp');
  for (const region of world.sets.regions) expect(region.enemies).not.toContain(imp.id);
  const reachable = world.sets.lootTables.filter(({ id }) => !carried.retired.lootTables?.includes(id));
  for (const { subTables } of reachable) {
    for (const { itemId } of subTables) expect(carried.retired.items).not.toContain(itemId);
  }
});

test('a character that met the enemy before and did not defeat it does not meet it again', () => {
  const timeline = [{ at: 0, world: openWorld(carried.sets, 'next') }];
  const { shown, hidden } = createState(shipped.context.newCharacter, 0);
  const state: State = { shown, hidden: { ...hidden, pendingEnemies: [imp.regionId, imp.id] } };
  const input = { regionId: imp.regionId, key: [1, 2, 3, 4] } as const;
  execute(state, { name: 'begin-hunting', input }, timeline, 0);
  const recorder = new EventRecorder();
  advance(state, timeline, 60_000, recorder);
  const met = recorder.moments
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'OnCombatStart' ? [event.enemyId] : []));
  expect(met.length).toBeGreaterThan(0);
  expect(met).not.toContain(imp.id);
});

test('a second import of the same world changes nothing, so that a restart imports nothing', () => {
  const again = carryOver(carried, next);
  expect(again).toEqual(carried);
  expect(setVersions(again.sets)).toEqual(setVersions(carried.sets));
});

test('a row that the files have again is as in the files, and no longer retired', () => {
  expect(carryOver(carried, shipped.sets)).toEqual(nothingRetired);
});

test('a piece whose essence is removed can no longer be disenchanted', () => {
  const sword = entryNamed(shipped.sets.items, 'Copper Sword');
  const { sets } = brokenWorld((world) => {
    const removed = new Set([sword.id, sword.disenchantsInto]);
    for (const id of removed) removeFromLoot(world, id ?? 0);
    world.sets.items = world.sets.items.filter(({ id }) => !removed.has(id));
    world.sets.crafteableItems = world.sets.crafteableItems.filter(({ itemId }) => !removed.has(itemId));
  });
  const kept = carryOver(nothingRetired, sets).sets.items.find(({ id }) => id === sword.id);
  const { disenchantsInto: _, ...rest } = sword;
  expect(kept).toEqual(rest);
  expect(sword.disenchantsInto).toBeDefined();
});
