import {
  advance,
  EventRecorder,
  nextInstant,
  playbackState,
  type State,
  type Timeline,
} from '@slumberfell/engine';
import { type Frame, frameOf, type Refetch, type Standing } from '@slumberfell/protocol';
import type { Characters, CommittedCommand, Loaded } from '../characters/characters.ts';
import type { Content } from '../content/content.ts';
import { liveLateness } from '../observe/measurements.ts';
import { Busy } from '../storage/database/busy.ts';
import type { Clock } from '../storage/database/clock.ts';
import { waitsUntil } from '../storage/tables/characters/ahead.ts';
import { type Due, InstantHeap } from './instant-heap.ts';
import { Slice } from './slice.ts';

/** ms. A playback that is later than this sends no missed frames; pages refetch the layout instead. */
export const LATE = 10_000;

/** After `Busy`, such as a full character queue, a playback tries again after this time, in ms. */
const RETRY = 250;

/** The parts of the game that playback uses. */
interface PlayedGame {
  readonly characters: Pick<Characters, 'inQueue' | 'load'>;
  readonly content: Pick<Content, 'timeline'>;
}

/** Receives the output of playback. */
export interface PlaybackOutput {
  show(characterId: number, frame: Frame): void;
  refetch(characterId: number, why: Refetch['why']): void;
  /** A playback has failed because of a bug. The character's next command opens it again. */
  broken(characterId: number, error: unknown): void;
}

interface Playing extends Due {
  readonly characterId: number;
  revision: number;
  /** The latest instant to which the character is known to be settled in its row. */
  at: number;
  /**
   * The part of the state that the playback needs (`playbackState`), advanced to `state.shown.eventAt` or
   * later.
   */
  state: State;
  /** The timeline for which `state` was reduced to the part that the playback needs. */
  timeline: Timeline;
  /** Instant of the next event; Infinity when there is none. */
  nextAt: number;
}

/**
 * Plays the sessions of characters that have a socket on this node: sends each moment as a frame when its
 * instant comes. One timer serves all characters. Each instant is computed from the instant before it and not
 * from the time of sending: a pause of the process delays frames and does not slow the session down. Steps
 * run in the character's queue, so that no frame comes between the parts of a command (architecture,
 * "Frames"; ADR 0006).
 */
export class Playback {
  readonly #game: PlayedGame;
  readonly #clock: Clock;
  readonly #output: PlaybackOutput;
  readonly #playing = new Map<number, Playing>();
  readonly #waiting = new InstantHeap<Playing>();
  #draining = false;
  #wakeAt = Number.POSITIVE_INFINITY;
  #cancelWake: () => void = () => undefined;

  constructor(game: PlayedGame, clock: Clock, output: PlaybackOutput) {
    this.#game = game;
    this.#clock = clock;
    this.#output = output;
  }

