import {
  advance,
  EventRecorder,
  nextInstant,
  playbackState,
  type State,
  type Timeline,
} from '@slumberfell/engine';
import { type Frame, frameOf, type Refetch, type Standing } from '@slumberfell/protocol';
import type { CommandPlayed, Game, Loaded } from '../characters/game.ts';
import { liveLateness } from '../observe/measurements.ts';
import { Busy } from '../storage/database/busy.ts';
import type { Clock } from '../storage/database/clock.ts';
import { type Due, InstantHeap } from './instant-heap.ts';
import { Slice } from './slice.ts';

/** A film that is further behind than this, in ms, is not caught up with frame by frame. */
export const LATE = 10_000;

/** A film whose character's lane is full waits so long, in ms. */
const RETRY = 250;

/** Where films are shown. */
export interface Stage {
  show(characterId: number, frame: Frame): void;
  refetch(characterId: number, why: Refetch['why']): void;
  /** A film could not go on. It is a bug; the character's next command opens it again. */
  broken(characterId: number, error: unknown): void;
}

interface Showing extends Due {
  readonly characterId: number;
  revision: number;
  /** Cut down to what the film needs, and played to `state.shown.eventAt` or later. */
  state: State;
  /** The content that `state` was cut for. */
  timeline: Timeline;
  /** When the next thing happens by itself; Infinity when nothing will. */
  nextAt: number;
}

/**
 * Plays the sessions of watched characters: one film each, which shows every moment as a frame when its instant comes.
 * All of them wait on one timer, and each instant follows from the one before it, never from the time it was shown at:
 * a pause of the process makes films late but not slow. Steps take the character's lane, so that no frame comes between
 * the parts of a command (architecture, "Frames"; ADR 0006).
 */
export class Films {
  readonly #game: Pick<Game, 'inLane' | 'load' | 'timeline'>;
  readonly #clock: Clock;
  readonly #stage: Stage;
  readonly #films = new Map<number, Showing>();
  readonly #waiting = new InstantHeap<Showing>();
  #draining = false;
  #wakeAt = Number.POSITIVE_INFINITY;
  #cancelWake: () => void = () => undefined;

  constructor(game: Pick<Game, 'inLane' | 'load' | 'timeline'>, clock: Clock, stage: Stage) {
    this.#game = game;
    this.#clock = clock;
    this.#stage = stage;
  }

  /** Begins at the present, from a row as it was saved. Does nothing where a command's film is newer. */
  open(loaded: Loaded): void {
    if (this.#films.has(loaded.identity.id)) return;
    const state: State = { shown: loaded.shown, hidden: loaded.hidden };
    advance(state, this.#game.timeline(), this.#clock.now());
    this.#cut(loaded.identity.id, loaded.revision, state);
  }

  /** How far a character's film has come; null where none plays. */
  standing(characterId: number): Standing | null {
    const film = this.#films.get(characterId);
    return film ? { revision: film.revision, eventAt: film.state.shown.eventAt } : null;
  }

  /** Shows what lies before an instant and has not been shown yet. To be called in the character's lane. */
  playTo(characterId: number, at: number): void {
    const film = this.#films.get(characterId);
    if (film !== undefined) this.#play(film, at);
  }

  /** Goes on from the state that a command led to. To be called in the character's lane, after the command's frame. */
  cutTo({ identity, revision, shown, hidden }: CommandPlayed): void {
    this.#cut(identity.id, revision, { shown, hidden });
  }

  close(characterId: number): void {
    const film = this.#films.get(characterId);
    if (film === undefined) return;
    this.#films.delete(characterId);
    this.#waiting.remove(film);
  }

  closeAll(): void {
    for (const characterId of this.#films.keys()) this.close(characterId);
    this.#cancelWake();
  }

  #cut(characterId: number, revision: number, state: State): void {
    const timeline = this.#game.timeline();
    const cut = {
      revision,
      timeline,
      state: playbackState(state, timeline),
      nextAt: nextInstant(state, timeline) ?? Number.POSITIVE_INFINITY,
    };
    let film = this.#films.get(characterId);
    if (film === undefined) {
      film = { characterId, ...cut, dueAt: cut.nextAt, place: -1 };
      this.#films.set(characterId, film);
    } else Object.assign(film, cut);
    this.#schedule(film);
  }

  #schedule(film: Showing): void {
    if (film.nextAt === Number.POSITIVE_INFINITY) this.#waiting.remove(film);
    else this.#waiting.put(film, film.nextAt);
    this.#setTimer();
  }

  /** Sets the one timer to the first film's instant. */
  #setTimer(): void {
    const next = this.#waiting.first?.dueAt ?? Number.POSITIVE_INFINITY;
    if (this.#draining || next === this.#wakeAt) return;
    this.#cancelWake();
    this.#wakeAt = next;
    if (next === Number.POSITIVE_INFINITY) return;
    this.#cancelWake = this.#clock.wake(next, () => {
      this.#wakeAt = Number.POSITIVE_INFINITY;
      this.#drain();
    });
  }

  /** Starts the step of each film that is due, then lets the process turn to other things before it looks again. */
  #drain(): void {
    this.#draining = true;
    const now = this.#clock.now();
    const slice = new Slice();
    while (slice.takes()) {
      const film = this.#waiting.first;
      if (film === undefined || film.dueAt > now) break;
      this.#waiting.remove(film);
      void this.#step(film, slice);
    }
    setImmediate(() => {
      slice.end();
      this.#draining = false;
      if ((this.#waiting.first?.dueAt ?? Number.POSITIVE_INFINITY) <= now) this.#drain();
      else this.#setTimer();
    });
  }

  async #step(film: Showing, slice: Slice): Promise<void> {
    const { characterId } = film;
    try {
      if (film.timeline !== this.#game.timeline()) await this.#recut(film);
      await this.#game.inLane(characterId, () => {
        if (this.#films.get(characterId) !== film) return;
        if (!slice.isSpent()) this.#play(film, this.#clock.now());
        this.#schedule(film);
      });
    } catch (error) {
      if (this.#films.get(characterId) !== film) return;
      if (error instanceof Busy) {
        this.#waiting.put(film, this.#clock.now() + RETRY);
        this.#setTimer();
      } else {
        this.close(characterId);
        this.#stage.broken(characterId, error);
      }
    }
  }

  #play(film: Showing, until: number): void {
    if (film.nextAt > until) return;
    const { characterId, revision, state, timeline } = film;
    if (until - film.nextAt > LATE) {
      advance(state, timeline, until);
      this.#stage.refetch(characterId, 'late');
    } else {
      let from = state.shown.eventAt;
      const recorder = new EventRecorder();
      advance(state, timeline, until, recorder);
      for (const moment of recorder.moments) {
        if (liveLateness.hasSubscribers) liveLateness.publish(this.#clock.now() - moment.at);
        this.#stage.show(characterId, frameOf(revision, from, moment));
        from = moment.at;
      }
    }
    film.state = playbackState(state, timeline);
    film.nextAt = nextInstant(state, timeline) ?? Number.POSITIVE_INFINITY;
  }

  /**
   * What a film needs of a state depends on the content it will pass through. After new content was announced it is cut
   * again, to the moment it has come to, from the whole row.
   */
  async #recut(film: Showing): Promise<void> {
    const loaded = await this.#game.load(film.characterId);
    if (loaded === null || loaded.revision !== film.revision) return;
    const timeline = this.#game.timeline();
    const state: State = { shown: loaded.shown, hidden: loaded.hidden };
    advance(state, timeline, film.state.shown.eventAt);
    film.state = playbackState(state, timeline);
    film.timeline = timeline;
  }
}
