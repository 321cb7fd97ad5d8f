import { outfitKit } from '../character/bearers.ts';
import { worthOf } from '../character/worth.ts';
import type { InventoryReason } from '../events/possessions.ts';
import type { FinishReason } from '../events/session.ts';
import type { ItemActionScene, Recorder } from '../recording/recorder.ts';
import { actionsFor } from '../sessions/crafting/amount.ts';
import { expectedOfAction, type WorkChances, workChances } from '../sessions/crafting/work-traits.ts';
import { advance } from '../settle/advance.ts';
import { playbackState } from '../settle/playback-state.ts';
import type { ItemAction, Shown, State } from '../state/state.ts';
import type { CrafteableItem } from '../world/static-data.ts';
import type { Kit } from '../world/traits/kit.ts';
import type { Timeline, World } from '../world/world.ts';
import { ExperienceSamples } from './experience-samples.ts';
import type { Forecast, ForecastEnd, OpenForecast } from './forecast.ts';
import { chanceOfNone, ItemSums, recipeLoot } from './loot-chances.ts';
import { type ForecastQuestion, hiddenOf, seedOfRun, timelineOf } from './question.ts';
import { rateOver } from './rate.ts';
import { quantilesOf, Samples } from './samples.ts';
import { Shares } from './shares.ts';

/** Runs of a session whose end is drawn. */
export const DRAWN_END_RUNS = 200;

/** Counts the actions of a run, and items that come and go. What is expected from the actions is left out. */
class ItemActionRecorder implements Recorder {
  actions = 0;
  endedAt: number | null = null;
  reason: FinishReason | null = null;
  readonly made = new Map<number, number>();
  readonly taken = new Map<number, number>();
  /** Changes whose reason is not known yet. */
  readonly #changes: { readonly itemId: number; readonly amount: number }[] = [];
  #done: number;

  readonly #countsUsed: boolean;

  /** @param done actions finished before @param countsUsed whether to count the used components */
  constructor(done: number, countsUsed: boolean) {
    this.#done = done;
    this.#countsUsed = countsUsed;
  }

  itemActionsFinished(_at: number, { done }: ItemActionScene): void {
    this.actions += done - this.#done;
    this.#done = done;
  }

  itemChanged(itemId: number, amount: number): void {
    this.#changes.push({ itemId, amount });
  }

  inventoryChanged(_at: number, reason: InventoryReason): void {
    for (const { itemId, amount } of this.#changes) {
      if (!this.#isCounted(reason, amount)) continue;
      const sums = amount > 0 ? this.made : this.taken;
      sums.set(itemId, (sums.get(itemId) ?? 0) + Math.abs(amount));
    }
    this.#changes.length = 0;
  }

  #isCounted(reason: InventoryReason, amount: number): boolean {
    if (reason === 'crafted') return this.#countsUsed && amount < 0;
    return reason !== 'found';
  }

  sessionFinished(at: number, reason: FinishReason): void {
    this.endedAt = at;
    this.reason = reason;
  }
}

/**
 * A forecast of gathering, crafting or disenchanting. As a rule one run is enough: its end, actions and
 * experience are those of each run, and what is drawn has its expected amount. Where the components are short
 * and a trait may save them, the end is drawn. Then more runs are played. They also tell the used components:
 * often all that there are.
 */
export class ItemActionForecast implements OpenForecast {
  readonly at: number;
  readonly until: number;
  readonly #question: ForecastQuestion;
  readonly #begun: State;
  readonly #action: ItemAction;
  readonly #world: World;
  readonly #timeline: Timeline;
  readonly #recipe: CrafteableItem;
  readonly #kit: Kit;
  /** Those of gathering and crafting. Null for disenchanting. */
  readonly #chances: WorkChances | null;
  readonly #isEndDrawn: boolean;
  readonly #experience: ExperienceSamples;
  readonly #actions = new Samples();
  readonly #runs: ItemActionRecorder[] = [];
  readonly #ends: number[] = [];
  readonly #reasons = new Shares<ForecastEnd>();

