import {
  atRest,
  combatRates,
  FIRST_RUNS,
  type ForecastQuestion,
  OpenArc,
  OpenGoalWays,
  OpenNearest,
  OpenNextNight,
  OpenTonight,
  openForecast,
  openNightPack,
  openNightThreshold,
  openPackedFood,
  openPlanForecast,
  openTarget,
  openTraitEffects,
  type Refusal,
  type Seed,
  type Shown,
  supposing,
  untilOver,
  type World,
  whatFollows,
  whatIf,
  withoutTraitsOf,
} from '@slumberfell/engine';
import type { Answer, Moment, QuestionKind, Request, WhatIf } from './messages.ts';

/**
 * The seed of all forecasts of a page. It is constant, so that the same question has the same answer, and two
 * what-ifs differ by what is supposed alone.
 */
const SEED: Seed = [0x51_0b_e4, 0x0f_a2_6c, 0x77_1d_90, 0x3c_58_b1];

/** A request that is being answered. */
export interface OpenRequest<A = Answer> {
  readonly isDone: boolean;
  /** Whether it waits until no other request is open: it takes long, and no press waits for it. */
  readonly isPatient?: true;
  /** Does a small part of the work: a few milliseconds. */
  step(): void;
  /** @returns null while there is too little for an answer */
  answer(): A | null;
}

/**
 * Opens a request under the live content.
 * @returns the refusal when what is asked for cannot begin
 */
export function openRequest<K extends QuestionKind>(
  request: Request<K>,
  live: World,
): OpenRequest<Answer<K>> | Refusal<string> {
  const { traitless = [] } = request;
  const world = traitless.length === 0 ? live : withoutTraitsOf(new Set(traitless), live);
  const shown = circumstances(request, world);
  if ('refused' in shown) return shown;
  const open: Opener<K> = OPENERS[request.kind];
  return open({ ...request, shown }, world);
}

/** Opens a request of one kind. Its circumstances are already in `shown` and in the world. */
type Opener<K extends QuestionKind> = (
  request: Request<K>,
  world: World,
) => OpenRequest<Answer<K>> | Refusal<string>;

const OPENERS: { readonly [K in QuestionKind]: Opener<K> } = {
  session(request, world) {
    const question = { ...span(request, world), command: request.command };
    return byRuns(openForecast(question, world), (open) => {
      const forecast = open.summary();
      return { ...forecast, following: whatFollows(question, forecast, world) };
    });
  },
  target: (request, world) =>
    byRuns(openTarget(request.target, span(request, world), world), (open) => open.summary()),
  rates: ({ targets, shown, at }, world) =>
    new OpenRates(targets.length, (index) => {
      const [rate = null] = combatRates(targets.slice(index, index + 1), { shown, at, seed: SEED }, world);
      return rate;
    }),
  pack: (request, world) =>
    atItsEnd(openNightPack({ ...span(request, world), command: request.command }, world, request.aim)),
  threshold: (request, world) =>
    atItsEnd(openNightThreshold({ ...span(request, world), command: request.command }, world, request.aim)),
  effects: (request, world) =>
    patient(atItsEnd(openTraitEffects({ ...span(request, world), command: request.command }, world))),
  plan({ shown, at, steps, times, place, limitAt }, world) {
    const given = { ...(place !== undefined && { place }), ...(limitAt !== undefined && { limitAt }) };
    const plan = openPlanForecast({ shown, steps, times, at, seed: SEED, ...given }, world);
    return byRuns(plan, (open) => open.summary());
  },
  // The best nights stand above the arc, and a press waits for them.
  arc: ({ shown, at, fight, habits, pinned, hidden, refused, goals }, world) =>
    patient(new OpenArc({ shown, at, seed: SEED, fight, habits, pinned, hidden, refused, goals }, world)),
  goals: ({ shown, at, fight, habits, goals }, world) =>
    patient(new OpenGoalWays({ shown, at, seed: SEED, fight, habits, goals }, world)),
  nearest: ({ shown, at, fight, habits, collection }, world) =>
    new OpenNearest({ shown, at, seed: SEED, fight, habits }, world, collection),
  tonight({ shown, at, habits, memory, aim, skillId, known, targets }, world) {
    const question = { shown, at, seed: SEED, habits, memory, aim, skillId, known };
    return new OpenTonight({ ...question, ...(targets && { targets }) }, world);
  },
  next: ({ shown, at, habits, memory, aim, skillId, known, thing }, world) =>
    patient(new OpenNextNight({ shown, at, seed: SEED, habits, memory, aim, skillId, known, thing }, world)),
  food: ({ shown, at, command, foodId }, world) =>
    byRuns(openPackedFood({ shown, at, command, seed: SEED }, foodId, world), (open) => open.result()),
};

/** What is shown in the circumstances of a request. */
function circumstances(request: WhatIf & Moment, world: World): Shown | Refusal<string> {
  const { at, suppose, after = [] } = request;
  let shown = request.atRest ? atRest(request.shown, world, at) : request.shown;
  if (suppose) shown = supposing(shown, suppose);
  for (const command of after) {
    const next = whatIf(shown, command, world, at);
    if ('refused' in next) return next;
    shown = next;
  }
  return shown;
}

/** The question of a request to the engine, without its command. */
const span = (
  { shown, at, until, lasting }: Moment & { readonly until?: number; readonly lasting?: number },
  world: World,
): Omit<ForecastQuestion, 'command'> => ({
  shown,
  at,
  until: until ?? (lasting === undefined ? untilOver(shown, at, world) : at + lasting),
  seed: SEED,
});

/** What the engine plays in runs. */
interface Played {
  readonly isDone: boolean;
  play(runs: number): void;
}

/** A request that plays runs: it has answers from `FIRST_RUNS` on, finer with each run. */
function byRuns<P extends Played, A>(
  played: P | Refusal<string>,
  answerOf: (played: P) => A,
): OpenRequest<A> | Refusal<string> {
  if ('refused' in played) return played;
  let runs = 0;
  return {
    get isDone() {
      return played.isDone;
    },
    step() {
      played.play(1);
      runs++;
    },
    answer: () => (played.isDone || runs >= FIRST_RUNS ? answerOf(played) : null),
  };
}

/** A request with one answer, at its end. */
function atItsEnd<A>(played: (Played & { result(): A }) | Refusal<string>): OpenRequest<A> | Refusal<string> {
  if ('refused' in played) return played;
  return {
    get isDone() {
      return played.isDone;
    },
    step: () => played.play(1),
    answer: () => (played.isDone ? played.result() : null),
  };
}

/** The same request, after all others. */
function patient<A>(open: OpenRequest<A> | Refusal<string>): OpenRequest<A> | Refusal<string> {
  if ('refused' in open) return open;
  return {
    isPatient: true,
    get isDone() {
      return open.isDone;
    },
    step: () => open.step(),
    answer: () => open.answer(),
  };
}

/** The rates of a list, one target after the other. */
class OpenRates implements OpenRequest<Answer<'rates'>> {
  readonly #rates: Answer<'rates'>[number][];
  readonly #rateOf: (index: number) => Answer<'rates'>[number];
  #known = 0;

  constructor(count: number, rateOf: (index: number) => Answer<'rates'>[number]) {
    this.#rates = new Array<undefined>(count).fill(undefined);
    this.#rateOf = rateOf;
  }

  get isDone(): boolean {
    return this.#known === this.#rates.length;
  }

  step(): void {
    this.#rates[this.#known] = this.#rateOf(this.#known);
    this.#known++;
  }

  answer(): Answer<'rates'> {
    return [...this.#rates];
  }
}
