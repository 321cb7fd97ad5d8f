import {
  CombatResult,
  type Dungeon,
  EnemyType,
  type Item,
  PULL_TIME_BETWEEN_RUNS,
  PULL_TIME_IN_RUN,
} from '@slumberfell/engine';
import type { Combatant } from './combatant.ts';
import { fight } from './fight.ts';
import { startingCondition } from './hunt.ts';
import type { Random } from './random.ts';
import { enemy } from './shipped.ts';

export interface RunResult {
  /** Whether the last enemy was defeated. The character may have been defeated in the same turn. */
  readonly isWon: boolean;
  readonly seconds: number;
  readonly portionsEaten: number;
}

/** Simulates one run through a dungeon (game-design 2.8). The character eats at half health. */
export function dungeonRun(
  runner: Combatant,
  dungeon: Dungeon,
  food: Item,
  portions: number,
  random: Random,
): RunResult {
  const condition = startingCondition(runner, food, portions);
  let seconds = 0;
  let eaten = 0;
  for (const foe of dungeon.sequences.flatMap(({ enemyId, amount }) =>
    Array.from({ length: amount }, () => enemy(enemyId)),
  )) {
    const outcome = fight(runner, foe, condition, random);
    seconds += outcome.seconds + PULL_TIME_IN_RUN / 1000;
    eaten += outcome.portionsEaten;
    if (outcome.result !== CombatResult.Victory) {
      const isWon = outcome.result === CombatResult.Both && foe.type === EnemyType.Boss;
      return { isWon, seconds, portionsEaten: eaten };
    }
  }
  return { isWon: true, seconds: seconds + PULL_TIME_BETWEEN_RUNS / 1000, portionsEaten: eaten };
}
