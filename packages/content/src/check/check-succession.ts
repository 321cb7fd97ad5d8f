import { EquipmentType, type Item, ItemCategory, type StaticData } from '@slumberfell/engine';
import type { KeptWorld } from '../succession/kept-world.ts';
import type { Finding } from './finding.ts';

/**
 * Checks that an imported world keeps what characters depend on (ADR 0009). Skills, regions and appearances
 * must stay. Items, enemies, dungeons and crafting actions may be removed: they retire. An item that stays
 * must keep its kind (`kindOf`). No new item or enemy may have the name of a removed one.
 * @param kept the previous world with all rows of earlier worlds, retired ones included
 * @returns all faults; empty when the world may be imported
 */
export function checkSuccession({ sets: kept }: Pick<KeptWorld, 'sets'>, next: StaticData): Finding[] {
  const messages = [
    ...missingRows('skill', 'characters have experience in it', kept.skills, next.skills),
    ...missingRows('region', 'characters may stand there', kept.regions, next.regions),
    ...missingRows(
      'appearance',
      'characters may look like it',
      kept.appearances.map(({ id, label: name }) => ({ id, name })),
      next.appearances,
    ),
    ...changedUses(kept.items, next.items),
    ...reusedNames('item', kept.items, next.items),
    ...reusedNames('enemy', kept.enemies, next.enemies),
  ];
  return messages.map((message) => ({ check: 'succession', message }));
}

interface Named {
  readonly id: number;
  readonly name: string;
}

function* missingRows(
  kind: string,
  reason: string,
  before: readonly Named[],
  after: readonly { readonly id: number }[],
): Iterable<string> {
  const kept = new Set(after.map(({ id }) => id));
  for (const { id, name } of before) {
    if (!kept.has(id)) yield `${kind} ${id} "${name}" is missing, but ${reason}: it may change, and not go`;
  }
}

/**
 * Reports items whose use has changed: an item must keep its category and its type of equipment; a card also
 * its enemy and whether it is radiant.
 */
function* changedUses(before: readonly Item[], after: readonly Item[]): Iterable<string> {
  const found = new Map(after.map((item) => [item.id, item]));
  for (const old of before) {
    const item = found.get(old.id);
    if (item === undefined) continue;
    const [was, is] = [kindOf(old), kindOf(item)];
    if (was !== is) {
      yield `item ${old.id} was "${old.name}" (${was}) and is "${item.name}" (${is}): give the new one an id of its own`;
    }
  }
}

function kindOf({ category, equipmentType, enemyId, radiant }: Item): string {
  const parts = [
    nameOf(ItemCategory, category),
    equipmentType === undefined ? '' : `, ${nameOf(EquipmentType, equipmentType)}`,
    category === ItemCategory.Card ? ` of enemy ${enemyId}${radiant ? ', radiant' : ''}` : '',
  ];
  return parts.join('');
}

const nameOf = (values: Readonly<Record<string, number>>, value: number): string =>
  Object.entries(values).find(([, one]) => one === value)?.[0] ?? String(value);

/**
 * Reports each row that has the name of a removed row. The removed row is retired and keeps its name, so a
 * player could see two different rows with one name.
 */
function* reusedNames(kind: string, before: readonly Named[], after: readonly Named[]): Iterable<string> {
  const kept = new Set(after.map(({ id }) => id));
  const removed = new Map(
    before.filter(({ id }) => !kept.has(id)).map(({ id, name }) => [name.toLowerCase(), id]),
  );
  for (const { id, name } of after) {
    const earlier = removed.get(name.toLowerCase());
    if (earlier !== undefined) {
      yield `"${name}" was ${kind} ${earlier} and is ${kind} ${id}: give it its id back, or another name`;
    }
  }
}
