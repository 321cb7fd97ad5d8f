import { EnemyType } from '../../world/static-data.ts';
import { type Kit, type Percents, turnIndex } from '../../world/traits/kit.ts';
import { EnemyKind, FIRST_FAMILY, MAX_BONUS } from '../../world/traits/verbs.ts';

/** One side of a fight at the begin of a turn, in health points. */
export interface Side {
  readonly health: number;
  readonly maxHealth: number;
}

/**
 * The factor by which the traits of both sides change a hit (game-design 2.16d); 0 when a ward takes it all.
 * @param turn of the fight, from 0
 * @param fixed percent that does not change with the turns
 */
export function hitFactor(
  attacker: Kit,
  defender: Kit,
  turn: number,
  fixed: number,
  own: Side,
  target: Side,
): number {
  const index = turnIndex(turn);
  let bonus = fixed + (attacker.bonusByTurn === null ? 0 : (attacker.bonusByTurn[index] as number));
  if (isAtMost(target, attacker.finisher.share)) bonus += attacker.finisher.percent;
  if (isAtMost(own, attacker.berserk.share)) bonus += attacker.berserk.percent;
  const ward = defender.wardByTurn === null ? 0 : (defender.wardByTurn[index] as number);
  const softened = 1 - (defender.plated * (100 - attacker.pierce)) / 10_000;
  return (softened * (100 + Math.min(MAX_BONUS, bonus)) * (100 - ward)) / 10_000;
}

const isAtMost = ({ health, maxHealth }: Side, share: number): boolean => health * 100 <= share * maxHealth;

/** What of an enemy a bane may name. */
export interface BaneTarget {
  readonly type: EnemyType;
  readonly level: number;
  readonly attackStyle: number;
  readonly familyKind: number;
}

/** Percent by which the banes of a kit strengthen the hits on an enemy. */
export function banePercent(
  banes: Percents | null,
  enemy: BaneTarget,
  attackLevel: number,
  hasUpperHand: boolean,
): number {
  if (banes === null) return 0;
  let percent = 0;
  for (const [kind, more] of banes) if (names(kind, enemy, attackLevel, hasUpperHand)) percent += more;
  return percent;
}

function names(kind: number, enemy: BaneTarget, attackLevel: number, hasUpperHand: boolean): boolean {
  if (kind >= FIRST_FAMILY) return kind === enemy.familyKind;
  switch (kind) {
    case EnemyKind.Elite:
      return enemy.type === EnemyType.Elite;
    case EnemyKind.Miniboss:
      return enemy.type === EnemyType.Rare;
    case EnemyKind.Boss:
      return enemy.type === EnemyType.Boss;
    case EnemyKind.Stronger:
      return enemy.level > attackLevel;
    case EnemyKind['Upper Hand']:
      return hasUpperHand;
    default:
      return kind === enemy.attackStyle;
  }
}
