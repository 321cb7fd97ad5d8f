import { EnemyType } from '../../world/static-data.ts';
import { type Kit, NO_KIT, type PartialHealth, type Percents, turnIndex } from '../../world/traits/kit.ts';
import { EnemyKind, FIRST_FAMILY, MAX_BONUS } from '../../world/traits/verbs.ts';

/** One side of a fight at the begin of a turn, in health points. */
export interface Side {
  readonly health: number;
  readonly maxHealth: number;
}

/**
 * The factor by which the traits of both sides change the hits of one side (game-design 2.16d). What does not
 * change from turn to turn is computed once for each fight.
 */
export class HitFactor {
  #bonusByTurn: Uint8Array | null = null;
  #wardByTurn: Uint8Array | null = null;
  /** What the Plated of the other side leaves of a hit, 0 to 1. */
  #softened = 1;
  #fixed = 0;
  #finisher: PartialHealth = NO_KIT.finisher;
  #berserk: PartialHealth = NO_KIT.berserk;

  /** @param fixed percent that counts in each turn */
  setSides(attacker: Kit, defender: Kit, fixed: number): void {
    this.#bonusByTurn = attacker.bonusByTurn;
    this.#wardByTurn = defender.wardByTurn;
    this.#softened = 1 - (defender.plated * (100 - attacker.pierce)) / 10_000;
    this.#fixed = fixed;
    this.#finisher = attacker.finisher;
    this.#berserk = attacker.berserk;
  }

  /**
   * The factor in a turn of the fight, from 0. It is 0 when a ward takes the whole hit.
   * @param more percent that counts in this turn
   */
  in(turn: number, more: number, own: Side, target: Side): number {
    const index = turnIndex(turn);
    let bonus = this.#fixed + more;
    if (this.#bonusByTurn !== null) bonus += this.#bonusByTurn[index] as number;
    if (counts(this.#finisher, target)) bonus += this.#finisher.percent;
    if (counts(this.#berserk, own)) bonus += this.#berserk.percent;
    const ward = this.#wardByTurn === null ? 0 : (this.#wardByTurn[index] as number);
    return (this.#softened * (100 + Math.min(MAX_BONUS, bonus)) * (100 - ward)) / 10_000;
  }
}

const counts = ({ percent, share }: PartialHealth, { health, maxHealth }: Side): boolean =>
  percent > 0 && health * 100 <= share * maxHealth;

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
