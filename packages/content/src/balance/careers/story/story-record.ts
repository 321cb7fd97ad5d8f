import type { Moment } from '@slumberfell/engine';
import { world } from '../../shipped.ts';

/** What the story and errands have brought to a player. */
export class StoryRecord {
  readonly #closedAt = new Map<number, number>();
  #errands = 0;
  #premium = 0;

  /** The instants at which chapters were closed, epoch ms. */
  get closedAt(): ReadonlyMap<number, number> {
    return this.#closedAt;
  }

  /** How many errands of the board were fulfilled. */
  get errands(): number {
    return this.#errands;
  }

  /** Gold of fulfilled errands, less the value of what was handed over for them. */
  get premium(): number {
    return this.#premium;
  }

  /** Adds what a command has brought. */
  add({ at, events }: Moment): void {
    const isErrand = events.some((event) => event.type === 'OnErrandChange' && event.change === 'fulfilled');
    if (isErrand) this.#errands++;
    for (const event of events) {
      if (event.type === 'OnChapterClosed') this.#closedAt.set(event.chapter, at);
      if (!isErrand) continue;
      if (event.type === 'OnGoldChange') this.#premium += event.amount;
      if (event.type === 'OnInventoryChange')
        for (const { itemId, amount } of event.changes)
          this.#premium += amount * (world.item(itemId)?.value ?? 0);
    }
  }
}
