import {
  type CrafteableItem,
  type Dungeon,
  type Enemy,
  type Item,
  openWorld,
  type Region,
} from '@slumberfell/engine';
import { compileWorld } from '../compile/compile-world.ts';
import { shippedWorldDirectory } from '../shipped-world.ts';

/** The world that the balance tests check. The lookups of this file throw an error if an entry is missing. */
export const shipped = compileWorld(shippedWorldDirectory);
export const sets = shipped.sets;
export const world = openWorld(sets, shipped.version, shipped.quests);

const crafts = new Map(sets.crafteableItems.map((craft) => [craft.itemId, craft]));
const tables = new Map(sets.lootTables.map(({ id, subTables }) => [id, subTables]));

export function item(id: number): Item {
  return expected(world.item(id), 'item', id);
}

export function enemy(id: number): Enemy {
  return expected(world.enemy(id), 'enemy', id);
}

export function region(id: number): Region {
  return expected(world.region(id), 'region', id);
}

/** The action that makes an item; undefined if the item can only be found. */
export function craftOf(itemId: number): CrafteableItem | undefined {
  return crafts.get(itemId);
}

export function loot({ lootTableId }: Enemy | CrafteableItem) {
  return (lootTableId === null ? undefined : tables.get(lootTableId)) ?? [];
}

/** The boss: the last enemy of a dungeon. */
export function bossOf({ id, sequences }: Dungeon): Enemy {
  return enemy(expected(sequences.at(-1), 'end of dungeon', id).enemyId);
}

/** The Normal, Elite and Rare enemies and the bosses of a region. */
export function enemiesOf(regionId: number): Enemy[] {
  return sets.enemies.filter((enemy) => enemy.regionId === regionId);
}

function expected<Value>(value: Value | undefined, kind: string, id: number): Value {
  if (value === undefined) throw new Error(`There is no ${kind} ${id}`);
  return value;
}
