import { idleTime } from '../character/idle-time.ts';
import { dueGifts, totalLevel } from '../character/milestones.ts';
import type { Seed } from '../random/seed.ts';
import { amountOf, canAdd } from '../state/amounts.ts';
import { isCombat, type Shown, type State } from '../state/state.ts';
import type { World } from '../world/world.ts';
import { apply } from './apply.ts';
import type { HuntingSessionStart } from './combat.ts';
import type { CraftingSessionStarted } from './crafting.ts';
import type { DungeonSessionStart } from './dungeon.ts';
import type { InventoryReason } from './possessions.ts';
import type { GameEvent } from './registry.ts';
import type { FinishReason } from './session.ts';

type SessionStart = HuntingSessionStart | DungeonSessionStart | CraftingSessionStarted;
/**
 * The fields of the start event of a session that a command sets. `Draft` adds the limit, which follows from
 * the instant, and the version of the live content.
 */
type SessionParameters<E> = E extends SessionStart ? Omit<E, 'limitAt' | 'content'> : never;

/**
 * What a command reads, and the events that it emits while it is executed. The obstacles of the command were
 * checked before, so a command only emits. Only events change what is shown, so a command cannot change it
 * without an event.
 */
export class Draft {
  readonly world: World;
  /** Instant of the command. The state is settled up to it. */
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

  emit(event: GameEvent): void {
    this.#state.shown = apply(this.#state.shown, event, this.at);
    this.events.push(event);
  }

  /** Seconds that a session may run when it begins now, by the claimed trophies and the live content. */
  get idleTime(): number {
    return idleTime(this.shown.trophies, this.world);
  }

  /** Emits an `OnIdleTimeChange` when a claim or new content has changed the idle time. */
  renewIdleTime(): void {
    const totalIdleTime = this.idleTime;
    if (totalIdleTime !== this.shown.totalIdleTime) this.emit({ type: 'OnIdleTimeChange', totalIdleTime });
  }

  /** Ends the running session, if there is one, and begins a session with this seed (game-design 2.16b). */
  beginSession(seed: Seed, start: SessionParameters<SessionStart>): void {
    this.endSession('replaced');
    this.renewIdleTime();
    this.#giveGifts();
    this.emit({ ...start, limitAt: this.at + this.idleTime * 1000, content: this.world.version });
    this.#state.hidden = { ...this.#state.hidden, session: { seed, ordinal: 0, turn: 0 } };
  }

  /** Gives what the total level reached before the content, or this rule, had the gift. */
  #giveGifts(): void {
    const { hidden } = this.#state;
    for (const { itemId, totalLevel: reached } of dueGifts(
      this.world,
      hidden.giftLevel,
      totalLevel(this.shown),
    )) {
      if (canAdd(this.shown.inventory, itemId, 1))
        this.emit({ type: 'OnInventoryChange', reason: 'milestone', changes: [{ itemId, amount: 1 }] });
      this.#state.hidden = { ...this.#state.hidden, giftLevel: reached };
    }
  }

  /**
   * Ends the running session, if there is one. The running action is lost and takes no items. In a hunt, an
   * enemy that is not beaten stays the pending enemy of its region (game-design 2.16b).
   */
  endSession(reason: Extract<FinishReason, 'replaced' | 'stopped' | 'travelled'>): void {
    const { action, health } = this.shown;
    if (action === null) return;
    this.emit({ type: 'OnIdleSessionFinished', reason, health: isCombat(action) ? health : null });
    this.#state.hidden = { ...this.#state.hidden, session: null };
  }

  owned(itemId: number): number {
    return amountOf(this.shown.inventory, itemId);
  }

  /** Removes an amount of an item from the inventory. */
  spend(itemId: number, amount: number, reason: InventoryReason): void {
    this.emit({ type: 'OnInventoryChange', reason, changes: [{ itemId, amount: -amount }] });
  }
}
