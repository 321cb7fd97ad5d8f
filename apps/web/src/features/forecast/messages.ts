import type {
  Aim,
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
  SettingCommand,
  Shown,
  StaticData,
  Supposition,
  TonightAsked,
  TraitEffects,
} from '@slumberfell/engine';

/** What each request has: what is shown of the character at an instant. */
interface Asked {
  readonly shown: Shown;
  readonly at: number;
  /** True: the running session is taken as stopped at `at`. */
  readonly atRest?: boolean;
  /** A what-if: other circumstances, then commands that are executed before the session begins. */
  readonly suppose?: Supposition;
  readonly after?: readonly SettingCommand[];
  /** Ids of items whose traits shall not count. */
  readonly traitless?: readonly number[];
}

interface AskedUntil extends Asked {
  /** Epoch ms. Without it, until the longest session that can begin at `at` has ended. */
  readonly until?: number;
  /** Without `until`: ms from `at`. */
  readonly lasting?: number;
}

/** The requests that the page sends to the forecast worker, by kind. */
export interface Requests {
  /** What a command would bring; null: what the running session will bring. */
  readonly session: AskedUntil & { readonly command: BeginCommand | null };
  /** What a region, a dungeon or an enemy would bring, as if the character were there with enough keys. */
  readonly target: AskedUntil & { readonly target: CombatTarget };
  /** What the traits of each worn piece change in a session, and what the tricks of the enemies do. */
  readonly effects: AskedUntil & { readonly command: BeginCommand };
  /** The first hour of each of some targets, for lists. */
  readonly rates: Asked & { readonly targets: readonly CombatTarget[] };
  /** What a character wears and packs best for a session that lasts until its limit. */
  readonly pack: Asked & { readonly command: BeginCommand; readonly aim: BagAim };
  /** The best healing threshold for such a session with what is worn. */
  readonly threshold: Requests['pack'];
  /** How many portions of a food a session needs. */
  readonly food: Asked & { readonly command: BeginCommand | null; readonly foodId: number };
  /** What a plan would bring, and when each of its steps begins and ends. */
  readonly plan: Asked & Pick<PlanQuestion, 'steps' | 'times' | 'place' | 'limitAt'>;
  /** What the character is on the way to. What runs is taken as stopped. `fight` begins its last fight. */
  readonly arc: Asked & Omit<ArcQuestion, 'shown' | 'at' | 'seed'>;
  /** The ways to what chapters and errands ask for. What runs is taken as stopped. */
  readonly goals: Asked & Omit<GoalWaysQuestion, 'shown' | 'at' | 'seed'>;
  /** What one collection lacks and is nearest. */
  readonly nearest: Asked & {
    readonly fight: FightQuestion;
    readonly habits: Habits;
    readonly collection: Collection;
  };
  /** The best nights that the character can begin now. What runs is taken as stopped. */
  readonly tonight: Asked & Omit<TonightAsked, 'shown' | 'at' | 'seed'>;
  /** The night that goes the way to a thing. What runs is taken as stopped. */
  readonly next: Asked & Omit<NextNightAsked, 'shown' | 'at' | 'seed'>;
}

/** What a session brings, and what follows it. */
export interface SessionForecast extends Forecast {
  /** Absent where it was not asked; null when nothing is foretold to follow. */
  readonly following?: Following | null;
}

/** The answers, by the kind of their request. */
export interface Answers {
  readonly session: SessionForecast;
  readonly target: Forecast;
  readonly effects: TraitEffects;
  /** In the order of the targets: undefined until it is known, null where nothing can begin. */
  readonly rates: readonly (Forecast | null | undefined)[];
  readonly pack: NightPack;
  /** As `healingShare` in `Shown`; the present one when none is better. */
  readonly threshold: number;
  readonly food: PackedFood;
  readonly plan: PlanForecast;
  readonly arc: Arc;
  /** In the order of the question's goals. */
  readonly goals: readonly GoalWay[];
  /** The soonest first. */
  readonly nearest: readonly Aim[];
  /** At most one of each kind, the player's last kind first. */
  readonly tonight: readonly Night[];
  readonly next: NextNight;
}

export type RequestKind = keyof Requests;

export type Request = { [K in RequestKind]: { readonly kind: K } & Requests[K] }[RequestKind];

/** A message from the page to the worker. */
export type ToWorker =
  | { readonly type: 'content'; readonly version: string; readonly sets?: StaticData }
  | { readonly type: 'ask'; readonly id: number; readonly version: string; readonly request: Request }
  | { readonly type: 'cancel'; readonly id: number };

/** A message from the worker to the page. */
export type FromWorker =
  | {
      readonly type: 'answer';
      readonly id: number;
      readonly answer: Answers[RequestKind];
      /** False: the worker refines the answer and sends it again. */
      readonly isDone: boolean;
    }
  | { readonly type: 'refused'; readonly id: number; readonly code: string }
  | { readonly type: 'failed'; readonly id: number }
  /** The browser has not stored this version of the content. The page shall send it. */
  | { readonly type: 'content-missing'; readonly version: string };
