import type { PlayerCommand } from '../commands/player-command.ts';
import type { ItemSource } from '../facts/item-sources.ts';
import type { CombatTarget } from '../forecast/combat-rates.ts';
import type { PlanStep } from '../state/state.ts';
import type { ItemAmount } from '../world/static-data.ts';
import type { KnowledgeLack } from './knowledge-lacks.ts';
import type { Training } from './training.ts';

/** A command that an advice may consist of. */
export type AdvisedCommand = Extract<
  PlayerCommand,
  {
    readonly name:
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
  }
>;

/** What keeps a character from a way. */
export type WayLack =
  /** The region, the dungeon or its key was retired. */
  | { readonly kind: 'retired' }
  /** Gold for the travel. */
  | { readonly kind: 'fare'; readonly regionId: number; readonly gold: number }
  | KnowledgeLack
  /** What is missing of the components of one action. */
  | { readonly kind: 'components'; readonly items: readonly ItemAmount[] }
  /** A piece that can be disenchanted into the item. */
  | { readonly kind: 'piece' }
  /** No enemy that leaves the item is met at the combat level of the character. */
  | { readonly kind: 'meeting' }
  /** A key of the dungeon. It can be bought if the gold suffices for it, behind the travel. */
  | { readonly kind: 'key'; readonly dungeonId: number }
  /** Gold for a key, behind the travel. */
  | { readonly kind: 'price'; readonly gold: number }
  /** The total level at which the item is given. */
  | { readonly kind: 'total-level'; readonly totalLevel: number }
  /** The item is given once, and this character has been given it. */
  | { readonly kind: 'given' };

/** Where something is done. */
export interface WayPlace {
  readonly regionId: number;
  /** Gold of the travel; 0 where the character is. */
  readonly fare: number;
}

/** A way in which a character comes by an item. Several enemies of one hunt are one way. */
export interface Way {
  /** Tells the ways of an item apart. */
  readonly key: string;
  /** What brings the item, at least one. */
  readonly sources: readonly ItemSource[];
  /** Null where the place does not matter. */
  readonly place: WayPlace | null;
  /** What a character at rest sends; empty where it lacks something, and where no session brings the item. */
  readonly commands: readonly AdvisedCommand[];
  /** The steps that gather and make it with all that it takes, where that must come first; else empty. */
  readonly plan: readonly PlanStep[];
  /** How the level is reached that its own recipe lacks; null where it lacks none, or nothing leads there. */
  readonly training: Training | null;
  /** Mean time in seconds until one comes; null where a forecast tells it, or no time does. */
  readonly seconds: number | null;
  /** What a forecast is asked about; null where `seconds` tells the time. */
  readonly ask: CombatTarget | null;
  /** Empty for a way that is open. The first is the one to be told. */
  readonly lacks: readonly WayLack[];
}

/** Whether a character can go a way. A key that it can buy does not keep it from that. */
export const isOpenWay = ({ lacks }: Pick<Way, 'lacks'>): boolean =>
  lacks.every(({ kind }) => kind === 'key');
