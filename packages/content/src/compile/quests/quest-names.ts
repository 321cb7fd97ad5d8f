import { SKILLS, type StaticData } from '@slumberfell/engine';
import { ITEM_FILES } from '../../source/item-files.ts';
import type { Row } from '../../source/row.ts';

type Known = ReadonlyMap<string, number>;

const byName = (rows: readonly { readonly id: number; readonly name: string }[]): Known =>
  new Map(rows.map(({ id, name }) => [name, id]));

/** The ids of what the tables of quests name. A name that does not resolve is reported, and has the id 0. */
export class QuestNames {
  readonly #items: Known;
  readonly #enemies: Known;
  readonly #regions: Known;
  readonly #dungeons: Known;
  readonly #skills: Known = byName(SKILLS);
  readonly #villagers: Known;

  constructor(
    sets: Pick<StaticData, 'items' | 'enemies' | 'regions' | 'dungeons'>,
    villagers: readonly { readonly id: number; readonly name: string }[],
  ) {
    this.#items = byName(sets.items);
    this.#enemies = byName(sets.enemies);
    this.#regions = byName(sets.regions);
    this.#dungeons = byName(sets.dungeons);
    this.#villagers = byName(villagers);
  }

  item = (row: Row, column: string, name: string): number =>
    found(this.#items, row, column, name, ITEM_FILES);
  enemy = (row: Row, column: string, name: string): number =>
    found(this.#enemies, row, column, name, ['enemies.csv']);
  region = (row: Row, column: string, name: string): number =>
    found(this.#regions, row, column, name, ['regions.csv']);
  dungeon = (row: Row, column: string, name: string): number =>
    found(this.#dungeons, row, column, name, ['dungeons.csv']);
  skill = (row: Row, column: string, name: string): number => found(this.#skills, row, column, name, []);
  villager = (row: Row, column: string, name: string): number =>
    found(this.#villagers, row, column, name, ['villagers.csv']);
}

function found(known: Known, row: Row, column: string, name: string, files: readonly string[]): number {
  const id = known.get(name);
  if (id === undefined && name !== '') row.reject(column, `"${name}" is not there`, files);
  return id ?? 0;
}
