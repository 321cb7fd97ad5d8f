import { amountOf, entriesOf } from '../state/amounts.ts';
import { levelOf } from '../state/experience.ts';
import { WORN_SLOTS } from '../state/slots.ts';
import type { Shown } from '../state/state.ts';
import type { Dungeon, Enemy } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { type Chronicle, ChronicleBuilder, OTHERS } from './chronicle.ts';
import { type FirstKey, firstKindOf, levelId, ROUND_LEVEL } from './firsts.ts';

/** The instant of firsts that happened before the chronicle began. */
const BEFORE = 0;

/** Everything that a character owns: in the inventory, worn, and in the food slot. */
export function possessions({ inventory, equipment }: Shown): ReadonlyMap<number, bigint> {
  const owned = new Map<number, bigint>();
  const add = (id: number | undefined, amount: number): void => {
    if (id !== undefined && amount > 0) owned.set(id, (owned.get(id) ?? 0n) + BigInt(amount));
  };
  for (const [id, amount] of entriesOf(inventory)) add(id, amount);
  for (const slot of WORN_SLOTS) add(equipment[slot], 1);
  add(equipment.food, equipment.foodAmount ?? 0);
  return owned;
}

/**
 * The chronicle of a character at the instant from which it is kept. What came before is known only by what
 * is owned: a kill for each card and each trophy of an enemy, and a run where something is owned that only
 * the boss of the dungeon leaves. Luck begins at 0.
 */
export function openingChronicle(shown: Shown, world: World): Chronicle {
  const builder = new ChronicleBuilder();
  const owned = possessions(shown);
  for (const [itemId, amount] of owned) builder.add('items', itemId, 'opening', safe(amount));
  builder.add('gold', OTHERS, 'opening', shown.gold);
  const had = (itemId: number): number => safe(owned.get(itemId) ?? 0n) + amountOf(shown.trophies, itemId);
  const dropsOf = soleDrops(world);
  for (const enemy of world.sets.enemies) {
    const kills = openingKills(enemy, shown, world, had, dropsOf);
    builder.add('enemies', enemy.id, 'kills', kills);
  }
  for (const dungeon of world.sets.dungeons) {
    if (hasBeaten(dungeon, shown, had, dropsOf)) builder.add('dungeons', dungeon.id, 'runs', 1);
  }
  for (const key of openingFirsts(shown, world, owned, dropsOf, had)) builder.first({ ...key, at: BEFORE });
  return builder.build();
}

const safe = (amount: bigint): number => Number(amount > MOST ? MOST : amount);
const MOST = BigInt(Number.MAX_SAFE_INTEGER);

/** The items that only one enemy leaves, by the id of that enemy. */
function soleDrops(world: World): ReadonlyMap<number, readonly number[]> {
  const enemiesOfTable = new Map<number, number[]>();
  for (const { id, lootTableId } of world.sets.enemies)
    enemiesOfTable.set(lootTableId, [...(enemiesOfTable.get(lootTableId) ?? []), id]);
  const owner = new Map<number, number | null>();
  for (const table of world.sets.lootTables) {
    const enemies = enemiesOfTable.get(table.id) ?? [];
    for (const { itemId } of table.subTables) {
      const known = owner.get(itemId);
      const [enemy] = enemies;
      const isSole = enemies.length === 1 && (known === undefined || known === enemy);
      owner.set(itemId, isSole ? (enemy as number) : null);
    }
  }
  for (const { itemId } of world.sets.crafteableItems) owner.delete(itemId);
  const drops = new Map<number, number[]>();
  for (const [itemId, enemy] of owner)
    if (enemy !== null) drops.set(enemy, [...(drops.get(enemy) ?? []), itemId]);
  return drops;
}

type Drops = ReturnType<typeof soleDrops>;
type Had = (itemId: number) => number;

/** A kill for each card and each trophy that only this enemy leaves. A claimed card counts once. */
function openingKills({ id }: Enemy, shown: Shown, world: World, had: Had, drops: Drops): number {
  let kills = amountOf(shown.cards, id) > 0 ? 1 : 0;
  for (const itemId of drops.get(id) ?? []) {
    const item = world.item(itemId);
    if (item?.enemyId === id || world.relicariumEntry(itemId) !== undefined) kills += had(itemId);
  }
  return Math.min(kills, Number.MAX_SAFE_INTEGER);
}

/** Whether a boss of the dungeon has left its card, a trophy or something else that only it leaves. */
function hasBeaten({ sequences }: Dungeon, shown: Shown, had: Had, drops: Drops): boolean {
  const boss = sequences.at(-1)?.enemyId ?? 0;
  return amountOf(shown.cards, boss) > 0 || (drops.get(boss) ?? []).some((itemId) => had(itemId) > 0);
}

function openingFirsts(
  shown: Shown,
  world: World,
  owned: ReadonlyMap<number, bigint>,
  drops: Drops,
  had: Had,
): readonly FirstKey[] {
  const firsts: FirstKey[] = [{ kind: 'region', id: shown.regionId }];
  const items = [...owned.keys(), ...entriesOf(shown.trophies).map(([id]) => id), ...shown.pets];
  for (const id of items) {
    const kind = firstKindOf(world.item(id));
    if (kind !== null) firsts.push({ kind, id });
  }
  for (const { id, enemyId = 0, radiant } of world.sets.items) {
    if (radiant && amountOf(shown.cards, enemyId) === 2) firsts.push({ kind: 'radiant-card', id });
  }
  shown.experience.forEach((points, index) => {
    for (let level = ROUND_LEVEL; level <= levelOf(points); level += ROUND_LEVEL)
      firsts.push({ kind: 'level', id: levelId(index + 1, level) });
  });
  for (const dungeon of world.sets.dungeons) {
    const boss = dungeon.sequences.at(-1)?.enemyId;
    if (boss !== undefined && hasBeaten(dungeon, shown, had, drops)) firsts.push({ kind: 'boss', id: boss });
  }
  return firsts;
}
