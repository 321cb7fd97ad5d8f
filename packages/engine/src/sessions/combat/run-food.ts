import { maxHealthOf } from '../../character/health.ts';
import type { Seed } from '../../random/seed.ts';
import { SettlementTotals } from '../../recording/totals.ts';
import { MAX_AMOUNT } from '../../state/experience.ts';
import type { DungeonAction, Hidden, Shown, State } from '../../state/state.ts';
import type { Timeline, World } from '../../world/world.ts';
import { dungeonLength } from './dungeon-order.ts';
import { DungeonRuns, PULL_TIME_IN_RUN } from './dungeon-runs.ts';

/** Runs that are played to size the food of a run, and how many of them it lasts (game-design 2.10). */
const PLAYED = 100;
const LASTING = 95;
/** Ms after which a played run counts as lost, so that a hopeless one costs no more than others. */
const LONGEST_RUN = 1_800_000;

/**
 * The seed of the played runs. It is constant and has nothing to do with the seed of a session, so that the
 * food of a run follows from what is shown, and tells nothing of the runs to come.
 */
const SEED: Seed = [0x2f_61_0c, 0x5a_d3_47, 0x11_9e_b8, 0x6c_04_75];

/**
 * The health points that the packed food must be able to restore before a run of a dungeon begins, for a
 * session that rests: 95 of 100 runs eat no more. The runs are played with what is worn and with as much of
 * the packed food as they want, one after another, each with the health that the one before has left.
 * Without packed food it is 0 when 95 of 100 runs are survived, else 1, which nothing restores.
 * @throws Error when the content does not have the dungeon
 */
export function runFood(shown: Shown, dungeonId: number, world: World): number {
  const dungeon = world.dungeon(dungeonId);
  if (dungeon === undefined) throw new Error(`Dungeon with id ${dungeonId} not found`);
  const { food } = shown.equipment;
  const healingAmount = world.item(food ?? 0)?.healingAmount ?? 0;
  const full = maxHealthOf(shown);
  const runs = new PlayedRuns(shown, dungeonId, dungeonLength(dungeon), world);
  const eaten: number[] = [];
  let survived = 0;
  let health = full;
  for (let run = 0; run < PLAYED; run++) {
    const end = runs.play(run, health);
    eaten.push(end.portions * healingAmount);
    if (end.survived) survived++;
    health = end.survived ? end.health : full;
  }
  if (food === undefined) return survived >= LASTING ? 0 : 1;
  return eaten.sort((one, other) => one - other)[LASTING - 1] as number;
}

interface RunEnd {
  readonly survived: boolean;
  readonly health: number;
  readonly portions: number;
}

/** Runs of a dungeon, each a session of one run. */
class PlayedRuns {
  readonly #shown: Shown;
  readonly #action: DungeonAction;
  readonly #length: number;
  readonly #timeline: Timeline;

  constructor(shown: Shown, dungeonId: number, length: number, world: World) {
    this.#length = length;
    this.#timeline = [{ at: 0, world }];
    const { food } = shown.equipment;
    // Without the inventory, which no fight needs.
    this.#shown = {
      ...shown,
      inventory: [],
      equipment: food === undefined ? shown.equipment : { ...shown.equipment, foodAmount: MAX_AMOUNT },
    };
    this.#action = {
      kind: 'dungeon',
      startAt: 0,
      limitAt: MAX_AMOUNT,
      content: world.version,
      dungeonId,
      enemyIndex: 0,
      isRunOver: false,
      remainingRuns: 0,
      leaving: false,
      phase: 'pull',
      phaseAt: 0,
      pullTime: PULL_TIME_IN_RUN,
      enemyId: null,
      enemyHealth: 0,
      fighter: null,
    };
  }

  /** @param run its number; each has draws of its own. */
  play(run: number, health: number): RunEnd {
    const state: State = {
      shown: { ...this.#shown, health, healthAt: 0, action: this.#action },
      hidden: this.#hidden(run),
    };
    const session = new DungeonRuns(state, this.#action, this.#timeline);
    session.play(LONGEST_RUN, new SettlementTotals());
    session.close(state);
    const { equipment } = this.#shown;
    const portions = (equipment.foodAmount ?? 0) - (state.shown.equipment.foodAmount ?? 0);
    return { survived: session.enemiesBeaten === this.#length, health: state.shown.health, portions };
  }

  #hidden(run: number): Hidden {
    return {
      fractions: new Array<number>(this.#shown.experience.length).fill(0),
      pendingEnemies: [],
      // No gifts: they would need room in the inventory.
      giftLevel: MAX_AMOUNT,
      session: { seed: SEED, ordinal: run * this.#length, turn: 0 },
    };
  }
}
