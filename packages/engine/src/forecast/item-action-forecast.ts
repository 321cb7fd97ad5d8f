import type { InventoryReason } from '../events/possessions.ts';
import type { FinishReason } from '../events/session.ts';
import type { ItemActionScene, Recorder } from '../recording/recorder.ts';
import { advance } from '../settle/advance.ts';
import { playbackState } from '../settle/playback-state.ts';
import { levelOf } from '../state/experience.ts';
import type { ItemAction, Shown, State } from '../state/state.ts';
import type { World } from '../world/world.ts';
import type { Forecast, OpenForecast } from './forecast.ts';
import { chanceOfNone, goldFor, ItemSums, recipeLoot } from './loot-chances.ts';
import { type ForecastQuestion, hiddenOf, seedOfRun, timelineOf } from './question.ts';
import { rateOver } from './rate.ts';
import type { Quantiles } from './samples.ts';

/** Counts the actions, and what each of them takes and makes for certain. */
class ItemActionRecorder implements Recorder {
  actions = 0;
  endedAt: number | null = null;
  reason: FinishReason | null = null;
  readonly made = new Map<number, number>();
  readonly taken = new Map<number, number>();
  /** Changes whose reason is not known yet. */
  readonly #changes: { readonly itemId: number; readonly amount: number }[] = [];
  #done: number;

  /** @param done actions finished before */
  constructor(done: number) {
    this.#done = done;
  }

  itemActionsFinished(_at: number, { done }: ItemActionScene): void {
    this.actions += done - this.#done;
    this.#done = done;
  }

  itemChanged(itemId: number, amount: number): void {
    this.#changes.push({ itemId, amount });
  }

  inventoryChanged(_at: number, reason: InventoryReason): void {
    // What is found is drawn. The forecast has its expected amount instead.
    if (reason !== 'found') {
      for (const { itemId, amount } of this.#changes) {
        const sums = amount > 0 ? this.made : this.taken;
        sums.set(itemId, (sums.get(itemId) ?? 0) + Math.abs(amount));
      }
    }
    this.#changes.length = 0;
  }

  sessionFinished(at: number, reason: FinishReason): void {
    this.endedAt = at;
    this.reason = reason;
  }
}

const same = (value: number): Quantiles => ({ p5: value, p50: value, p95: value });

/**
 * A forecast of gathering, crafting or disenchanting. One run is enough: its end, products and experience are
 * those of each run, and what is found has its expected amount.
 */
export class ItemActionForecast implements OpenForecast {
  readonly at: number;
  readonly until: number;
  readonly #question: ForecastQuestion;
  readonly #begun: Shown;
  readonly #action: ItemAction;
  readonly #world: World;
  #summary: Forecast | null = null;

  constructor(question: ForecastQuestion, begun: Shown, action: ItemAction, world: World) {
    this.at = question.at;
    this.until = question.until;
    this.#question = question;
    this.#begun = begun;
    this.#action = action;
    this.#world = world;
  }

  get isDone(): boolean {
    return this.#summary !== null;
  }

  play(runs: number): void {
    if (runs > 0) this.#summary ??= this.#played();
  }

  summary(): Forecast {
    if (this.#summary === null) throw new Error('The forecast has no runs yet');
    return this.#summary;
  }

  #played(): Forecast {
    const timeline = timelineOf(this.#world);
    const session = { seed: seedOfRun(this.#question.seed, 0), ordinal: 0, turn: 0 };
    const begun: State = { shown: this.#begun, hidden: hiddenOf(this.#begun, session) };
    const state = playbackState(begun, timeline);
    const recorder = new ItemActionRecorder(this.#action.done);
    advance(state, timeline, this.until, recorder);
    const { endedAt, reason, actions } = recorder;
    const end = endedAt ?? this.until;
    const runningTime = end - this.at;
    const rate = rateOver(runningTime);
    const items = this.#items(recorder, actions);
    const gold = items.reduce(
      (sum, { itemId, expected }) => sum + expected * goldFor(itemId, this.#world),
      0,
    );
    const { startAt, limitAt } = this.#action;
    return {
      night: { startAt, limitAt },
      endsAt: same(end),
      why: [{ reason: reason ?? 'running', share: 1 }],
      survives: 1,
      defeatedBy: null,
      runningTime,
      experience: this.#begun.experience.flatMap((before, index) => {
        const after = state.shown.experience[index] as number;
        if (after === before) return [];
        const points = after - before;
        return { skillId: index + 1, ...rate(points), points: same(points), level: same(levelOf(after)) };
      }),
      items: items.map(({ itemId, expected, chance }) => ({ itemId, chance, ...rate(expected) })),
      gold: rate(gold),
      kills: rate(0),
      dungeonRuns: { ...rate(0), finished: same(0) },
      food: { ...rate(0), portions: same(0), packed: 0, ends: null, gone: null },
      runs: 1,
      standardErrors: { experience: 0, gold: 0 },
    };
  }

  #items({ made, taken }: ItemActionRecorder, actions: number): ItemSums['entries'] {
    const sums = new ItemSums();
    for (const [itemId, amount] of made) sums.come(itemId, amount, 0);
    for (const [itemId, amount] of taken) sums.go(itemId, amount);
    for (const { itemId, amount, chance } of recipeLoot(this.#action.itemId, this.#world))
      sums.come(itemId, actions * amount * chance, chanceOfNone(chance, actions));
    return sums.entries;
  }
}
