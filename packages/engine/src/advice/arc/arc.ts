import type { ClaimKind } from '../../character/claims.ts';
import type { Proposal } from '../proposals/proposal.ts';
import type { GoalWay } from '../quests/goal-ways.ts';
import type { NextThing } from '../what-next/next-thing.ts';

/** What a character is on the way to: something near, something of this week, and a dream. */

/** Something near: a level that opens something, with the press that trains it. */
export interface NearGoal {
  readonly proposal: Proposal;
  /** Share of the way from the level before, 0 to 1. */
  readonly done: number;
}

/** The thing of this week: the pinned one, else one that takes longer than a night. */
export interface WeekGoal {
  readonly thing: NextThing;
  readonly isPinned: boolean;
  /** Share of the making that is done, 0 to 1; null where chance decides. */
  readonly done: number | null;
}

/** A level that a dream takes, and the own one. */
export interface DreamLevel {
  readonly skillId: number;
  readonly level: number;
  readonly own: number;
}

/** Far away. `gear`: to wear the weapons and armour of a tier. `find`: a trophy that a dungeon leaves. */
export type DreamGoal =
  | {
      readonly kind: 'gear';
      readonly key: string;
      /** 2 to 6. */
      readonly tier: number;
      /** A piece of each slot, for a picture. */
      readonly itemIds: readonly number[];
      readonly levels: readonly DreamLevel[];
      /** Expected seconds of fights with enough food; null where no fight is survived now. */
      readonly seconds: number | null;
      readonly done: number;
    }
  | {
      readonly kind: 'find';
      readonly key: string;
      readonly itemId: number;
      readonly dungeonId: number;
      readonly seconds: number;
    };

/** What the bag is good for. */
export type BagNote =
  /** Something can be learned, claimed or tamed. `itemId`: the first. */
  | {
      readonly kind: 'waits';
      readonly collection: ClaimKind;
      readonly itemId: number;
      readonly amount: number;
    }
  /** It would bring gold, of which there is too little for a fare. */
  | { readonly kind: 'sell'; readonly itemId: number; readonly amount: number; readonly gold: number }
  /** It could be made into food for fights. `hours`: how long they last with it. */
  | {
      readonly kind: 'food';
      readonly itemId: number;
      readonly amount: number;
      readonly foodId: number;
      readonly portions: number;
      readonly hours: number;
    }
  /** A skill is so far behind another one that it keeps pieces from being worn. */
  | {
      readonly kind: 'lags';
      readonly skillId: number;
      readonly level: number;
      readonly leadId: number;
      readonly leadLevel: number;
    };

export interface Arc {
  readonly near: NearGoal | null;
  readonly week: WeekGoal | null;
  readonly dream: DreamGoal | null;
  /** The ways to what is asked, in the order of the question's goals. */
  readonly quests: readonly GoalWay[];
  /** What is not owned and would bring most. */
  readonly next: readonly NextThing[];
  readonly notes: readonly BagNote[];
}
