import { maxHealthOf } from '../../character/health.ts';
import type { Seed } from '../../random/seed.ts';
import type { CombatTurn } from '../../recording/recorder.ts';
import { SettlementTotals } from '../../recording/totals.ts';
import { MAX_AMOUNT } from '../../state/experience.ts';
import type { DungeonAction, Hidden, Shown, State } from '../../state/state.ts';
import { Note } from '../../state/trait-notes.ts';
import type { Timeline, World } from '../../world/world.ts';
import { dungeonLength } from './dungeon-order.ts';
import { DungeonRuns, PULL_TIME_IN_RUN } from './dungeon-runs.ts';

/** Runs that are played to learn what a run costs, and how many of them cost no more (game-design 2.10). */
export const RUN_COST_PLAYED = 100;
export const RUN_COST_COVERED = 95;
/** Ms after which a played run counts as over, so that a hopeless one takes no longer than others. */
const LONGEST_RUN = 1_800_000;

/**
 * The seed of the played runs. It is constant and has nothing to do with the seed of a session, so that the
 * cost of a run follows from what is shown, and tells nothing of the runs to come.
 */
const SEED: Seed = [0x2f_61_0c, 0x5a_d3_47, 0x11_9e_b8, 0x6c_04_75];

/**
 * The health points that a run of a dungeon costs at most in 95 of 100 runs. A session that rests begins no
 * run unless health and packed food together are more. The runs are played with what is worn, from full
 * health and with as much of the packed food as they want.
 * @throws Error when the content does not have the dungeon
 */
export function runCost(shown: Shown, dungeonId: number, world: World): number {
  const last = lastCosts.get(shown);
  if (last?.dungeonId === dungeonId && last.world === world) return last.cost;
  const cost = playedCost(shown, dungeonId, world);
  lastCosts.set(shown, { dungeonId, world, cost });
  return cost;
}

/** The last cost by what is shown: a command asks whether it may begin, and then at which cost. */
const lastCosts = new WeakMap<
  Shown,
  { readonly dungeonId: number; readonly world: World; readonly cost: number }
>();

function playedCost(shown: Shown, dungeonId: number, world: World): number {
  const dungeon = world.dungeon(dungeonId);
  if (dungeon === undefined) throw new Error(`Dungeon with id ${dungeonId} not found`);
  const runs = new PlayedRuns(shown, dungeonId, dungeonLength(dungeon), world);
  const costs = Array.from({ length: RUN_COST_PLAYED }, (_, run) => runs.costOf(run));
  return costs.sort((one, other) => one - other)[RUN_COST_COVERED - 1] as number;
}

/** Runs of a dungeon, each a session of one run. */
class PlayedRuns {
  readonly #shown: Shown;
  readonly #action: DungeonAction;
  readonly #length: number;
  readonly #timeline: Timeline;
  /** Health points that a portion of the packed food restores. */
  readonly #portion: number;

  constructor(shown: Shown, dungeonId: number, length: number, world: World) {
    this.#length = length;
    this.#timeline = [{ at: 0, world }];
    const { food } = shown.equipment;
    this.#portion = food === undefined ? 0 : (world.item(food)?.healingAmount ?? 0);
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
    // Without the inventory, which no fight needs.
    this.#shown = {
      ...shown,
      inventory: [],
      equipment: food === undefined ? shown.equipment : { ...shown.equipment, foodAmount: MAX_AMOUNT },
      health: maxHealthOf(shown),
      healthAt: 0,
      action: this.#action,
    };
  }

  /**
   * @param run its number; each has draws of its own
   * @returns the most health points, and points of packed food, that the run had taken after a turn
   */
  costOf(run: number): number {
    const portion = this.#portion;
    let cost = 0;
    let taken = 0;
    const totals = new SettlementTotals({
      turnEnded(_at, _scene, turn) {
        taken += turn.taken + takenByTraits(turn, portion);
        cost = Math.max(cost, taken);
      },
    });
    const state: State = { shown: this.#shown, hidden: this.#hidden(run) };
    new DungeonRuns(state, this.#action, this.#timeline).play(LONGEST_RUN, totals);
    return cost;
  }

  #hidden(run: number): Hidden {
    return {
      fractions: new Array<number>(this.#shown.experience.length).fill(0),
      pendingEnemies: [],
      // No gifts: they would need room in the inventory.
      giftLevel: MAX_AMOUNT,
      session: { seed: SEED, ordinal: run * this.#length, turn: 0 },
      plan: null,
    };
  }
}

/**
 * What traits change in a turn of health and food beside the damage: portions that the enemy takes, less what
 * heals the character and food that is eaten and not used up. Rises do not count: a session has few.
 */
function takenByTraits({ notes, healing }: CombatTurn, portion: number): number {
  if (notes.isEmpty) return 0;
  const saved = notes.of(Note.Thrift) > 0 ? healing : 0;
  return notes.of(Note.Filch) * portion - notes.of(Note.Leech) - notes.of(Note.Mend) - saved;
}
