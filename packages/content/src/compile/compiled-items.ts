import type { Item } from '@slumberfell/engine';
import type { Problems, SourceLocation } from '../content-error.ts';

/**
 * The items compiled so far, in order. Ids are built from several files, so that duplicate ids are found only
 * here.
 */
export class CompiledItems {
  readonly #problems: Problems;
  readonly #byId = new Map<number, { item: Item; place: SourceLocation }>();

  constructor(problems: Problems) {
    this.#problems = problems;
  }

  /** @param place the row from which the item is compiled */
  add(item: Item, place: SourceLocation): Item {
    const holder = this.#byId.get(item.id);
    if (holder === undefined) this.#byId.set(item.id, { item, place });
    else {
      const { file, row } = holder.place;
      this.#problems.add(
        place,
        `"${item.name}" gets id ${item.id}, which "${holder.item.name}" (${file}, row ${row}) has`,
      );
    }
    return item;
  }

  has(id: number): boolean {
    return this.#byId.has(id);
  }

  get(id: number): Item {
    const entry = this.#byId.get(id);
    if (entry === undefined) throw new Error(`No item ${id} has been compiled yet`);
    return entry.item;
  }

  all(): Item[] {
    return [...this.#byId.values()].map(({ item }) => item);
  }
}
