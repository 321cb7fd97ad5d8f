import { outfitKit } from '../../character/bearers.ts';
import { ExperienceUnits } from '../../character/experience-units.ts';
import { totalLevel } from '../../character/milestones.ts';
import type { FinishReason } from '../../events/session.ts';
import { countHits } from '../../random/bernoulli.ts';
import type { ItemActionScene } from '../../recording/recorder.ts';
import type { SettlementTotals } from '../../recording/totals.ts';
import { levelOf, thresholdAfter, UNITS_PER_POINT } from '../../state/experience.ts';
import type { HiddenSession, ItemAction, Shown, State } from '../../state/state.ts';
import type { CrafteableItem } from '../../world/static-data.ts';
import type { Kit } from '../../world/traits/kit.ts';
import { nextChange, type Timeline, type World, worldAt, worldOf } from '../../world/world.ts';
import { Gifts } from '../gifts.ts';
import { experienceWith } from './action-experience.ts';
import { actionsWith, type DOUBLES_ROW, type SAVES_ROW } from './work-traits.ts';

/**
 * A running session of item actions. The constructor reads it from the state, `play` advances it to an
 * instant, and `close` writes it back to the state. `play` settles actions that end under the same content
 * and take the same items together in closed form (game-design 2.11). The two subclasses `Craft` and
 * `Disenchant` decide what an action takes and gives.
 */
export abstract class ItemActionSession<A extends ItemAction = ItemAction> implements ItemActionScene {
  readonly itemId: number;
  done: number;
  readonly world: World;
  /** The piece that the action disenchants; null for gathering and crafting. */
  abstract readonly piece: number | null;

  protected readonly recipe: CrafteableItem;
  protected readonly kit: Kit;
  readonly #timeline: Timeline;
  readonly #opened: A;
  readonly #shown: Shown;
  readonly #hidden: State['hidden'];
  readonly #session: HiddenSession;
  readonly #experience: ExperienceUnits;
  /** Experience of one product, in units of 1/10,000 point. */
  readonly #unitsOfProduct: number;
  /** Content of the running action. It differs from `world` when other content became live during `play`. */
  #next: World;
  #actionAt: number;
  #ordinal: number;
  readonly #gifts: Gifts;
  #running = true;

  constructor(state: State, action: A, timeline: Timeline) {
    const { session } = state.hidden;
    if (session === null) throw new Error('An item action runs without its seed');
    this.#timeline = timeline;
    this.#opened = action;
    this.#shown = state.shown;
    this.#hidden = state.hidden;
    this.#session = session;
    this.itemId = action.itemId;
    this.done = action.done;
    this.#actionAt = action.actionAt;
    this.#ordinal = session.ordinal;
    this.#gifts = new Gifts(state.hidden.giftLevel);
    this.world = worldOf(timeline, action.content);
    this.#next = this.world;
    this.recipe = recipeIn(this.world, action.itemId);
    this.kit = outfitKit(state.shown, this.world);
    this.#experience = new ExperienceUnits(state, this.recipe.skillId);
    const { pets } = state.shown;
    this.#unitsOfProduct = experienceWith(this.kit.workLesson, this.recipe, pets, this.world);
  }

  /**
   * How many actions in a row can take the same items as the next one, up to `most`; 0 when an item is
   * missing.
   */
  protected abstract possible(most: number, totals: SettlementTotals): number;
  /** How many units of the product one action makes, and gives experience for. */
  protected abstract get products(): number;
  /** How many units of the product the next `count` actions make besides, by a trait, without experience. */
  protected moreProducts(_count: number): number {
    return 0;
  }
  /** Removes from the inventory the items that `count` actions take. */
  protected abstract take(count: number, totals: SettlementTotals): void;
  /** Whether no requested action is left. */
  protected abstract get isDone(): boolean;
  protected abstract readonly reason: 'crafted' | 'disenchanted';
  /** Returns the action with the current values of the fields that only this kind of item action has. */
  protected abstract withOwnFields(action: A): A;

  get skillId(): number {
    return this.recipe.skillId;
  }

  get nextContent(): string {
    return this.#next.version;
  }

  /**
   * Whether the session continues with other content than `world`. Then `advance` must close it and open it
   * again.
   */
  get isInterrupted(): boolean {
    return this.#running && this.#next !== this.world;
  }

