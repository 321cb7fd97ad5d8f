import type { CombatResult, FinishReason, GameEvent, InventoryReason, Moment } from '../events.ts';
import type { ItemAmount } from '../static-data.ts';
import type { CombatScene, MakingScene } from './recorder.ts';
import { Tally } from './totals.ts';

/** A tally that also records every event, grouped into the moments they happen at: the sink for live viewers. */
export class Film extends Tally {
  readonly moments: Moment[] = [];
  override readonly craftStride: number = 1;
  #changes: ItemAmount[] = [];

  override spawn(at: number, scene: CombatScene): void {
    super.spawn(at, scene);
    this.#record(at, {
      type: 'OnCombatStart',
      enemyId: scene.foeId,
      enemyHealth: scene.foeHealth,
      fighter: scene.fighter,
      content: scene.world.version,
    });
  }

  override turn(
    at: number,
    scene: CombatScene,
    dealt: number,
    critical: boolean,
    taken: number,
    portions: number,
    healing: number,
    result: CombatResult | null,
  ): void {
    super.turn(at, scene, dealt, critical, taken, portions, healing, result);
    this.#record(at, {
      type: 'OnCombatTurn',
      characterDamageDealt: dealt,
      critical,
      enemyDamageDealt: taken,
      characterHealingData: portions > 0 ? { itemId: scene.foodId, foodAmount: portions, healing } : null,
      characterHealth: scene.health,
      enemyHealth: scene.foeHealth,
      result,
      fighter: result === null && scene.fighterChanged ? scene.fighter : null,
    });
  }

  override experience(
    at: number,
    skillId: number,
    points: number,
    healthSkillId: number,
    healthPoints: number,
  ): void {
    super.experience(at, skillId, points, healthSkillId, healthPoints);
    this.#record(at, {
      type: 'GrantedCombatExperience',
      skillId,
      experience: points,
      healthExperience: healthPoints,
    });
  }

  override item(item: number, amount: number): number {
    const added = super.item(item, amount);
    if (added !== 0) this.#changes.push({ itemId: this.itemId(item), amount: added });
    return added;
  }

  /** Called by the rules when all items of one cause have been told. */
  override changed(at: number, reason: InventoryReason): void {
    if (this.#changes.length === 0) return;
    this.#record(at, { type: 'OnInventoryChange', reason, changes: this.#changes });
    this.#changes = [];
  }

  override pull(at: number, pullTime: number): void {
    super.pull(at, pullTime);
    this.#record(at, { type: 'CombatPullStart', pullTime });
  }

  override progress(at: number, enemyIndex: number, isRunOver: boolean, remainingRuns: number): void {
    this.#record(at, { type: 'DungeonProgress', enemyIndex, isRunOver, remainingRuns });
  }

  override made(at: number, making: MakingScene, points: number): void {
    super.made(at, making, points);
    this.#record(at, {
      type: 'CraftingActionFinished',
      itemId: making.itemId,
      skillId: making.skillId,
      piece: making.piece,
      experience: points,
      done: making.done,
      content: making.nextContent,
    });
  }

  override finish(at: number, reason: FinishReason, health: number | null): void {
    super.finish(at, reason, health);
    this.#record(at, { type: 'OnIdleSessionFinished', reason, health });
  }

  #record(at: number, event: GameEvent): void {
    const last = this.moments.at(-1);
    if (last?.at === at) (last.events as GameEvent[]).push(event);
    else this.moments.push({ at, events: [event] });
  }
}
