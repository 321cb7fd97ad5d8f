import { CRITICAL_CHANCE_SCALE } from '../../character/gear.ts';
import type { CombatResult } from '../../events/combat.ts';
import { Domain, draw, WORD_RANGE, type Words } from '../../random/draw.ts';
import type { Seed } from '../../random/seed.ts';
import type { CombatTurn } from '../../recording/recorder.ts';
import { TurnNotes } from '../../recording/turn-notes.ts';
import type { Fighter } from '../../state/state.ts';
import { Note } from '../../state/trait-notes.ts';
import type { CompiledEnemy } from '../../world/compiled-enemy.ts';
import { type Kit, NO_KIT } from '../../world/traits/kit.ts';
import {
  CRITICAL_MULTIPLIER,
  characterDamage,
  characterMultiplier,
  enemyDamage,
  enemyMultiplier,
  hasUpperHand,
  lowestRoll,
} from './damage.ts';
import { banePercent, HitFactor } from './hit-factor.ts';

const words: Words = new Uint32Array(4);

/** What the hits of a turn depend on beside the two opponents. */
export interface TurnBegin {
  readonly health: number;
  readonly maxHealth: number;
  readonly enemyHealth: number;
  /** Packed portions. */
  readonly foodAmount: number;
}

/** Whether a kit makes hits that arrive smaller. */
const softens = ({ plated, wardByTurn }: Kit): boolean => plated > 0 || wardByTurn !== null;

/** Rolls the hits of both sides of a turn and holds the result of the last turn. */
export class TurnRolls implements CombatTurn {
  dealt = 0;
  taken = 0;
  critical = false;
  portions = 0;
  healing = 0;
  lost = 0;
  result: CombatResult | null = null;
  readonly notes = new TurnNotes();

  #attackPower = 0;
  #lowest = 0;
  #criticalThreshold = 0;
  #criticalMultiplier = CRITICAL_MULTIPLIER;
  #dealtMultiplier = 0;
  #enemyAttackPower = 0;
  #takenMultiplier = 0;

  // The traits of both sides, which change the hits from turn to turn.
  #hasTraits = false;
  /** Whether traits may change the hits of the character, and those of the enemy. */
  #changesHit = false;
  #changesEnemyHit = false;
  #hasThorns = false;
  #kit = NO_KIT;
  #enemyKit = NO_KIT;
  readonly #factor = new HitFactor();
  readonly #enemyFactor = new HitFactor();
  #echoThreshold = 0;
  readonly #own = { health: 0, maxHealth: 0 };
  readonly #enemy = { health: 0, maxHealth: 0 };

  /**
   * Sets the two opponents of the following turns, and computes the values that do not change from turn to
   * turn.
   * @param kit the traits of the character that count against this enemy
   */
  setOpponents(fighter: Fighter, enemy: CompiledEnemy, kit: Kit): void {
    this.#attackPower = fighter.attackPower;
    this.#lowest = lowestRoll(fighter.attackLevel);
    this.#criticalThreshold = Math.round((fighter.criticalChance / CRITICAL_CHANCE_SCALE) * WORD_RANGE);
    this.#dealtMultiplier = characterMultiplier(fighter, enemy, kit);
    this.#enemyAttackPower = enemy.attackPower;
    this.#takenMultiplier = enemyMultiplier(fighter, enemy, kit);
    this.#hasTraits = kit !== NO_KIT || enemy.kit !== NO_KIT;
    if (this.#hasTraits) this.#setTraits(fighter, enemy, kit);
  }

  #setTraits(fighter: Fighter, enemy: CompiledEnemy, kit: Kit): void {
    this.#criticalMultiplier = CRITICAL_MULTIPLIER + kit.keen / 100;
    this.#changesHit = kit !== NO_KIT || softens(enemy.kit);
    this.#changesEnemyHit = enemy.kit !== NO_KIT || softens(kit);
    this.#hasThorns = kit.thorns > 0 || enemy.kit.thorns > 0;
    this.#kit = kit;
    this.#enemyKit = enemy.kit;
    const bane = banePercent(kit.banes, enemy, fighter.attackLevel, hasUpperHand(fighter, enemy));
    this.#factor.setSides(kit, enemy.kit, bane);
    this.#enemyFactor.setSides(enemy.kit, kit, 0);
    this.#echoThreshold = (kit.echoChance / 100) * WORD_RANGE;
    this.#enemy.maxHealth = enemy.health;
  }

  /** Rolls the hits of a turn. `Combat` then sets the food and the result. */
  play(seed: Seed, fight: number, turn: number, begin: TurnBegin): void {
    draw(seed, Domain.Turn, fight, turn, 0, words);
    this.portions = 0;
    this.healing = 0;
    this.lost = 0;
    this.result = null;
    this.notes.clear();
    this.critical = (words[1] as number) < this.#criticalThreshold;
    if (!this.#hasTraits) {
      this.dealt = this.#hit(1, CRITICAL_MULTIPLIER);
      this.taken = this.#enemyHit(1);
      return;
    }
    const own = this.#own;
    own.health = begin.health;
    own.maxHealth = begin.maxHealth;
    this.#enemy.health = begin.enemyHealth;
    const fasting = begin.foodAmount === 0 ? this.#kit.fasting : 0;
    this.dealt = this.#hit(
      this.#changesHit ? this.#factor.in(turn, fasting, own, this.#enemy) : 1,
      this.#criticalMultiplier,
    );
    this.taken = this.#enemyHit(this.#changesEnemyHit ? this.#enemyFactor.in(turn, 0, this.#enemy, own) : 1);
    if ((words[3] as number) < this.#echoThreshold) this.#echo();
    if (this.#hasThorns) this.#giveBack();
  }

  #hit(factor: number, criticalMultiplier: number): number {
    if (factor === 0) return 0;
    const roll = (words[0] as number) / WORD_RANGE;
    const multiplier = this.#dealtMultiplier * factor;
    const critical = this.critical ? criticalMultiplier : 1;
    return characterDamage(this.#attackPower, this.#lowest, multiplier, roll, critical);
  }

  #enemyHit(factor: number): number {
    if (factor === 0) return 0;
    const roll = (words[2] as number) / WORD_RANGE;
    return enemyDamage(this.#enemyAttackPower, this.#takenMultiplier * factor, roll);
  }

  #echo(): void {
    const echo = Math.round((this.dealt * this.#kit.echoStrength) / 100);
    this.dealt += echo;
    this.notes.add(Note.Echo, echo);
  }

  /** Thorns of both sides answer the hits of the turn, but not each other. */
  #giveBack(): void {
    const own = Math.round((this.taken * this.#kit.thorns) / 100);
    const enemy = Math.round((this.dealt * this.#enemyKit.thorns) / 100);
    this.dealt += own;
    this.taken += enemy;
    this.notes.add(Note.Thorns, own);
    this.notes.add(Note.EnemyThorns, enemy);
  }
}
