import type { InventoryReason } from '../events/possessions.ts';
import type { GameEvent, Moment } from '../events/registry.ts';
import type { FinishReason } from '../events/session.ts';
import type { CombatScene, CombatTurn, ItemActionScene, Recorder } from '../recording/recorder.ts';
import type { ItemAmount } from '../world/static-data.ts';

/** Records all events, grouped into moments. The server sends them to the player's pages. */
export class EventRecorder implements Recorder {
  readonly needsEachItemAction = true;
  readonly moments: Moment[] = [];
  /** Instant and events of the last moment. */
  #at = Number.NEGATIVE_INFINITY;
  #events: GameEvent[] = [];
  /** Changes of the next `OnInventoryChange`. */
  #changes: ItemAmount[] = [];

  enemySpawned(at: number, scene: CombatScene): void {
    this.#record(at, {
      type: 'OnCombatStart',
      enemyId: scene.enemyId,
      enemyHealth: scene.enemyHealth,
      fighter: scene.fighter,
      content: scene.world.version,
      ...(scene.bearers.length > 0 && { bearers: scene.bearers }),
    });
  }

  turnEnded(at: number, scene: CombatScene, turn: CombatTurn): void {
    const { dealt, critical, taken, portions, healing, result, notes } = turn;
    this.#record(at, {
      type: 'OnCombatTurn',
      characterDamageDealt: dealt,
      critical,
      enemyDamageDealt: taken,
      characterHealingData: portions > 0 ? { itemId: scene.foodId, foodAmount: portions, healing } : null,
      characterHealth: scene.health,
      enemyHealth: scene.enemyHealth,
      result,
      fighter: result === null && scene.fighterChanged ? scene.fighter : null,
      ...(!notes.isEmpty && { notes: notes.list() }),
    });
  }

  experienceGained(at: number, skillId: number, points: number, healthPoints: number): void {
    this.#record(at, {
      type: 'GrantedCombatExperience',
      skillId,
      experience: points,
      healthExperience: healthPoints,
    });
  }

  itemChanged(itemId: number, amount: number): void {
    this.#changes.push({ itemId, amount });
  }

  inventoryChanged(at: number, reason: InventoryReason): void {
    if (this.#changes.length === 0) return;
    this.#record(at, { type: 'OnInventoryChange', reason, changes: this.#changes });
    this.#changes = [];
  }

  lessonGained(at: number, skillId: number, points: number): void {
    this.#record(at, { type: 'GrantedLesson', skillId, experience: points });
  }

  pullStarted(at: number, pullTime: number, carried: number): void {
    this.#record(at, { type: 'CombatPullStart', pullTime, ...(carried > 0 && { carried }) });
  }

  dungeonProgressed(at: number, enemyIndex: number, isRunOver: boolean, remainingRuns: number): void {
    this.#record(at, { type: 'DungeonProgress', enemyIndex, isRunOver, remainingRuns });
  }

  goldGiven(at: number, amount: number): void {
    this.#record(at, { type: 'OnGoldGiven', amount });
  }

  itemActionsFinished(at: number, scene: ItemActionScene, points: number): void {
    this.#record(at, {
      type: 'CraftingActionFinished',
      itemId: scene.itemId,
      skillId: scene.skillId,
      piece: scene.piece,
      experience: points,
      done: scene.done,
      content: scene.nextContent,
    });
  }

  sessionFinished(at: number, reason: FinishReason, health: number | null): void {
    this.#record(at, { type: 'OnIdleSessionFinished', reason, health });
  }

  planWentOn({ at, events }: Moment): void {
    for (const event of events) this.#record(at, event);
  }

  #record(at: number, event: GameEvent): void {
    if (at === this.#at) {
      this.#events.push(event);
    } else {
      this.#at = at;
      this.#events = [event];
      this.moments.push({ at, events: this.#events });
    }
  }
}