  /**
   * Plays everything that is due at or before `until`, but stops when an action begins with other content.
   */
  play(until: number, totals: SettlementTotals): void {
    const time = this.recipe.baseActionTime * 1000;
    totals.open(this.world, this.#shown.inventory);
    while (this.#running && !this.isInterrupted) {
      const due = Math.floor((until - this.#actionAt) / time);
      if (due < 1) return;
      const most = Math.min(due, this.#begun(time), totals.itemActionsAtOnce);
      const possible = this.possible(most, totals);
      if (possible < 1) {
        this.#finish(this.#actionAt + time, 'components', totals);
        return;
      }
      this.#complete(Math.min(possible, this.#untilGift()), time, totals);
    }
  }

  /**
   * How many actions in a row begin before other content becomes live and before the session's limit. The
   * running action has begun and counts. @param time ms of one action
   */
  #begun(time: number): number {
    const end = Math.min(nextChange(this.#timeline, this.#actionAt), this.#opened.limitAt);
    return Math.max(1, Math.ceil((end - this.#actionAt) / time));
  }

  /**
   * How many actions in a row end at the latest with the next level, while a level may bring a gift. Then no
   * action after the gift is settled before it.
   */
  #untilGift(): number {
    if (!this.#gifts.areAhead(this.world)) return Number.POSITIVE_INFINITY;
    const { units, points } = this.#experience;
    const missing = thresholdAfter(levelOf(points)) * UNITS_PER_POINT - units;
    return Math.max(1, Math.ceil(missing / (this.products * this.#unitsOfProduct)));
  }

  /** Sum of the present levels of all skills. */
  get #totalLevel(): number {
    const { experience } = this.#shown;
    return totalLevel({ experience: experience.with(this.skillId - 1, this.#experience.points) });
  }

  /**
   * In how many of the next `count` actions something happens by a trait. @param thousandths its chance
   */
  protected actionsWith(
    thousandths: number,
    row: typeof SAVES_ROW | typeof DOUBLES_ROW,
    count: number,
  ): number {
    return actionsWith(thousandths, row, this.#session.seed, this.#ordinal, this.#ordinal + count);
  }

  #complete(count: number, time: number, totals: SettlementTotals): void {
    const at = this.#actionAt + count * time;
    const from = this.#ordinal;
    const products = count * this.products;
    this.#actionAt = at;
    this.done += count;
    this.#next = worldAt(this.#timeline, at);
    const level = levelOf(this.#experience.points);
    totals.itemActionsFinished(at, this, this.#experience.grant(products * this.#unitsOfProduct));
    this.take(count, totals);
    totals.addItem(this.world.itemIndex(this.itemId), products + this.moreProducts(count));
    totals.inventoryChanged(at, this.reason);
    this.world.bulkLoot(this.itemId, this.kit.luck).forEach((row, index) => {
      const { distribution } = row;
      const hits = distribution
        ? countHits(this.#session.seed, distribution, index, from, from + count)
        : count;
      if (hits > 0) totals.addItem(row.item, hits * row.amount);
    });
    totals.inventoryChanged(at, 'found');
    this.#ordinal = from + count;
    if (this.#gifts.areAhead(this.world) && levelOf(this.#experience.points) > level)
      this.#gifts.grant(at, this.world, this.#totalLevel, totals);
    if (this.isDone) this.#finish(at, 'done', totals);
    else if (at >= this.#opened.limitAt) this.#finish(at, 'limit', totals);
    else if (this.#next.craft(this.itemId) === undefined) this.#finish(at, 'retired', totals);
  }

  #finish(at: number, reason: FinishReason, totals: SettlementTotals): void {
    this.#running = false;
    totals.sessionFinished(at, reason, null);
  }

  /** Writes the session to a state, except the inventory, which `SettlementTotals` updates. */
  close(state: State): void {
    const action = this.withOwnFields({
      ...this.#opened,
      actionAt: this.#actionAt,
      done: this.done,
      content: this.nextContent,
    });
    const experience = [...this.#shown.experience];
    const fractions = [...this.#hidden.fractions];
    this.#experience.store(experience, fractions);
    state.shown = { ...this.#shown, experience, action: this.#running ? action : null };
    state.hidden = {
      ...this.#hidden,
      fractions,
      giftLevel: this.#gifts.level,
      session: this.#running ? { ...this.#session, ordinal: this.#ordinal } : null,
    };
  }
}

function recipeIn(world: World, itemId: number): CrafteableItem {
  const recipe = world.craft(itemId);
  if (!recipe) throw new Error(`Crafteable item with id ${itemId} not found`);
  return recipe;
}
