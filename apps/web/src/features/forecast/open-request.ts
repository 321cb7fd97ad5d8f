import {
  atRest,
  combatRates,
  FIRST_RUNS,
  type ForecastQuestion,
  OpenArc,
  type OpenForecast,
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
import type { Answers, Request, RequestKind } from './messages.ts';

/**
 * The seed of all forecasts of a page. It is constant, so that the same question has the same answer, and two
 * what-ifs differ by what is supposed alone.
 */
const SEED: Seed = [0x51_0b_e4, 0x0f_a2_6c, 0x77_1d_90, 0x3c_58_b1];

/** A request that is being answered. */
export interface OpenRequest {
  readonly isDone: boolean;
  /** Whether it waits until no other request is open: it takes long, and no press waits for it. */
  readonly isPatient?: true;
  /** Does a small part of the work: a few milliseconds. */
  step(): void;
  /** @returns null while there is too little for an answer */
  answer(): Answers[RequestKind] | null;
}

/**
 * Opens a request under the live content.
 * @returns the refusal when what is asked for cannot begin
 */
export function openRequest(request: Request, live: World): OpenRequest | Refusal<string> {
  const { traitless = [] } = request;
  const world = traitless.length === 0 ? live : withoutTraitsOf(new Set(traitless), live);
  const shown = circumstances(request, world);
  if ('refused' in shown) return shown;
  const { at } = request;
  switch (request.kind) {
    case 'session': {
      const { command } = request;
      return ofSession({ ...span(request, shown, world), command }, world);
    }
    case 'target':
      return ofForecast(openTarget(request.target, span(request, shown, world), world));
    case 'rates':
      return new OpenRates(request.targets.length, (index) => {
        const [rate = null] = combatRates(
          request.targets.slice(index, index + 1),
          { shown, at, seed: SEED },
          world,
        );
        return rate;
      });
    case 'pack': {
      const { command, aim } = request;
      return ofSearch(openNightPack({ ...span(request, shown, world), command }, world, aim));
    }
    case 'threshold': {
      const { command, aim } = request;
      return ofSearch(openNightThreshold({ ...span(request, shown, world), command }, world, aim));
    }
    case 'effects': {
      const effects = openTraitEffects({ ...span(request, shown, world), command: request.command }, world);
      if ('refused' in effects) return effects;
      return {
        isPatient: true,
        get isDone() {
          return effects.isDone;
        },
        step: () => effects.play(1),
        answer: () => (effects.isDone ? effects.result() : null),
      };
    }
    case 'plan': {
      const { steps, times, place, limitAt } = request;
      const question = { shown, steps, times, at, seed: SEED };
      const plan = openPlanForecast(
        { ...question, ...(place !== undefined && { place }), ...(limitAt !== undefined && { limitAt }) },
        world,
      );
      return 'refused' in plan ? plan : new Played(plan, () => plan.summary());
    }
    case 'arc': {
      const { fight, habits, pinned, hidden, refused, goals } = request;
      const question = { shown, at, seed: SEED, fight, habits, pinned, hidden, refused, goals };
      // The best nights stand above the arc, and a press waits for them.
      return patient(new OpenArc(question, world));
    }
    case 'goals': {
      const { fight, habits, goals } = request;
      return patient(new OpenGoalWays({ shown, at, seed: SEED, fight, habits, goals }, world));
    }
    case 'nearest': {
      const { fight, habits, collection } = request;
      return new OpenNearest({ shown, at, seed: SEED, fight, habits }, world, collection);
    }
    case 'tonight': {
      const { habits, memory, aim, skillId, known, targets } = request;
      const question = { shown, at, seed: SEED, habits, memory, aim, skillId, known };
      return new OpenTonight({ ...question, ...(targets && { targets }) }, world);
    }
    case 'next': {
      const { habits, memory, aim, skillId, known, thing } = request;
      const question = { shown, at, seed: SEED, habits, memory, aim, skillId, known };
      return patient(new OpenNextNight({ ...question, thing }, world));
    }
    case 'food': {
      const food = openPackedFood({ shown, at, command: request.command, seed: SEED }, request.foodId, world);
      return 'refused' in food ? food : new Played(food, () => food.result());
    }
  }
}

/** The same request, after all others. */
const patient = (open: OpenRequest): OpenRequest => ({
  isPatient: true,
  get isDone() {
    return open.isDone;
  },
  step: () => open.step(),
  answer: () => open.answer(),
});

/** What is shown in the circumstances of a request. */
function circumstances(request: Request, world: World): Shown | Refusal<string> {
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

/** The question of a request, without its command. */
const span = (
  { at, until, lasting }: { readonly at: number; readonly until?: number; readonly lasting?: number },
  shown: Shown,
  world: World,
): Omit<ForecastQuestion, 'command'> => ({
  shown,
  at,
  until: until ?? (lasting === undefined ? untilOver(shown, at, world) : at + lasting),
  seed: SEED,
});

function ofSession(question: ForecastQuestion, world: World): OpenRequest | Refusal<string> {
  const open = openForecast(question, world);
  if ('refused' in open) return open;
  return new Played(open, () => {
    const forecast = open.summary();
    return { ...forecast, following: whatFollows(question, forecast, world) };
  });
}

const ofForecast = (forecast: OpenForecast | Refusal<string>): OpenRequest | Refusal<string> =>
  'refused' in forecast ? forecast : new Played(forecast, () => forecast.summary());

/** A request with one answer, at its end. */
function ofSearch(
  search: ReturnType<typeof openNightPack> | ReturnType<typeof openNightThreshold>,
): OpenRequest | Refusal<string> {
  if ('refused' in search) return search;
  return {
    get isDone() {
      return search.isDone;
    },
    step: () => search.play(),
    answer: () => (search.isDone ? search.result() : null),
  };
}

/** A request that plays runs. */
class Played implements OpenRequest {
  readonly #open: { readonly isDone: boolean; play(runs: number): void };
  readonly #summary: () => Answers[RequestKind];
  #runs = 0;

  constructor(
    open: { readonly isDone: boolean; play(runs: number): void },
    summary: () => Answers[RequestKind],
  ) {
    this.#open = open;
    this.#summary = summary;
  }

  get isDone(): boolean {
    return this.#open.isDone;
  }

  step(): void {
    this.#open.play(1);
    this.#runs++;
  }

  answer(): Answers[RequestKind] | null {
    return this.isDone || this.#runs >= FIRST_RUNS ? this.#summary() : null;
  }
}

/** The rates of a list, one target after the other. */
class OpenRates implements OpenRequest {
  readonly #rates: Answers['rates'][number][];
  readonly #rateOf: (index: number) => Answers['rates'][number];
  #known = 0;

  constructor(count: number, rateOf: (index: number) => Answers['rates'][number]) {
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

  answer(): Answers['rates'] {
    return [...this.#rates];
  }
}
