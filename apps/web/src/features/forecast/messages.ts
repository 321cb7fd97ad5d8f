import type {
  Arc,
  ArcQuestion,
  BagAim,
  BeginCommand,
  Collection,
  CombatTarget,
  FightQuestion,
  Following,
  Forecast,
  GoalWay,
  GoalWaysQuestion,
  Habits,
  NextNight,
  NextNightAsked,
  Night,
  NightPack,
  PackedFood,
  PlanForecast,
  PlanQuestion,
  Proposal,
  SettingCommand,
  Shown,
  StaticData,
  Supposition,
  TonightAsked,
  TraitEffects,
} from '@slumberfell/engine';

/** Other circumstances than those that are shown. */
export interface WhatIf {
  /** True: the running session is taken as stopped. */
  readonly atRest?: boolean;
  /** Other circumstances, then commands that are executed before the session begins. */
  readonly suppose?: Supposition;
  readonly after?: readonly SettingCommand[];
  /** Ids of items whose traits shall not count. */
  readonly traitless?: readonly number[];
}

interface WhatIfUntil extends WhatIf {
  /** Epoch ms. Without it, until the longest session has ended that can begin when it is requested. */
  readonly until?: number;
  /** Without `until`: ms from the instant of the request. */
  readonly lasting?: number;
}

/** A session until its limit, and by what its preparation is to be the best. */
interface PackAsked extends WhatIf {
  readonly command: BeginCommand;
  readonly aim: BagAim;
}

/** What a session brings, and what follows it. */
export interface SessionForecast extends Forecast {
  /** Absent where it was not asked; null when nothing is foretold to follow. */
  readonly following?: Following | null;
}

/** What a request adds to the question of the engine: the character, the instant and the seed. */
type Added = 'shown' | 'at' | 'seed';

/** The kinds of questions to the forecast worker: what each says, and its answer. */
interface Kinds {
  /** What a command would bring; null: what the running session will bring. */
  readonly session: {
    readonly question: WhatIfUntil & { readonly command: BeginCommand | null };
    readonly answer: SessionForecast;
  };
  /** What a region, a dungeon or an enemy would bring, as if the character were there with enough keys. */
  readonly target: {
    readonly question: WhatIfUntil & { readonly target: CombatTarget };
    readonly answer: Forecast;
  };
  /** What the traits of each worn piece change in a session, and what the tricks of the enemies do. */
  readonly effects: {
    readonly question: WhatIfUntil & { readonly command: BeginCommand };
    readonly answer: TraitEffects;
  };
  /** The first hour of each of some targets, for lists. */
  readonly rates: {
    readonly question: WhatIf & { readonly targets: readonly CombatTarget[] };
    /** In the order of the targets: undefined until it is known, null where nothing can begin. */
    readonly answer: readonly (Forecast | null | undefined)[];
  };
  /** What a character wears and packs best for a session that lasts until its limit. */
  readonly pack: { readonly question: PackAsked; readonly answer: NightPack };
  /** The best healing threshold for such a session with what is worn. */
  readonly threshold: {
    readonly question: PackAsked;
    /** As `healingShare` in `Shown`; the present one when none is better. */
    readonly answer: number;
  };
  /** How many portions of a food a session needs. */
  readonly food: {
    readonly question: WhatIf & { readonly command: BeginCommand | null; readonly foodId: number };
    readonly answer: PackedFood;
  };
  /** What a plan would bring, and when each of its steps begins and ends. */
  readonly plan: {
    readonly question: WhatIf & Pick<PlanQuestion, 'steps' | 'times' | 'place' | 'limitAt'>;
    readonly answer: PlanForecast;
  };
  /** What the character is on the way to. What runs is taken as stopped. `fight` begins its last fight. */
  readonly arc: { readonly question: WhatIf & Omit<ArcQuestion, Added>; readonly answer: Arc };
  /** The ways to what chapters and errands ask for. What runs is taken as stopped. */
  readonly goals: {
    readonly question: WhatIf & Omit<GoalWaysQuestion, Added>;
    /** In the order of the question's goals. */
    readonly answer: readonly GoalWay[];
  };
  /** What one collection lacks and is nearest. */
  readonly nearest: {
    readonly question: WhatIf & {
      readonly fight: FightQuestion;
      readonly habits: Habits;
      readonly collection: Collection;
    };
    /** The soonest first. */
    readonly answer: readonly Proposal[];
  };
  /** The best nights that the character can begin now. What runs is taken as stopped. */
  readonly tonight: {
    readonly question: WhatIf & Omit<TonightAsked, Added>;
    /** At most one of each kind, the player's last kind first. */
    readonly answer: readonly Night[];
  };
  /** The night that goes the way to a thing. What runs is taken as stopped. */
  readonly next: { readonly question: WhatIf & Omit<NextNightAsked, Added>; readonly answer: NextNight };
}

export type QuestionKind = keyof Kinds;

/** What a part of the page wants to know of the open character. */
export type Question<K extends QuestionKind = QuestionKind> = {
  readonly [P in K]: { readonly kind: P } & Kinds[P]['question'];
}[K];

/** The character of a request, as it is shown at an instant. */
export interface Moment {
  readonly shown: Shown;
  /** Epoch ms. */
  readonly at: number;
}

/** A question about a character at an instant: what the page sends to the forecast worker. */
export type Request<K extends QuestionKind = QuestionKind> = {
  readonly [P in K]: Question<P> & Moment;
}[K];

/** What the forecast worker finds. */
export type Answer<K extends QuestionKind = QuestionKind> = Kinds[K]['answer'];

/** A message from the page to the worker. */
export type ToWorker<K extends QuestionKind = QuestionKind> =
  | { readonly type: 'content'; readonly version: string; readonly sets?: StaticData }
  | { readonly type: 'ask'; readonly id: number; readonly version: string; readonly request: Request<K> }
  | { readonly type: 'cancel'; readonly id: number };

/** A message from the worker to the page. */
export type FromWorker<K extends QuestionKind = QuestionKind> =
  | {
      readonly type: 'answer';
      readonly id: number;
      readonly answer: Answer<K>;
      /** False: the worker refines the answer and sends it again. */
      readonly isDone: boolean;
    }
  | { readonly type: 'refused'; readonly id: number; readonly code: string }
  | { readonly type: 'failed'; readonly id: number }
  /** The browser has not stored this version of the content. The page shall send it. */
  | { readonly type: 'content-missing'; readonly version: string };
