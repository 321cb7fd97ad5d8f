import { healingPoints } from '../../character/healing-threshold.ts';
import { withFood } from '../../events/food-slot.ts';
import type { Seed } from '../../random/seed.ts';
import type { Equipment, Shown } from '../../state/state.ts';
import { Note } from '../../state/trait-notes.ts';
import type { World } from '../../world/world.ts';
import type { FightTraits } from './fight-traits.ts';
import { portionHealing, portionsEaten } from './food.ts';
import type { TurnRolls } from './turn-rolls.ts';

/**
 * The packed food of a running combat. The turns of the combat change its numbers; `equipment` gives the
 * equipment with the portions that are left.
 */
export class CombatFood {
  readonly #shown: Pick<Shown, 'equipment' | 'healingShare'>;
  readonly #seed: Seed;
  readonly #traits: FightTraits;
  #amount: number;
  #portionHealing = 0;
  #threshold = 0;

  /** `enter` and `setThreshold` complete the numbers. */
  constructor(shown: Pick<Shown, 'equipment' | 'healingShare'>, seed: Seed, traits: FightTraits) {
    this.#shown = shown;
    this.#seed = seed;
    this.#traits = traits;
    this.#amount = shown.equipment.foodAmount ?? 0;
  }

  /** Item id of the food; 0 when none was packed as the combat was opened. */
  get id(): number {
    return this.#shown.equipment.food ?? 0;
  }

  /** Portions that are left. */
  get amount(): number {
    return this.#amount;
  }

  /** Health points that all portions restore. */
  get healing(): number {
    return this.#amount * this.#portionHealing;
  }

  /** The portions heal as the content `world` says from now on. */
  enter(world: World): void {
    this.#portionHealing = portionHealing(this.#shown.equipment, world);
  }

  /** The character eats at or below its share of this maximum health, in points. */
  setThreshold(maxHealth: number): void {
    this.#threshold = healingPoints(this.#shown.healingShare, maxHealth);
  }

  /**
   * Whether this health is at or below the threshold. Ask it before `eat`: after most turns it is above, and
   * the call of `eat` in each of them would make a combat some 5% slower.
   */
  isDueAt(health: number): boolean {
    return health <= this.#threshold;
  }

  /**
   * The character may eat after the hits of a turn.
   * @param fight ordinal of the fight
   * @returns the health points that the portions restore
   */
  eat(fight: number, health: number, maxHealth: number, turn: TurnRolls): number {
    const portions = portionsEaten(health, maxHealth, this.#threshold, this.#portionHealing, this.#amount);
    if (portions === 0) return 0;
    turn.portions = portions;
    turn.healing = Math.min(portions * this.#portionHealing, maxHealth - health);
    if (this.#traits.savesFood(this.#seed, fight)) turn.notes.add(Note.Thrift, portions);
    else this.#lose(portions, turn);
    return turn.healing;
  }

  /** The enemy takes a portion, if one is left. */
  filch(turn: TurnRolls): void {
    if (this.#amount === 0) return;
    this.#lose(1, turn);
    turn.notes.add(Note.Filch, 1);
  }

  #lose(portions: number, turn: TurnRolls): void {
    this.#amount -= portions;
    turn.lost += portions;
  }

  /** The equipment with the portions that are left. */
  equipment(): Equipment {
    const { equipment } = this.#shown;
    const { food = null, foodAmount = 0 } = equipment;
    return foodAmount === this.#amount ? equipment : withFood(equipment, food, this.#amount);
  }
}
