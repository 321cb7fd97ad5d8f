import { countHits } from '../bernoulli.ts';
import { ExperienceUnits } from '../experience-units.ts';
import { petBonus } from '../pets.ts';
import type { CraftScene } from '../scene.ts';
import type { CraftAction, State } from '../state.ts';
import type { CrafteableItem } from '../static-data.ts';
import type { Tally } from '../tally.ts';
import { nextChange, type Timeline, type World, worldAt, worldOf } from '../world.ts';
import { actionsFor } from './amount.ts';

/**
 * A running gathering or crafting session: opened from the state, played to an instant, closed into the state again.
 * Actions that end under the same content are settled together in closed form (game-design 2.11).
 */
export class Craft implements CraftScene {
  readonly itemId: number;
  done: number;

  readonly #timeline: Timeline;
  readonly #opened: CraftAction;
  readonly #shown: State['shown'];
  readonly #hidden: State['hidden'];
  readonly #session: NonNullable<State['hidden']['session']>;

  readonly #world: World;
  readonly #recipe: CrafteableItem;
  readonly #experience: ExperienceUnits;
  /** Content of the action under way. */
  #next: World;
  #actionAt: number;
  #ordinal: number;
  /** Actions the components still allow, the one under way included. */
  #affordable: number;
  #running = true;

  constructor(state: State, action: CraftAction, timeline: Timeline) {
    const { session } = state.hidden;
    if (session === null) throw new Error('A crafting session runs without its key');
    this.#timeline = timeline;
    this.#opened = action;
    this.#shown = state.shown;
    this.#hidden = state.hidden;
    this.#session = session;
    this.itemId = action.itemId;
    this.done = action.done;
    this.#actionAt = action.actionAt;
    this.#ordinal = session.ordinal;
    this.#world = worldOf(timeline, action.content);
    this.#next = this.#world;
    this.#recipe = recipeIn(this.#world, action.itemId);
    this.#affordable = actionsFor(state.shown.inventory, this.#recipe);
    this.#experience = new ExperienceUnits(state, this.#recipe.skillId);
  }

  get skillId(): number {
    return this.#recipe.skillId;
  }

  get nextContent(): string {
    return this.#next.version;
  }

  /** Whether it goes on, but with content that is not opened here: close it and open it again. */
  get isInterrupted(): boolean {
    return this.#running && this.#next !== this.#world;
  }

  /** Plays what is due up to and including `until`, at most to where other content begins. */
  play(until: number, sink: Tally): void {
    const time = this.#recipe.baseActionTime * 1000;
    sink.open(this.#world, this.#shown.inventory);
    while (this.#running && !this.isInterrupted) {
      const due = Math.floor((until - this.#actionAt) / time);
      if (due < 1) return;
      if (this.#affordable < 1) {
        this.#finish(this.#actionAt + time, 'components', sink);
        return;
      }
      // Actions that begin before the next content belong to this one.
      const begun = Math.ceil((nextChange(this.#timeline, this.#actionAt) - this.#actionAt) / time);
      const left = this.#opened.target - this.done;
      this.#complete(Math.min(due, begun, left, this.#affordable, sink.craftStride), time, sink);
    }
  }

  #complete(count: number, time: number, sink: Tally): void {
    const recipe = this.#recipe;
    const at = this.#actionAt + count * time;
    const from = this.#ordinal;
    this.#actionAt = at;
    this.#ordinal += count;
    this.#affordable -= count;
    this.done += count;
    this.#next = worldAt(this.#timeline, at);

    sink.crafted(at, this, count, this.#teach(count));
    for (const part of recipe.requiredComponents)
      sink.item(this.#world.itemIndex(part.itemId), -part.amount * count);
    sink.item(this.#world.itemIndex(recipe.itemId), count);
    sink.changed(at, 'crafted');
    this.#world.bulkLoot(recipe.itemId).forEach((row, index) => {
      const { distribution } = row;
      const hits = distribution
        ? countHits(this.#session.key, distribution, index, from, from + count)
        : count;
      if (hits > 0) sink.item(row.item, hits * row.amount);
    });
    sink.changed(at, 'found');

    if (this.done >= this.#opened.target) this.#finish(at, 'done', sink);
    else if (this.#next.craft(this.itemId) === undefined) this.#finish(at, 'retired', sink);
  }

  /** @returns the whole points that the shown experience rises by */
  #teach(count: number): number {
    const percent = 100 + petBonus(this.#shown.pets, this.#recipe.skillId, this.#world);
    return this.#experience.grant(count * this.#recipe.experience * percent * 100);
  }

  #finish(at: number, reason: 'done' | 'components' | 'retired', sink: Tally): void {
    this.#running = false;
    sink.finish(at, reason, null);
  }

  /** The state after what was played; its items are the sink's to add. */
  close(state: State): void {
    const action = { ...this.#opened, actionAt: this.#actionAt, done: this.done, content: this.nextContent };
    state.shown = { ...this.#shown, action: this.#running ? action : null };
    state.hidden = {
      ...this.#hidden,
      session: this.#running ? { ...this.#session, ordinal: this.#ordinal } : null,
    };
    this.#experience.store(state);
  }
}

function recipeIn(world: World, itemId: number): CrafteableItem {
  const recipe = world.craft(itemId);
  if (!recipe) throw new Error(`Crafteable item with id ${itemId} not found`);
  return recipe;
}