  constructor(question: ForecastQuestion, begun: Shown, action: ItemAction, world: World) {
    this.at = question.at;
    this.until = question.until;
    this.#question = question;
    this.#action = action;
    this.#world = world;
    this.#timeline = timelineOf(world);
    this.#begun = playbackState({ shown: begun, hidden: hiddenOf(begun, null) }, this.#timeline);
    const recipe = world.craft(action.itemId);
    if (recipe === undefined) throw new Error(`Crafteable item with id ${action.itemId} not found`);
    this.#recipe = recipe;
    this.#kit = outfitKit(begun, world);
    this.#chances = action.kind === 'craft' ? workChances(recipe, this.#kit) : null;
    this.#isEndDrawn =
      action.kind === 'craft' &&
      this.#chances?.saves !== 0 &&
      actionsFor(begun.inventory, recipe) < action.target - action.done;
    this.#experience = new ExperienceSamples(begun.experience, [recipe.skillId]);
  }

  get isDone(): boolean {
    return this.#runs.length >= (this.#isEndDrawn ? DRAWN_END_RUNS : 1);
  }

  play(runs: number): void {
    for (let played = 0; played < runs && !this.isDone; played++) this.#playRun();
  }

  #playRun(): void {
    const seed = seedOfRun(this.#question.seed, this.#runs.length);
    const { shown, hidden } = this.#begun;
    const state: State = { shown, hidden: { ...hidden, session: { seed, ordinal: 0, turn: 0 } } };
    const recorder = new ItemActionRecorder(this.#action.done, this.#isEndDrawn);
    advance(state, this.#timeline, this.until, recorder);
    this.#runs.push(recorder);
    this.#actions.add(recorder.actions);
    this.#experience.add(state.shown.experience);
    this.#ends.push(recorder.endedAt ?? this.until);
    this.#reasons.add(recorder.reason ?? 'running');
  }

  summary(): Forecast {
    const runs = this.#runs.length;
    if (runs === 0) throw new Error('The forecast has no runs yet');
    const runningTime = this.#ends.reduce((sum, end) => sum + end - this.at, 0) / runs;
    const rate = rateOver(runningTime);
    const items = this.#items();
    const gold = worthOf(
      items.map(({ itemId, expected }) => ({ itemId, amount: expected })),
      this.#world,
    );
    const { startAt, limitAt } = this.#action;
    const none = { p5: 0, p50: 0, p95: 0 };
    return {
      night: { startAt, limitAt },
      endsAt: quantilesOf(this.#ends),
      why: this.#reasons.of(runs),
      survives: 1,
      defeatedBy: null,
      runningTime,
      experience: this.#experience.forecasts(rate),
      items: items.map(({ itemId, expected, chance }) => ({ itemId, chance, ...rate(expected) })),
      gold: rate(gold),
      kills: rate(0),
      dungeonRuns: { ...rate(0), finished: none },
      food: { ...rate(0), portions: none, packed: 0, ends: null, gone: null },
      runs,
      standardErrors: {
        experience: this.#isEndDrawn ? this.#experience.total.relativeError : 0,
        // Each action is expected to be worth the same.
        gold: this.#isEndDrawn ? this.#actions.relativeError : 0,
      },
    };
  }

  #items(): ItemSums['entries'] {
    const runs = this.#runs.length;
    const sums = new ItemSums();
    const meanOf = (numberOf: (run: ItemActionRecorder) => number): number =>
      this.#runs.reduce((sum, run) => sum + numberOf(run), 0) / runs;
    for (const itemId of new Set(this.#runs.flatMap(({ made }) => [...made.keys()])))
      sums.come(
        itemId,
        meanOf(({ made }) => made.get(itemId) ?? 0),
        meanOf(({ made }) => (made.has(itemId) ? 0 : 1)),
      );
    for (const itemId of new Set(this.#runs.flatMap(({ taken }) => [...taken.keys()])))
      sums.go(
        itemId,
        meanOf(({ taken }) => taken.get(itemId) ?? 0),
      );
    const actions = this.#actions.mean;
    if (this.#chances !== null) {
      const { used, products } = expectedOfAction(this.#chances);
      sums.come(
        this.#action.itemId,
        actions * products,
        meanOf((run) => (run.actions > 0 ? 0 : 1)),
      );
      if (!this.#isEndDrawn)
        for (const { itemId, amount } of this.#recipe.requiredComponents)
          sums.go(itemId, actions * amount * used);
    }
    for (const { itemId, amount, chance } of recipeLoot(this.#action.itemId, this.#world, this.#kit.luck))
      sums.come(
        itemId,
        actions * amount * chance,
        meanOf((run) => chanceOfNone(chance, run.actions)),
      );
    return sums.entries;
  }
}
