import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Due, InstantHeap } from './instant-heap.ts';

interface Item extends Due {
  readonly name: number;
}

const ITEMS = 12;

describe('a heap of instants', () => {
  it('has the earliest first after any additions, moves and removals', () => {
    const step = fc.record({
      what: fc.constantFrom('put', 'put', 'remove'),
      name: fc.integer({ min: 0, max: ITEMS - 1 }),
      dueAt: fc.integer({ min: 0, max: 20 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const heap = new InstantHeap<Item>();
        const items = Array.from({ length: ITEMS }, (_, name): Item => ({ name, dueAt: 0, index: -1 }));
        const model = new Map<number, number>();
        for (const { what, name, dueAt } of steps) {
          const item = items[name] as Item;
          if (what === 'put') {
            heap.put(item, dueAt);
            model.set(name, dueAt);
          } else {
            heap.remove(item);
            model.delete(name);
          }
          expect(heap.size).toBe(model.size);
          expect(heap.first?.dueAt).toBe(model.size === 0 ? undefined : Math.min(...model.values()));
        }
        const order: number[] = [];
        for (let item = heap.first; item !== undefined; item = heap.first) {
          expect(model.get(item.name)).toBe(item.dueAt);
          order.push(item.dueAt);
          heap.remove(item);
          expect(item.index).toBe(-1);
        }
        expect(order).toEqual([...model.values()].sort((a, b) => a - b));
      }),
      { numRuns: 1_000 },
    );
  });
});
