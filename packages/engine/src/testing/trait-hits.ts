import { type TurnBegin, TurnRolls } from '../sessions/combat/turn-rolls.ts';
import type { Fighter } from '../state/state.ts';
import { AttackStyle, type Enemy } from '../world/static-data.ts';
import { familyKind, kitOf } from '../world/traits/kit.ts';
import type { Trait } from '../world/traits/trait.ts';
import { TEST_SEED, testEnemy } from './fixture.ts';

/** This file rolls single turns, to compare the hits with and without traits. */

const FAMILIES = ['beast', 'bird'];
/** Power so large that rounding does not show. Armor of 61 halves the hits of an enemy of level 1. */
const POWER = 1_000_000;
const fighter: Fighter = {
  attackPower: POWER,
  armor: 61,
  criticalChance: 0,
  attackStyle: AttackStyle.Melee,
  attackLevel: 10,
  defenceLevel: 10,
  card: false,
};
const begin: TurnBegin = { health: 100, maxHealth: 100, enemyHealth: 100, foodAmount: 1 };

interface Sides {
  readonly own?: readonly Trait[];
  readonly tricks?: readonly Trait[];
  readonly enemy?: Partial<Enemy>;
  readonly fighter?: Partial<Fighter>;
  readonly begin?: Partial<TurnBegin>;
}

/** One turn. */
export function hits({ own = [], tricks = [], ...sides }: Sides, turn: number, fight = 0) {
  const enemy = testEnemy({ id: 1, health: 100, attackPower: POWER, ...sides.enemy });
  const rolls = new TurnRolls();
  const loot = {
    rows: 0,
    thresholds: new Float64Array(),
    items: new Int32Array(),
    amounts: new Float64Array(),
  };
  const kind = familyKind(enemy.family, FAMILIES);
  const kit = kitOf(tricks, 'enemy');
  const compiled = { properName: false, traits: tricks, ...enemy, loot, kit, familyKind: kind };
  rolls.setOpponents({ ...fighter, ...sides.fighter }, compiled, kitOf(own, 'item'));
  rolls.play(TEST_SEED, fight, turn, { ...begin, ...sides.begin });
  return rolls;
}

/** To a tenth of a percent. */
export const percent = (part: number, whole: number) => Math.round((1_000 * part) / whole) / 10;
/** Hits of the character in some turns, in percent of those without traits. */
export const dealt = (sides: Sides, ...turns: number[]) =>
  turns.map((turn) => percent(hits(sides, turn).dealt, hits({ ...sides, own: [], tricks: [] }, turn).dealt));
/** The same of the hits of the enemy. */
export const taken = (sides: Sides, ...turns: number[]) =>
  turns.map((turn) => percent(hits(sides, turn).taken, hits({ ...sides, own: [], tricks: [] }, turn).taken));
