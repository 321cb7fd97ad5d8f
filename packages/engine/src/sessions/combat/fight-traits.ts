import type { Seed } from '../../random/seed.ts';
import type { TurnNotes } from '../../recording/turn-notes.ts';
import type { CombatAction } from '../../state/state.ts';
import { type TraitFields, traitFieldsOf } from '../../state/trait-fields.ts';
import { Note } from '../../state/trait-notes.ts';
import type { CompiledEnemy, CompiledLoot } from '../../world/compiled-enemy.ts';
import { type Kit, NO_KIT } from '../../world/traits/kit.ts';
import { HushKind } from '../../world/traits/verbs.ts';
import type { World } from '../../world/world.ts';
import { FOOD_WORD, happens, LOOT_WORD } from './trait-chance.ts';

/** Worn pieces with traits, and the sum of their traits. */
export interface WornTraits {
  readonly bearers: readonly number[];
  readonly kit: Kit;
}

/** Length in ms of a pull that traits cannot make shorter (game-design 2.16d). */
const LEAST_PULL_TIME = 1000;

/**
 * The traits that count in the current fight, and in the pull after it, with what they keep between turns and
 * fights (game-design 2.16d). They are those of the pieces that were worn when the enemy appeared.
 */
export class FightTraits {
  bearers: readonly number[] = [];
  /** The traits that count in the turns; none where the enemy prevents them. */
  turnKit = NO_KIT;
  /** Damage of the last blow that the next enemy takes. */
  carried: number;
  #kit = NO_KIT;
  #enemyRises: number;
  #rises: number;
  /** Whether the portions that are eaten in the current fight are used up. Null until one is eaten. */
  #savesFood: boolean | null = null;

  constructor(action: CombatAction) {
    const { enemyRises, rises, carried } = traitFieldsOf(action);
    this.#enemyRises = enemyRises;
    this.#rises = rises;
    this.carried = carried;
  }

  /** The traits of these pieces count in the fight with this enemy, which runs already or begins. */
  take({ bearers, kit }: WornTraits, enemy: CompiledEnemy): void {
    this.bearers = bearers;
    this.#kit = kit;
    this.turnKit = (enemy.kit.hush & HushKind.Traits) === 0 ? this.#kit : NO_KIT;
    this.#savesFood = null;
  }

  /** The traits of a kill and of the pull after it. */
  get kit(): Kit {
    return this.#kit;
  }

  /** The health with which an enemy begins a fight: the last blow may have taken up to half of it. */
  enemyHealthAtBegin({ health }: CompiledEnemy): number {
    const { carried } = this;
    this.carried = 0;
    this.#enemyRises = 0;
    return carried === 0 ? health : Math.max(Math.ceil(health / 2), health - carried);
  }

  /** Health with which the fallen enemy stands up again; 0 when it does not. */
  enemyRise({ kit: { rise }, health }: CompiledEnemy, notes: TurnNotes): number {
    if (this.#enemyRises >= rise.times) return 0;
    this.#enemyRises++;
    return noted(notes, Note.EnemyRise, Math.ceil((health * rise.percent) / 100));
  }

  /** Health with which the fallen character stands up again; 0 when it does not. */
  rise(maxHealth: number, notes: TurnNotes): number {
    const { rise } = this.turnKit;
    if (this.#rises >= rise.times) return 0;
    this.#rises++;
    return noted(notes, Note.Rise, Math.ceil((maxHealth * rise.percent) / 100));
  }

  /** Whether the portions that are eaten in a fight are not used up. */
  savesFood(seed: Seed, fight: number): boolean {
    this.#savesFood ??= happens(this.turnKit.savedFood, seed, fight, FOOD_WORD);
    return this.#savesFood;
  }

  lootOf(enemy: CompiledEnemy, world: World): CompiledLoot {
    const { luck } = this.#kit;
    return luck === null ? enemy.loot : world.luckyLoot(enemy, luck);
  }

  /** Whether the loot of a kill is rolled twice. */
  hasDoubleLoot(seed: Seed, fight: number): boolean {
    return happens(this.#kit.doubleLoot, seed, fight, LOOT_WORD);
  }

  /** @param tooMuch damage of the last blow beyond the enemy's health */
  carry(tooMuch: number): void {
    this.carried = Math.floor((tooMuch * this.#kit.carry) / 100);
  }

  pullTime(time: number): number {
    const { haste } = this.#kit;
    return haste === 0 ? time : Math.max(LEAST_PULL_TIME, time - haste);
  }

  /** What a combat action keeps of the traits that count in its fights. */
  fields(isFight: boolean): Omit<TraitFields, 'lingers'> {
    return {
      bearers: isFight ? this.bearers : [],
      enemyRises: isFight ? this.#enemyRises : 0,
      rises: this.#rises,
      carried: this.carried,
    };
  }
}

function noted(notes: TurnNotes, note: Note, amount: number): number {
  notes.add(note, amount);
  return amount;
}