  /**
   * Starts a playback from a stored row, whose state is first advanced to now. Does nothing if the character
   * already has a playback, because a command has started it.
   */
  open(loaded: Loaded): void {
    if (this.#playing.has(loaded.identity.id)) return;
    const state: State = { shown: loaded.shown, hidden: loaded.hidden };
    advance(state, this.#game.content.timeline, this.#clock.now());
    this.#reduce(loaded.identity.id, loaded, state);
  }

  /** The standing of a character's playback; null without a playback. */
  standing(characterId: number): Standing | null {
    const playing = this.#playing.get(characterId);
    if (playing === undefined) return null;
    const { revision, at, state } = playing;
    const { eventAt } = state.shown;
    const until = waitsUntil(Math.max(at, eventAt), this.#clock.now());
    return { revision, eventAt, ...(until !== null && { waitsUntil: until }) };
  }

  /** Notes that the character's row is settled up to an instant, for its standing. */
  noteSettled(characterId: number, at: number): void {
    const playing = this.#playing.get(characterId);
    if (playing !== undefined) playing.at = Math.max(playing.at, at);
  }

  /** Sends the frames up to an instant that were not sent yet. Called in the character's queue. */
  playTo(characterId: number, at: number): void {
    const playing = this.#playing.get(characterId);
    if (playing !== undefined) this.#play(playing, at);
  }

  /**
   * Continues from the state after a command. Called in the character's queue, after the command's frame was
   * sent.
   */
  continueFrom({ identity, revision, at, shown, hidden }: CommittedCommand): void {
    this.#reduce(identity.id, { revision, at }, { shown, hidden });
  }

  close(characterId: number): void {
    const playing = this.#playing.get(characterId);
    if (playing === undefined) return;
    this.#playing.delete(characterId);
    this.#waiting.remove(playing);
  }

  closeAll(): void {
    for (const characterId of this.#playing.keys()) this.close(characterId);
    this.#cancelWake();
  }

  #reduce(characterId: number, { revision, at }: Pick<Loaded, 'revision' | 'at'>, state: State): void {
    const timeline = this.#game.content.timeline;
    const reduced = {
      revision,
      at,
      timeline,
      state: playbackState(state, timeline),
      nextAt: nextInstant(state, timeline) ?? Number.POSITIVE_INFINITY,
    };
    let playing = this.#playing.get(characterId);
    if (playing === undefined) {
      playing = { characterId, ...reduced, dueAt: reduced.nextAt, index: -1 };
      this.#playing.set(characterId, playing);
    } else Object.assign(playing, reduced);
    this.#schedule(playing);
  }

  #schedule(playing: Playing): void {
    if (playing.nextAt === Number.POSITIVE_INFINITY) this.#waiting.remove(playing);
    else this.#waiting.put(playing, playing.nextAt);
    this.#setTimer();
  }

  /** Sets the timer to the earliest instant at which a playback is due. */
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

  /**
   * Starts the steps of the playbacks that are due, for one slice, then yields to the event loop before the
   * next slice.
   */
  #drain(): void {
    this.#draining = true;
    const now = this.#clock.now();
    const slice = new Slice();
    while (slice.takes()) {
      const playing = this.#waiting.first;
      if (playing === undefined || playing.dueAt > now) break;
      this.#waiting.remove(playing);
      void this.#step(playing, slice);
    }
    setImmediate(() => {
      slice.end();
      this.#draining = false;
      if ((this.#waiting.first?.dueAt ?? Number.POSITIVE_INFINITY) <= now) this.#drain();
      else this.#setTimer();
    });
  }

  async #step(playing: Playing, slice: Slice): Promise<void> {
    const { characterId } = playing;
    try {
      if (playing.timeline !== this.#game.content.timeline) await this.#reduceAgain(playing);
      await this.#game.characters.inQueue(characterId, () => {
        if (this.#playing.get(characterId) !== playing) return;
        if (!slice.isSpent()) this.#play(playing, this.#clock.now());
        this.#schedule(playing);
      });
    } catch (error) {
      if (this.#playing.get(characterId) !== playing) return;
      if (error instanceof Busy) {
        this.#waiting.put(playing, this.#clock.now() + RETRY);
        this.#setTimer();
      } else {
        this.close(characterId);
        this.#output.broken(characterId, error);
      }
    }
  }

  #play(playing: Playing, until: number): void {
    if (playing.nextAt > until) return;
    const { characterId, revision, state, timeline } = playing;
    if (until - playing.nextAt > LATE) {
      advance(state, timeline, until);
      this.#output.refetch(characterId, 'late');
    } else {
      let from = state.shown.eventAt;
      const recorder = new EventRecorder();
      advance(state, timeline, until, recorder);
      for (const moment of recorder.moments) {
        if (liveLateness.hasSubscribers) liveLateness.publish(this.#clock.now() - moment.at);
        this.#output.show(characterId, frameOf(revision, from, moment));
        from = moment.at;
      }
    }
    playing.state = playbackState(state, timeline);
    playing.nextAt = nextInstant(state, timeline) ?? Number.POSITIVE_INFINITY;
  }

  /**
   * Reduces the state again to the part that the playback needs. Which part that is depends on the content,
   * and the timeline has changed. The state is read from the whole stored row and advanced to the playback's
   * position.
   */
  async #reduceAgain(playing: Playing): Promise<void> {
    const loaded = await this.#game.characters.load(playing.characterId);
    if (loaded === null || loaded.revision !== playing.revision) return;
    const timeline = this.#game.content.timeline;
    const state: State = { shown: loaded.shown, hidden: loaded.hidden };
    advance(state, timeline, playing.state.shown.eventAt);
    playing.state = playbackState(state, timeline);
    playing.timeline = timeline;
  }
}
