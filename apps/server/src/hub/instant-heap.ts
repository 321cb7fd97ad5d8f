/** An item of an `InstantHeap`. Only the heap writes these fields. */
export interface Due {
  /** Epoch ms. */
  dueAt: number;
  /** Index in the heap; -1 while it is not in one. */
  index: number;
}

/** A binary heap ordered by instant. Each item stores its index, so that any item can be moved or removed. */
export class InstantHeap<T extends Due> {
  readonly #items: T[] = [];

  /** The item with the earliest instant. */
  get first(): T | undefined {
    return this.#items[0];
  }

  get size(): number {
    return this.#items.length;
  }

  /** Adds an item, or moves it if the heap already contains it. */
  put(item: T, dueAt: number): void {
    item.dueAt = dueAt;
    if (item.index === -1) {
      item.index = this.#items.length;
      this.#items.push(item);
    }
    this.#settle(item);
  }

  /** Removes an item, if the heap contains it. */
  remove(item: T): void {
    const { index } = item;
    if (index === -1) return;
    const last = this.#items.pop() as T;
    item.index = -1;
    if (last === item) return;
    last.index = index;
    this.#items[index] = last;
    this.#settle(last);
  }

  /** Moves an item up or down until the heap is in order again. */
  #settle(item: T): void {
    const items = this.#items;
    let { index } = item;
    while (index > 0) {
      const above = items[(index - 1) >> 1] as T;
      if (above.dueAt <= item.dueAt) break;
      items[index] = above;
      const free = above.index;
      above.index = index;
      index = free;
    }
    for (;;) {
      const left = 2 * index + 1;
      let below = items[left];
      if (below === undefined) break;
      const right = items[left + 1];
      if (right !== undefined && right.dueAt < below.dueAt) below = right;
      if (below.dueAt >= item.dueAt) break;
      items[index] = below;
      const free = below.index;
      below.index = index;
      index = free;
    }
    items[index] = item;
    item.index = index;
  }
}
