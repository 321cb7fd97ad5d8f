import { CRITICAL_CHANCE_SCALE } from '../../character/gear.ts';
import type { CombatResult } from '../../events/combat.ts';
import { Domain, draw, WORD_RANGE, type Words } from '../../random/draw.ts';
import type { Seed } from '../../random/seed.ts';
import type { CombatTurn } from '../../recording/recorder.ts';
import type { Fighter } from '../../state/state.ts';
import type { CompiledEnemy } from '../../world/compiled-enemy.ts';
import { characterDamage, characterMultiplier, enemyDamage, enemyMultiplier, lowestRoll } from './damage.ts';

const words: Words = new Uint32Array(4);

/** Rolls the hits of both sides of a turn and holds the result of the last turn. */
export class TurnRolls implements CombatTurn {
  dealt = 0;
  taken = 0;
  critical = false;
  portions = 0;
  healing = 0;
  result: CombatResult | null = null;

  #attackPower = 0;
  #lowest = 0;
  #criticalThreshold = 0;
  #dealtMultiplier = 0;
  #enemyAttackPower = 0;
  #takenMultiplier = 0;

  /**
   * Sets the two opponents of the following turns, and computes the values that do not change from turn to
   * turn.
   */
  setOpponents(fighter: Fighter, enemy: CompiledEnemy): void {
    this.#attackPower = fighter.attackPower;
    this.#lowest = lowestRoll(fighter.attackLevel);
    this.#criticalThreshold = Math.round((fighter.criticalChance / CRITICAL_CHANCE_SCALE) * WORD_RANGE);
    this.#dealtMultiplier = characterMultiplier(fighter, enemy);
    this.#enemyAttackPower = enemy.attackPower;
    this.#takenMultiplier = enemyMultiplier(fighter, enemy);
  }

  /** Rolls the hits of a turn. `Combat` then sets the food and the result. */
  play(seed: Seed, fight: number, turn: number): void {
    draw(seed, Domain.Turn, fight, turn, 0, words);
    const roll = (words[0] as number) / WORD_RANGE;
    this.critical = (words[1] as number) < this.#criticalThreshold;
    this.dealt = characterDamage(this.#attackPower, this.#lowest, this.#dealtMultiplier, roll, this.critical);
    const enemyRoll = (words[2] as number) / WORD_RANGE;
    this.taken = enemyDamage(this.#enemyAttackPower, this.#takenMultiplier, enemyRoll);
    this.portions = 0;
    this.healing = 0;
    this.result = null;
  }
}
