import type { Row } from '../../source/row.ts';

/** Reads ids of one or more tables and reports one that a row before has. */
export class UniqueIds {
  readonly #seen = new Set<number>();

  id(row: Row, range: { readonly min: number; readonly max: number }): number {
    const id = row.integer('id', range);
    if (this.#seen.has(id)) row.reject('id', `${id} is there twice`);
    this.#seen.add(id);
    return id;
  }
}
