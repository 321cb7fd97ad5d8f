import type { PlayerCommand } from '../../commands/player-command.ts';

/** The first things that a new player does, in this order (game-design 7.1). */
export const FIRST_STEP_NAMES = ['arm', 'fight', 'keepsake', 'wear', 'gather', 'cook', 'rest'] as const;

export type FirstStepName = (typeof FIRST_STEP_NAMES)[number];

export interface FirstStep {
  readonly name: FirstStepName;
  readonly done: boolean;
}

/** A command that is sent for the player. */
type FirstStepCommand = Extract<
  PlayerCommand,
  { readonly name: 'wear' | 'begin-hunting' | 'claim-trophy' | 'stop' | 'begin-crafting' }
>;

/** What the player can do for the first step that is not done, with one press. */
export interface FirstStepPress {
  readonly kind: 'press';
  readonly step: FirstStepName;
  readonly commands: readonly FirstStepCommand[];
  /** The item that the press is about; absent for a fight. */
  readonly itemId?: number;
  /** Number of actions, of gathering and cooking. */
  readonly amount?: number;
}

/** What the player waits for before the next press. */
export type FirstStepWait = {
  readonly kind: 'wait';
  readonly step: FirstStepName;
} & (
  | { readonly until: 'victory' }
  /** The gift, and the total level that brings it. */
  | { readonly until: 'gift'; readonly itemId: number; readonly totalLevel: number }
  /** What the running item action makes; absent in a dungeon. */
  | { readonly until: 'action'; readonly itemId?: number; readonly isGathered: boolean }
  /** What the work of a night makes, and the instant at which it ends, epoch ms. */
  | { readonly until: 'morning'; readonly itemId: number; readonly endsAt: number }
);
