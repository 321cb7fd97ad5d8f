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

/** The world whose balance is proven, with lookups that are known to succeed. */
export const shipped = compileWorld(shippedWorldDirectory);
export const sets = shipped.sets;
export const world = openWorld(sets, shipped.version);

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

/** Undefined for what is only found. */
export function craftOf(itemId: number): CrafteableItem | undefined {
  return crafts.get(itemId);
}

export function loot({ lootTableId }: Enemy | CrafteableItem) {
  return (lootTableId === null ? undefined : tables.get(lootTableId)) ?? [];
}

/** The enemy that closes a dungeon. */
export function bossOf({ id, sequences }: Dungeon): Enemy {
  return enemy(expected(sequences.at(-1), 'end of dungeon', id).enemyId);
}

/** Normal, Elite, Rare enemies and bosses of a region. */
export function inhabitants(regionId: number): Enemy[] {
  return sets.enemies.filter((enemy) => enemy.regionId === regionId);
}

function expected<Value>(value: Value | undefined, kind: string, id: number): Value {
  if (value === undefined) throw new Error(`There is no ${kind} ${id}`);
  return value;
}
