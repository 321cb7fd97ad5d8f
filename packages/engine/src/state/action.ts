import type { AttackStyle, ItemAmount } from '../world/static-data.ts';
import type { Verb } from '../world/traits/trait.ts';
import type { Slot } from './slots.ts';

/** Item ids by slot; an empty slot is absent. A slot has the name of its field on the wire, without "Id". */
export interface Equipment extends Readonly<Partial<Record<Slot, number>>> {
  /** Portions in the food slot; present exactly when `food` is. */
  readonly foodAmount?: number;
}

export type Action = ItemAction | CombatAction;
/** Gathering, crafting and disenchanting: actions of equal length, one after the other. */
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
  /** Version of the content with which the current action, fight or dungeon run began. */
  readonly content: string;
}

interface ItemSession extends Session {
  readonly itemId: number;
  /** Start of the running action. It ends `baseActionTime` later. */
  readonly actionAt: number;
  /** Actions finished since begin or refresh. */
  readonly done: number;
}

/** Gathering and crafting. */
export interface CraftAction extends ItemSession {
  readonly kind: 'craft';
  /** Number of actions since begin or refresh. The session ends when `done` reaches it. */
  readonly target: number;
  /**
   * The amount that the command requested when it began the session. A refresh never sets a higher target.
   */
  readonly requested: number;
}

/**
 * The most kinds of pieces in one request to disenchant. A tier has about a hundred kinds. This many entries
 * with the largest numbers fit into a request's body.
 */
export const MAX_PIECES = 250;

/** Disenchanting pieces of equipment. `itemId` is the essence that they give. */
export interface DisenchantAction extends ItemSession {
  readonly kind: 'disenchant';
  /** The requested pieces that are not disenchanted yet, in the order of the request. An amount may be 0. */
  readonly pieces: readonly ItemAmount[];
  /**
   * Index in `pieces` of the last disenchanted piece; 0 before the first one. The session does not return to
   * the pieces before this index.
   */
  readonly place: number;
}

export const COMBAT_PHASES = ['pull', 'fight'] as const;
export type CombatPhase = (typeof COMBAT_PHASES)[number];

interface Combat extends Session {
  readonly phase: CombatPhase;
  /** Start of the pull, or of the current turn. */
  readonly phaseAt: number;
  /** Length in ms of the current pull, which is the wait before a fight; 0 in a fight. */
  readonly pullTime: number;
  /** Null during a pull. */
  readonly enemyId: number | null;
  readonly enemyHealth: number;
  /** The character's numbers of the current turn, computed at its begin; null during a pull. */
  readonly fighter: Fighter | null;
  /** Absent when the session does not end for want of food. */
  readonly rest?: RestState;
  /** Milliseconds of the limit that traits add to the idle time. Absent for none. */
  readonly lingers?: number;
  /**
   * Ids of the worn pieces and of the companion whose traits count in this fight (`bearersOf`). Absent when
   * there are none, and during a pull.
   */
  readonly bearers?: readonly number[];
  /** How often the enemy has risen in this fight. Absent for never, and during a pull. */
  readonly enemyRises?: number;
  /** How often the character has risen in this session. Absent for never. */
  readonly rises?: number;
  /** Damage of the last blow that the next enemy takes. Absent for none, and during a fight. */
  readonly carried?: number;
}

/**
 * Whether a combat session that rests when the food runs low has had enough food for that. A session that
 * began with little food ends for want of it only at low health (game-design 2.10).
 */
export const REST_STATES = ['unarmed', 'armed'] as const;
export type RestState = (typeof REST_STATES)[number];

/** When open combat ends besides its limit: any one of these. */
export interface HuntUntil {
  /** Kills that are left. */
  readonly killsLeft: number | null;
  readonly level: { readonly skillId: number; readonly level: number } | null;
  /** No fight starts at or after this instant. */
  readonly at: number | null;
}

/** Open combat: pulls and fights in turn. */
export interface HuntAction extends Combat {
  readonly kind: 'hunt';
  readonly regionId: number;
  /** Absent when the player did not ask for it. */
  readonly until?: HuntUntil;
}

/** Runs of a dungeon. Each costs a key. */
export interface DungeonAction extends Combat {
  readonly kind: 'dungeon';
  readonly dungeonId: number;
  /**
   * Number of enemies beaten in the current run. It is the index, from 0 over the whole run, of the current
   * or next enemy.
   */
  readonly enemyIndex: number;
  /** Whether a run is over and the next has not begun. Leaving then costs no key. */
  readonly isRunOver: boolean;
  /** Runs that are still to begin. */
  readonly remainingRuns: number;
  /** Whether the player leaves after the current run. */
  readonly leaving: boolean;
  /**
   * Health points that a run costs at most in 95 of 100 runs (`run-cost.ts`). Absent when the session does
   * not rest, or began before this rule.
   */
  readonly runCost?: number;
}

/** The character's numbers of one turn. */
export interface Fighter {
  readonly attackPower: number;
  readonly armor: number;
  /** Tenths of a percent, at most 400. */
  readonly criticalChance: number;
  readonly attackStyle: AttackStyle;
  readonly attackLevel: number;
  readonly defenceLevel: number;
  /** Whether the character owns the enemy's card, plain or radiant. */
  readonly card: boolean;
}

/**
 * Types of combat log lines, in the order of specification 3.35. `Trait` is what a trait of the character
 * did, `Trick` what one of the enemy did.
 */
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
  Trait: 9,
  Trick: 10,
} as const;
export type LogType = (typeof LogType)[keyof typeof LogType];

/**
 * One line of the combat log: instant, type, subject, amount. The subject is 1 for a critical hit and 0
 * otherwise in CharacterDamage, the item id in CharacterHealing and Loot, the skill id in Experience and
 * HealthExperience, the verb in Trait and Trick, and the enemy id in other lines.
 */
export type LogLine = readonly [at: number, type: LogType, subject: number, amount: number];

/** Whose trait did something in a turn. */
export const NOTE_SIDES = ['character', 'enemy'] as const;
export type NoteSide = (typeof NOTE_SIDES)[number];

/**
 * What a trait did in a turn. The amount is of health points, of portions (`Thrift`, `Filch`), of turns
 * (`Flee`), or of further rolls of the loot (`Again`).
 */
export interface TraitNote {
  readonly by: NoteSide;
  readonly verb: Verb;
  readonly amount: number;
}

export const LOG_LINES = 100;
