import { CombatResult } from '../events/combat.ts';
import type { GameEvent, Moment } from '../events/registry.ts';
import type { FinishReason } from '../events/session.ts';
import type { CombatScene, CombatTurn, ItemActionScene, Recorder } from '../recording/recorder.ts';
import { type Action, begunOf, type Shown } from '../state/state.ts';
import { isGathered } from '../world/skills.ts';
import { eachGain } from './gains.ts';
import {
  EMPTY_REPORT,
  GAIN_SOURCES,
  type GainSource,
  type IdleReport,
  type ReportedAction,
  type ReportedEnd,
} from './idle-report.ts';

/**
 * Sums up what one `advance` gained and used, for the idle report. Gains are many, so they are not added one
 * by one: `settled` computes them from the inventories before and after and from what was taken. It records
 * one session: `settleByDay` makes another recorder when a plan begins the next one.
 */
export class IdleReportRecorder implements Recorder {
  /** Amounts by item id, one map for each source. */
  readonly #gained = GAIN_SOURCES.map(() => new Map<number, number>());
  /** Amounts by item id, taken from the inventory or eaten. */
  readonly #used = new Map<number, number>();
  /** Amounts by item id, taken from the inventory since the last `settled`. */
  readonly #taken = new Map<number, number>();
  readonly #kills = new Map<number, number>();
  #runs = 0;
  #ended: ReportedEnd | null = null;
  #defeatedBy: number | null = null;
  /**
   * Portions of one food that are not in `#used` yet. Turns are many, and most of them use the same food, so
   * this is cheaper than a map.
   */
  #portions = 0;
  #foodId = 0;
  /**
   * The source of the current gains. New content may change it, because it may give the product another
   * skill.
   */
  protected source: GainSource = 'looted';
  /** The combat of the last decided fight. */
  protected combat: CombatScene | null = null;

  turnEnded(_at: number, scene: CombatScene, { lost, result }: CombatTurn): void {
    if (lost > 0) this.#lose(scene.foodId, lost);
    if (result === null) return;
    this.combat = scene;
    if (result !== CombatResult.Defeat) add(this.#kills, scene.enemyId, 1);
    if (result !== CombatResult.Victory) this.#defeatedBy = scene.enemyId;
  }

  #lose(foodId: number, portions: number): void {
    if (foodId !== this.#foodId) this.#noteFood();
    this.#foodId = foodId;
    this.#portions += portions;
  }

  #noteFood(): void {
    if (this.#portions > 0) add(this.#used, this.#foodId, this.#portions);
    this.#portions = 0;
  }

  itemActionsFinished(_at: number, scene: ItemActionScene): void {
    this.source = sourceOf(scene);
  }

  dungeonProgressed(_at: number, _enemyIndex: number, isRunOver: boolean): void {
    if (isRunOver) this.#runs++;
  }

  itemChanged(itemId: number, amount: number): void {
    if (amount < 0) add(this.#taken, itemId, -amount);
  }

  sessionFinished(at: number, reason: FinishReason): void {
    this.#ended = { at, reason, enemyId: this.#defeatedBy };
  }

  /** How the session ended; null while it runs. */
  get ended(): ReportedEnd | null {
    return this.#ended;
  }

  /** The enemy that defeated the character in the session; null when none did. */
  get defeatedBy(): number | null {
    return this.#defeatedBy;
  }

  #gainedFrom(source: GainSource): Map<number, number> {
    return this.#gained[GAIN_SOURCES.indexOf(source)] as Map<number, number>;
  }

  settled(before: Shown, after: Shown): void {
    const gained = this.#gainedFrom(this.source);
    eachGain(before.inventory, after.inventory, this.#taken, (itemId, amount) => add(gained, itemId, amount));
    for (const [itemId, amount] of this.#taken) add(this.#used, itemId, amount);
    this.#taken.clear();
  }

  /**
   * Returns the report of what was recorded.
   * @param before what was shown before the recorded `advance`
   * @param after what is shown after it
   */
  between(before: Shown, after: Pick<Shown, 'experience' | 'action'>): IdleReport {
    const { action, experience } = before;
    this.#noteFood();
    return {
      action: action && reported(action),
      gained: GAIN_SOURCES.flatMap((source) =>
        sorted(this.#gainedFrom(source)).map(([itemId, amount]) => ({
          source,
          itemId,
          amount,
        })),
      ),
      used: sorted(this.#used).map(([itemId, amount]) => ({ itemId, amount })),
      experience: experience.flatMap((former, index) => {
        const points = (after.experience[index] as number) - former;
        return points > 0 ? [{ skillId: index + 1, before: former, points }] : [];
      }),
      kills: sorted(this.#kills).map(([enemyId, amount]) => ({ enemyId, amount })),
      runs:
        action?.kind === 'dungeon' && this.#runs > 0
          ? [{ dungeonId: action.dungeonId, amount: this.#runs }]
          : [],
      ended: after.action === null ? this.#ended : null,
      steps: [],
      begun: action && begunOf(before),
    };
  }
}

/**
 * The report of what a plan did between two sessions: the action that it has begun, gifts, which count as
 * looted, and the key of a dungeon's first run. Items that were sold, worn or packed are neither gained nor
 * used.
 */
export function reportOfPlan({ events }: Moment): IdleReport {
  const changes = events.flatMap((event) =>
    event.type === 'OnInventoryChange' && (event.reason === 'milestone' || event.reason === 'key')
      ? event.changes
      : [],
  );
  return {
    ...EMPTY_REPORT,
    action: events.flatMap((event) => begunBy(event) ?? [])[0] ?? null,
    gained: changes
      .filter(({ amount }) => amount > 0)
      .map((change) => ({ ...change, source: 'looted' as const })),
    used: changes
      .filter(({ amount }) => amount < 0)
      .map(({ itemId, amount }) => ({ itemId, amount: -amount })),
  };
}

function begunBy(event: GameEvent): ReportedAction | null {
  switch (event.type) {
    case 'CraftingSessionStarted':
      return { kind: event.pieces === null ? 'craft' : 'disenchant', id: event.itemId };
    case 'HuntingSessionStart':
      return { kind: 'hunt', id: event.regionId };
    case 'DungeonSessionStart':
      return { kind: 'dungeon', id: event.dungeonId };
    default:
      return null;
  }
}

/** The source of what an item action gains: its product and its loot. */
function sourceOf(scene: ItemActionScene): GainSource {
  if (scene.piece !== null) return 'disenchanted';
  return isGathered(scene) ? 'gathered' : 'crafted';
}

function reported(action: Action): ReportedAction {
  switch (action.kind) {
    case 'hunt':
      return { kind: action.kind, id: action.regionId };
    case 'dungeon':
      return { kind: action.kind, id: action.dungeonId };
    default:
      return { kind: action.kind, id: action.itemId };
  }
}

function add(sums: Map<number, number>, key: number, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}

const sorted = (sums: Map<number, number>): [key: number, amount: number][] =>
  [...sums].sort(([one], [other]) => one - other);
