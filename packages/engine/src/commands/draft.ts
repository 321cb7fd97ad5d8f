import { idleTime } from '../character/idle-time.ts';
import { apply } from '../events/apply.ts';
import type { HuntingSessionStart } from '../events/combat.ts';
import type { CraftingSessionStarted } from '../events/crafting.ts';
import type { DungeonSessionStart } from '../events/dungeon.ts';
import type { InventoryReason } from '../events/possessions.ts';
import type { GameEvent } from '../events/registry.ts';
import type { FinishReason } from '../events/session.ts';
import type { Seed } from '../random/seed.ts';
import { amountOf } from '../state/amounts.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import { isCombat, type Shown, type State } from '../state/state.ts';
import type { World } from '../world/world.ts';

type SessionStart = HuntingSessionStart | DungeonSessionStart | CraftingSessionStarted;
/**
 * What a command says of the session that it begins; the rest follows from the instant and the live content.
 */
type Begun<E> = E extends SessionStart ? Omit<E, 'limitAt' | 'content'> : never;

/**
 * A command at work: what it reads, and the events it causes. A command first looks for every reason to
 * refuse, then emits; what is shown follows from the events alone, so a command cannot change it silently.
 */
export class Draft {
  readonly world: World;
  /** Instant of the command; the state is settled to it. */
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

  get inCombat(): boolean {
    return isCombat(this.shown.action);
  }

  emit(event: GameEvent): void {
    this.#state.shown = apply(this.#state.shown, event, this.at);
    this.events.push(event);
  }

  /** Seconds that a session may run from now on, by the content that is live. */
  get idleTime(): number {
    return idleTime(this.shown.trophies, this.world);
  }

  /** Shows the idle time where a claim or new content has changed it. */
  renewIdleTime(): void {
    const totalIdleTime = this.idleTime;
    if (totalIdleTime !== this.shown.totalIdleTime) this.emit({ type: 'OnIdleTimeChange', totalIdleTime });
  }

  /** Begins a session under a random seed; ends the one that is running (game-design 2.16b). */
  beginSession(seed: Seed, start: Begun<SessionStart>): void {
    this.endSession('replaced');
    this.renewIdleTime();
    this.emit({ ...start, limitAt: this.at + this.idleTime * 1000, content: this.world.version });
    this.#state.hidden = { ...this.#state.hidden, session: { key: seed, ordinal: 0, turn: 0 } };
  }

  /**
   * Ends the session that is running, if any. An action under way is lost and nothing is taken for it; an
   * enemy that is not beaten waits for the next hunt of its region (game-design 2.16b).
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

  /** Takes some of an item out of the inventory for good. */
  spend(itemId: number, amount: number, reason: InventoryReason): void {
    this.emit({ type: 'OnInventoryChange', reason, changes: [{ itemId, amount: -amount }] });
  }

  /** Whether `amount` more of an item can still be counted. */
  hasRoomFor(itemId: number, amount: number): boolean {
    return this.owned(itemId) <= MAX_AMOUNT - amount;
  }
}
