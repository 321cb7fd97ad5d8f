import {
  AttackStyle,
  addChronicles,
  type Chronicle,
  type Counter,
  chronicleOfCommand,
  countersFor,
  countersOf,
  createState,
  DAY,
  type DreamLevel,
  execute,
  openingChronicle,
  type PlayerCommand,
  planSeed,
  type Recorder,
  type Seed,
  type Shown,
  type State,
  settleByDay,
  withSupplied,
} from '@slumberfell/engine';
import { shipped, world } from '../shipped.ts';
import { StoryRecord } from './story/story-record.ts';

/** The instant at which each career begins, epoch ms: the begin of a UTC day. */
export const CAREER_BEGINS = 20_000 * DAY;

const timeline = [{ at: 0, world }];
const STYLES = [AttackStyle.Melee, AttackStyle.Range, AttackStyle.Magic] as const;
const WORD_RANGE = 2 ** 32;

/** A simulated player with one character, which begins as a server makes it. */
export class CareerPlayer {
  /** The attack style that the player has chosen, by the seed. */
  readonly style: AttackStyle;
  /** What the story has brought; null for a player who does not follow it. */
  readonly story: StoryRecord | null;
  /** The levels that the player dreams of, and trains first; null for a player who does not. */
  dream: readonly DreamLevel[] | null = null;
  readonly #key: Seed;
  readonly #state: State;
  #drawn = 0;
  #at = CAREER_BEGINS;
  #chronicle: Chronicle;
  #given = 0;
  readonly #refusals = new Map<string, number>();

  /**
   * @param seed a whole number from 1
   * @param followsStory whether the player hands over chapters and errands
   */
  constructor(seed: number, followsStory = false) {
    this.story = followsStory ? new StoryRecord() : null;
    this.style = STYLES[(seed - 1) % STYLES.length] as AttackStyle;
    this.#key = [0xca_2e_e2, seed, 0, 0];
    this.#state = createState(shipped.newCharacter, this.#at);
    this.#chronicle = openingChronicle(this.#state.shown, world);
  }

  get shown(): Shown {
    return this.#state.shown;
  }

  /** A copy, which later play does not change. */
  get state(): State {
    return { ...this.#state };
  }

  /** The instant up to which the character is settled, epoch ms. */
  get at(): number {
    return this.#at;
  }

  /** All that the character has done, from its begin. */
  get chronicle(): Chronicle {
    return this.#chronicle;
  }

  /** How many commands the player has given. */
  get given(): number {
    return this.#given;
  }

  /** How many commands and steps of plans were refused, by command and code. */
  get refusals(): ReadonlyMap<string, number> {
    return this.#refusals;
  }

  /** Waits until an instant, while what runs goes on. */
  wait(until: number): void {
    if (until <= this.#at) return;
    const planWentOn: Recorder['planWentOn'] = (_moment, steps) => {
      for (const { code } of steps) if (code !== null) this.#refuse(`step ${code}`);
    };
    const { parts } = settleByDay(this.#state, timeline, this.#at, until, { planWentOn });
    for (const { chronicle } of parts) this.#chronicle = addChronicles(this.#chronicle, chronicle);
    this.#at = until;
  }

  /** @returns whether the command was accepted */
  give(command: PlayerCommand): boolean {
    this.#given++;
    const seeded = withSupplied(command, () => this.drawSeed(), this.countersFor(command));
    const outcome = execute(this.#state, seeded, timeline, this.#at);
    if ('refused' in outcome) {
      this.#refuse(`${command.name} ${outcome.refused}`);
      return false;
    }
    this.story?.add(outcome);
    if (command.name === 'set-plan')
      for (const { code } of this.shown.plan?.skipped ?? []) this.#refuse(`step ${code}`);
    this.#chronicle = addChronicles(this.#chronicle, chronicleOfCommand(outcome, world));
    return true;
  }

  /** The counters of the chronicle that a command must be told. */
  countersFor(command: PlayerCommand): readonly Counter[] {
    return countersOf(countersFor(command, this.shown, world), this.#chronicle, world);
  }

  /** Gives commands in their order until one is refused. @returns whether all were accepted */
  giveAll(commands: readonly PlayerCommand[]): boolean {
    return commands.every((command) => this.give(command));
  }

  #refuse(what: string): void {
    this.#refusals.set(what, (this.#refusals.get(what) ?? 0) + 1);
  }

  drawSeed(): Seed {
    return planSeed(this.#key, this.#drawn++);
  }

  /** A number in [0, 1). */
  draw(): number {
    return this.drawSeed()[0] / WORD_RANGE;
  }
}
