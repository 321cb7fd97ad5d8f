import type { CombatTarget, Forecast, PlayerCommand, Shown, World } from '@slumberfell/engine';

/**
 * The kinds of aims. `gear`: a better piece. `collect`: something in the inventory waits to be learned,
 * claimed or tamed. `level`: a level that opens something. `region`: a region that brings more. `find`: a
 * trophy, card or pet. Between aims that take equally long, the earlier kind comes first.
 */
export const AIM_KINDS = ['gear', 'collect', 'level', 'region', 'find'] as const;
export type AimKind = (typeof AIM_KINDS)[number];

type StepName =
  | 'equip'
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
  /** The text of the button. */
  readonly label: string;
  readonly picture: { readonly kind: 'item' | 'region' | 'skill'; readonly id: number };
}

/** Open combat in a region, or a dungeon. More than half of the runs survive the first hour. */
export interface Fight {
  readonly target: Exclude<CombatTarget, { readonly kind: 'enemy' }>;
  readonly regionId: number;
  readonly forecast: Forecast;
}

/** From what the aims of a character follow. */
export interface AimFacts {
  /** At rest, with full health: neither what runs nor the instant changes the aims. */
  readonly shown: Shown;
  readonly world: World;
  /** Epoch ms. */
  readonly at: number;
  readonly fights: readonly Fight[];
}

/** The shortest first; of equally long ones, the one whose key is first. */
export const byTime = (one: Aim, other: Aim): number =>
  one.seconds - other.seconds || (one.key < other.key ? -1 : 1);

/** The fight of open combat in the region where the character is. */
export const fightHere = ({ fights, shown }: AimFacts): Fight | undefined =>
  fights.find(({ target }) => target.kind === 'region' && target.id === shown.regionId);
