import {
  type BagAim,
  type CombatTarget,
  experienceAnHour,
  type Forecast,
  type Habits,
  type Item,
  type NightPack,
  type PlayerCommand,
  type Shown,
  type Supposition,
  type World,
} from '@slumberfell/engine';

/**
 * The kinds of aims. `gear`: a better piece. `collect`: something in the inventory waits to be learned,
 * claimed or tamed. `fight`: to go on with the last fight. `level`: a level that opens something. `region`: a
 * region that brings more. `find`: a trophy, card or pet. Between aims that take equally long, the earlier
 * kind comes first.
 */
export const AIM_KINDS = ['gear', 'collect', 'fight', 'level', 'region', 'find'] as const;
export type AimKind = (typeof AIM_KINDS)[number];

type StepName =
  | 'wear'
  | 'set-healing-threshold'
  | 'learn-recipe'
  | 'claim-card'
  | 'claim-trophy'
  | 'tame-pet'
  | 'travel'
  | 'begin-crafting'
  | 'begin-hunting'
  | 'begin-dungeon';

/** A command that one press on an aim sends. */
export type AimStep = Extract<PlayerCommand, { readonly name: StepName }>;

/** Something that a player may want next. */
export interface Aim {
  readonly kind: AimKind;
  /** The same for the same aim at another instant: the kind, and what is aimed for. */
  readonly key: string;
  readonly title: string;
  /** What it takes, or what it brings. */
  readonly text: string;
  /** Expected time in seconds; 0 for what one press does. */
  readonly seconds: number;
  /** What the press sends to a character at rest, in this order. */
  readonly steps: readonly AimStep[];
  /** What one press does, as verbs for the text of the button: `Travel`, `Fight`. */
  readonly verbs: readonly string[];
  /** The session without and with what the press puts on, asked at an instant in epoch ms. */
  readonly change?: { readonly before: Forecast; readonly after: Forecast; readonly at: number };
  readonly picture: { readonly kind: 'item' | 'region' | 'skill'; readonly id: number };
}

/** A command that begins a fight. */
export type FightCommand = Extract<PlayerCommand, { readonly name: 'begin-hunting' | 'begin-dungeon' }>;

/** A fight as it is asked about: as if the character were there and owned enough keys. */
export interface FightQuestion {
  readonly command: FightCommand;
  readonly suppose?: Supposition;
  /** What the best owned pieces and food are chosen for. */
  readonly aim: BagAim;
}

/** Open combat in a region, or a dungeon. More than half of the runs survive the first hour. */
export interface Fight {
  readonly target: Exclude<CombatTarget, { readonly kind: 'enemy' }>;
  readonly regionId: number;
  /** The first hour, with the best owned pieces and food. */
  readonly forecast: Forecast;
}

/** What to wear and to pack for the last fight, and when to eat there. */
export interface Advised {
  readonly command: FightCommand;
  readonly pack: NightPack;
  /** What is shown after that preparation. */
  readonly dressed: Shown;
}

/** A piece that the character can make or find, and that makes the last fight better. */
export interface NearPiece extends Pick<Aim, 'seconds' | 'steps' | 'verbs'> {
  readonly item: Item;
  /** How it is come by, as a sentence. */
  readonly how: string;
}

/** From what the aims of a character follow. */
export interface AimFacts {
  /** At rest, with full health: neither what runs nor the instant changes the aims. */
  readonly shown: Shown;
  /** Whether nothing runs. */
  readonly isResting: boolean;
  readonly world: World;
  readonly habits: Habits;
  /** Epoch ms. */
  readonly at: number;
  readonly fights: readonly Fight[];
  /** Null where the last fight cannot begin. */
  readonly advised: Advised | null;
  /** The soonest first. */
  readonly nearPieces: readonly NearPiece[];
}

/** The shortest first; of equally long ones, the one whose key is first. */
export const byTime = (one: Aim, other: Aim): number =>
  one.seconds - other.seconds || (one.key < other.key ? -1 : 1);

type Fights = Pick<AimFacts, 'fights' | 'shown'>;

/** The fight of open combat in a region; by default the one where the character is. */
export const fightIn = ({ fights, shown }: Fights, regionId = shown.regionId): Fight | undefined =>
  fights.find(({ target }) => target.kind === 'region' && target.id === regionId);

/** The experience that a fight brings in the first hour, in whole points; 0 without a fight. */
export const experienceOf = (fight: Fight | undefined): number =>
  fight === undefined ? 0 : Math.round(experienceAnHour(fight.forecast));

/** No aim leads to a region whose fights bring less than this share of the experience of those here. */
const LEAST = 0.8;

/** Whether the fights of a region bring enough for an aim that leads there. */
export const isWorthGoing = (facts: Fights, regionId: number): boolean =>
  experienceOf(fightIn(facts, regionId)) >= LEAST * experienceOf(fightIn(facts));
