import type { Seed } from '../random/seed.ts';
import type { AttackStyle, ItemAmount, TrainingAttribute } from '../world/static-data.ts';
import type { Amounts } from './amounts.ts';
import type { Slot } from './slots.ts';

/**
 * A character's state: what its player may see, and what no player may see.
 * All numbers are safe integers; instants are epoch milliseconds. Both halves are immutable values with
 * structural sharing; `State` itself is the draft whose halves the rules replace.
 */
export interface State {
  shown: Shown;
  hidden: Hidden;
}

/** What is shown is exactly the fold of the events over what was shown before (see `apply`). */
export interface Shown {
  readonly regionId: number;
  readonly gold: number;
  /** Seconds that a session may run from its start or last refresh. */
  readonly totalIdleTime: number;
  /** Whole points of skill id 1..20 at index id - 1. */
  readonly experience: readonly number[];
  readonly inventory: Amounts;
  readonly equipment: Equipment;
  /** Set by the weapon; stays the last one when the weapon is taken off. */
  readonly attackStyle: AttackStyle;
  readonly trainingAttribute: TrainingAttribute;
  /** Health points at or below which food is eaten. */
  readonly healingThreshold: number;
  /** In combat the health itself; otherwise the health at `healthAt`, from where it returns with time. */
  readonly health: number;
  readonly healthAt: number;
  /** Claimed amounts by trophy item id. */
  readonly trophies: Amounts;
  /** Enemy id to 1 (card) or 2 (radiant card). */
  readonly cards: Amounts;
  /** Item ids of tamed pets, ascending. */
  readonly pets: readonly number[];
  /** Item ids of learned recipes, ascending. */
  readonly knownRecipes: readonly number[];
  readonly action: Action | null;
  /** The last 100 lines of combat, oldest first. */
  readonly combatLog: readonly LogLine[];
  /** Instant of the last event folded in. */
  readonly eventAt: number;
}

/** Item ids by slot; absent when empty. Slots have the wire's names without "Id". */
export interface Equipment extends Readonly<Partial<Record<Slot, number>>> {
  /** Portions in the food slot; present exactly when `food` is. */
  readonly foodAmount?: number;
}

export type Action = ItemAction | CombatAction;
/** Gathering, crafting and disenchanting: one action after the other, each of the same length. */
export type ItemAction = CraftAction | DisenchantAction;
export type CombatAction = HuntAction | DungeonAction;

export const ACTION_KINDS = [
  'craft',
  'disenchant',
  'hunt',
  'dungeon',
] as const satisfies readonly Action['kind'][];

export const isCombat = (action: Action | null): action is CombatAction =>
  action?.kind === 'hunt' || action?.kind === 'dungeon';

export const isItemAction = (action: Action | null): action is ItemAction =>
  action?.kind === 'craft' || action?.kind === 'disenchant';

interface Session {
  readonly startAt: number;
  /** No fight, run or action starts at or after this instant. */
  readonly limitAt: number;
  /** Version of the content that the action, fight or dungeon run under way was begun with. */
  readonly content: string;
}

interface ItemSession extends Session {
  readonly itemId: number;
  /** Start of the action under way; it ends `baseActionTime` later. */
  readonly actionAt: number;
  /** Actions finished since begin or refresh. */
  readonly done: number;
}

/** Gathering and crafting. */
export interface CraftAction extends ItemSession {
  readonly kind: 'craft';
  /** Actions to finish since begin or refresh; the session ends when `done` reaches it. */
  readonly target: number;
  /** The amount first asked for: a refresh never sets a higher target. */
  readonly requested: number;
}

/** Undoing pieces of equipment; `itemId` is the essence they become. */
export interface DisenchantAction extends ItemSession {
  readonly kind: 'disenchant';
  /**
   * What was asked for and is not undone yet, in the order of the request; an amount may have come down to 0.
   */
  readonly pieces: readonly ItemAmount[];
  /** Index in `pieces` of what was undone last. What stands before it has had its turn. */
  readonly place: number;
}

export const COMBAT_PHASES = ['pull', 'fight'] as const;
export type CombatPhase = (typeof COMBAT_PHASES)[number];

interface Combat extends Session {
  readonly phase: CombatPhase;
  /** Start of the pull, or of the turn under way. */
  readonly phaseAt: number;
  /** Length of the pull under way in ms; 0 in a fight. */
  readonly pullTime: number;
  /** Null during a pull. */
  readonly enemyId: number | null;
  readonly enemyHealth: number;
  /** The character's numbers of the turn under way, sampled at its start; null during a pull. */
  readonly fighter: Fighter | null;
}

/** Open hunting: a pull, then a fight, and again. */
export interface HuntAction extends Combat {
  readonly kind: 'hunt';
  readonly regionId: number;
}

/** Runs of a dungeon, a key each. */
export interface DungeonAction extends Combat {
  readonly kind: 'dungeon';
  readonly dungeonId: number;
  /**
   * Single enemies beaten in the run under way: the index, from 0 over the whole run, of the one fought or to
   * come.
   */
  readonly enemyIndex: number;
  /** Whether the last run is over and the next has not begun: no key is at stake. */
  readonly isRunOver: boolean;
  /** Runs that are still to begin. */
  readonly remainingRuns: number;
  /** Whether the player leaves after the run under way. */
  readonly leaving: boolean;
}

/** What the character brings to one turn. */
export interface Fighter {
  readonly attackPower: number;
  readonly armor: number;
  /** Tenths of a percent, at most 400. */
  readonly criticalChance: number;
  readonly attackStyle: AttackStyle;
  readonly attackLevel: number;
  readonly defenceLevel: number;
  /** Whether the enemy's card (normal or radiant) is owned. */
  readonly card: boolean;
}

/** Types of combat log lines, in the order of specification 3.35. */
export const LogType = {
  CharacterDamage: 0,
  EnemyDamage: 1,
  CharacterHealing: 2,
  EnemySpawn: 3,
  Victory: 4,
  Defeat: 5,
  Experience: 6,
  HealthExperience: 7,
  Loot: 8,
} as const;
export type LogType = (typeof LogType)[keyof typeof LogType];

/**
 * One line of the combat log: instant, type, subject, amount. The subject is 1 for a critical hit (0
 * otherwise) in CharacterDamage, the item id in CharacterHealing and Loot, the skill id in Experience and
 * HealthExperience, and the enemy id in the others.
 */
export type LogLine = readonly [at: number, type: LogType, subject: number, amount: number];

export const LOG_LINES = 100;

/** What decides the future and is therefore never shown. */
export interface Hidden {
  /** Ten-thousandths of an experience point (0..9999) by skill id - 1, on top of the whole points shown. */
  readonly fractions: readonly number[];
  /** Region id to the enemy met there and not yet beaten or lost to. */
  readonly quarry: Amounts;
  readonly session: HiddenSession | null;
}

export interface HiddenSession {
  readonly key: Seed;
  /** Item actions: actions finished under this seed. Combat: ordinal of the fight under way or to come. */
  readonly ordinal: number;
  /** Combat: turns finished in the fight under way. */
  readonly turn: number;
}
