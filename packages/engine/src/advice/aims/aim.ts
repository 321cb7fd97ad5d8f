import type { ClaimKind } from '../../character/claims.ts';
import type { PieceAttribute } from '../../character/gear-merits.ts';
import type { CombatTarget } from '../../forecast/combat-rates.ts';
import { experienceAnHour } from '../../forecast/experience-sums.ts';
import type { Forecast } from '../../forecast/forecast.ts';
import type { NightPack } from '../../forecast/night-pack.ts';
import type { Supposition } from '../../forecast/what-if.ts';
import type { Shown } from '../../state/state.ts';
import type { BagAim } from '../../world/best-builds.ts';
import type { ItemAmount } from '../../world/static-data.ts';
import type { World } from '../../world/world.ts';
import type { Habits } from '../begin.ts';
import type { AdvisedCommand } from '../way.ts';

/**
 * The kinds of aims. `gear`: a better piece. `collect`: something in the inventory waits to be learned,
 * claimed or tamed. `fight`: to go on with the last fight. `level`: a level that opens something. `region`: a
 * region that brings more. `find`: a trophy, card or pet. Between aims that take equally long, the earlier
 * kind comes first.
 */
export const AIM_KINDS = ['gear', 'collect', 'fight', 'level', 'region', 'find'] as const;
export type AimKind = (typeof AIM_KINDS)[number];

/** What a level opens. */
export type Opened =
  /** Something that the character can make or gather then. */
  | { readonly kind: 'recipe'; readonly itemId: number }
  /** Something that the character can wear then. */
  | { readonly kind: 'piece'; readonly itemId: number }
  /** It is only a round number. */
  | { readonly kind: 'round' }
  | { readonly kind: 'highest' };

/** By how much a piece is better in one attribute. */
export interface AttributeGain {
  readonly name: PieceAttribute;
  readonly change: number;
}

/** A component with the amount that is used and the amount that is owned. */
export interface UsedComponent extends ItemAmount {
  readonly owned: number;
}

/** What is aimed for, and what it takes or brings. */
export type AimTarget =
  /** Pieces of the bag, weapon first. */
  | { readonly kind: 'owned-pieces'; readonly itemIds: readonly number[] }
  /** A piece to make, or to find by chance. */
  | {
      readonly kind: 'near-piece';
      readonly itemId: number;
      readonly gains: readonly AttributeGain[];
      /** The piece that it is compared with; null for a slot that is empty. */
      readonly than: number | null;
      /** Null for a piece that turns up by chance. */
      readonly uses: readonly UsedComponent[] | null;
    }
  | { readonly kind: 'collect'; readonly itemId: number; readonly collection: ClaimKind }
  /** Points of experience in an hour, in all skills. */
  | { readonly kind: 'fight'; readonly experience: number }
  | {
      readonly kind: 'level';
      readonly skillId: number;
      readonly level: number;
      readonly opens: Opened;
      /** What the actions up to the level take; none for a fight. */
      readonly uses: readonly ItemAmount[];
    }
  | {
      readonly kind: 'region';
      readonly regionId: number;
      /** Points of experience that an hour of fights brings here. */
      readonly here: number;
      /** The same there; 0 where the fights are not safe. */
      readonly there: number;
      /** Number of better things to gather. */
      readonly gathered: number;
      /** Gold that is missing for the travel; the commands earn it. 0 if they travel. */
      readonly missingGold: number;
    }
  /** A trophy, card or pet that turns up by chance. */
  | { readonly kind: 'find'; readonly itemId: number };

/** Something that a player may want next. */
export interface Aim {
  readonly kind: AimKind;
  /** The same for the same aim at another instant: the kind, and what is aimed for. */
  readonly key: string;
  readonly target: AimTarget;
  /** Expected time in seconds; 0 for what one press does. */
  readonly seconds: number;
  /** What the press sends to a character at rest, in this order. */
  readonly commands: readonly AdvisedCommand[];
  /** The session without and with what the press puts on, asked at an instant in epoch ms. */
  readonly change?: { readonly before: Forecast; readonly after: Forecast; readonly at: number };
}

/** A command that begins a fight. */
export type FightCommand = Extract<AdvisedCommand, { readonly name: 'begin-hunting' | 'begin-dungeon' }>;

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
export interface NearPiece extends Pick<Aim, 'seconds' | 'commands'> {
  readonly itemId: number;
  /** Null for a piece that turns up by chance. */
  readonly uses: readonly UsedComponent[] | null;
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
