import { amountOf } from '../state/amounts.ts';
import type { Hidden, Shown, State } from '../state/state.ts';
import type { World } from '../world/world.ts';
import { apply } from './apply.ts';
import type { InventoryReason } from './possessions.ts';
import type { GameEvent } from './registry.ts';

/**
 * A state that changes at one instant, and the events of that: by a command, or when `advance` begins a
 * session. The obstacles were checked before, so the writer only emits. Only events change what is shown, so
 * nothing changes without an event.
 */
export class Draft {
  readonly world: World;
  /** Instant of the events. The state is settled up to it. */
  readonly at: number;
  readonly events: GameEvent[] = [];
  readonly #state: State;

  constructor(state: State, world: World, at: number) {
    this.#state = state;
    this.world = world;
    this.at = at;
  }

  get shown(): Shown {
    return this.#state.shown;
  }

  get hidden(): Hidden {
    return this.#state.hidden;
  }

  emit(event: GameEvent): void {
    this.#state.shown = apply(this.#state.shown, event, this.at);
    this.events.push(event);
  }

  /** Changes parts of what is hidden from players. */
  hide(changed: Partial<Hidden>): void {
    this.#state.hidden = { ...this.#state.hidden, ...changed };
  }

  owned(itemId: number): number {
    return amountOf(this.shown.inventory, itemId);
  }

  /** Removes an amount of an item from the inventory. */
  spend(itemId: number, amount: number, reason: InventoryReason): void {
    this.emit({ type: 'OnInventoryChange', reason, changes: [{ itemId, amount: -amount }] });
  }
}
