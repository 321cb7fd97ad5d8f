import { EquipmentType, type Item, ItemCategory, type StaticData } from '@slumberfell/engine';
import type { KeptWorld } from '../succession/kept-world.ts';
import type { Finding } from './finding.ts';

/**
 * What an imported world must keep of the one before it, so that nothing a character has, wears or stands in loses its
 * meaning (ADR 0009). Items, enemies, dungeons and ways of making things may go: they retire.
 * @param kept with all rows that ever were, retired ones included
 * @returns all faults; empty when the next world may follow
 */
export function checkSuccession({ sets: kept }: Pick<KeptWorld, 'sets'>, next: StaticData): Finding[] {
  const messages = [
    ...stayed('skill', 'characters have experience in it', kept.skills, next.skills),
    ...stayed('region', 'characters may stand there', kept.regions, next.regions),
    ...stayed(
      'appearance',
      'characters may look like it',
      kept.appearances.map(({ id, label: name }) => ({ id, name })),
      next.appearances,
    ),
    ...sameMeaning(kept.items, next.items),
    ...ownNames('item', kept.items, next.items),
    ...ownNames('enemy', kept.enemies, next.enemies),
  ];
  return messages.map((message) => ({ check: 'succession', message }));
}

interface Named {
  readonly id: number;
  readonly name: string;
}

function* stayed(
  kind: string,
  reason: string,
  before: readonly Named[],
  after: readonly { readonly id: number }[],
): Iterable<string> {
  const there = new Set(after.map(({ id }) => id));
  for (const { id, name } of before) {
    if (!there.has(id)) yield `${kind} ${id} "${name}" is missing, but ${reason}: it may change, and not go`;
  }
}

/** What a holder of an item may do with it follows from these. */
function* sameMeaning(before: readonly Item[], after: readonly Item[]): Iterable<string> {
  const found = new Map(after.map((item) => [item.id, item]));
  for (const old of before) {
    const item = found.get(old.id);
    if (item === undefined) continue;
    const [was, is] = [meaningOf(old), meaningOf(item)];
    if (was !== is) {
      yield `item ${old.id} was "${old.name}" (${was}) and is "${item.name}" (${is}): give the new one an id of its own`;
    }
  }
}

function meaningOf({ category, equipmentType, enemyId, radiant }: Item): string {
  const parts = [
    nameOf(ItemCategory, category),
    equipmentType === undefined ? '' : `, ${nameOf(EquipmentType, equipmentType)}`,
    category === ItemCategory.Card ? ` of enemy ${enemyId}${radiant ? ', radiant' : ''}` : '',
  ];
  return parts.join('');
}

const nameOf = (values: Readonly<Record<string, number>>, value: number): string =>
  Object.entries(values).find(([, one]) => one === value)?.[0] ?? String(value);

/** What retires keeps its name, so that two things which a player can have are never called the same. */
function* ownNames(kind: string, before: readonly Named[], after: readonly Named[]): Iterable<string> {
  const there = new Set(after.map(({ id }) => id));
  const gone = new Map(
    before.filter(({ id }) => !there.has(id)).map(({ id, name }) => [name.toLowerCase(), id]),
  );
  for (const { id, name } of after) {
    const earlier = gone.get(name.toLowerCase());
    if (earlier !== undefined) {
      yield `"${name}" was ${kind} ${earlier} and is ${kind} ${id}: give it its id back, or another name`;
    }
  }
}
