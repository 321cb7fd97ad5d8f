import { addAmounts } from '../state/amounts.ts';
import type { State } from '../state/state.ts';
import { SKILL_COUNT } from '../world/skills.ts';
import { AttackStyle, type ItemAmount, TrainingAttribute } from '../world/static-data.ts';
import { healingShareOf } from './healing-threshold.ts';
import { maxHealth } from './health.ts';
import { BASE_IDLE_TIME } from './idle-time.ts';

/** What a new character starts with (game-design 2.16); part of the content. */
export interface NewCharacter {
  readonly regionId: number;
  readonly gold: number;
  /** In health points of a new character. */
  readonly healingThreshold: number;
  readonly inventory: readonly ItemAmount[];
}

export function createState(gift: NewCharacter, at: number): State {
  return {
    shown: {
      regionId: gift.regionId,
      gold: gift.gold,
      goldGiven: 0,
      totalIdleTime: BASE_IDLE_TIME,
      experience: new Array<number>(SKILL_COUNT).fill(0),
      inventory: addAmounts([], gift.inventory),
      equipment: {},
      attackStyle: AttackStyle.Melee,
      trainingAttribute: TrainingAttribute.Attack,
      healingShare: healingShareOf(gift.healingThreshold, maxHealth(1)),
      health: maxHealth(1),
      healthAt: at,
      trophies: [],
      cards: [],
      pets: [],
      knownRecipes: [],
      sets: [],
      kept: [],
      junk: [],
      sales: [],
      action: null,
      combatLog: [],
      eventAt: at,
    },
    hidden: {
      fractions: new Array<number>(SKILL_COUNT).fill(0),
      pendingEnemies: [],
      giftLevel: 0,
      session: null,
    },
  };
}
