import { CombatResult, type GameEvent } from '@slumberfell/engine';
import { amount, contentVersion, count, id, instant, milliseconds } from './numbers.ts';
import { attackStyle, trainingAttribute } from './values.ts';
import { z } from './zod.ts';

/**
 * A schema for each event of the hub: the engine's `GameEvent`s, which carry the names of spec section 4. A test holds
 * the two unions together, so that a new event of the engine does not compile until the wire knows it.
 */

export const fighter = z.strictObject({
  attackPower: count,
  armor: count,
  criticalChance: z.int().min(0).max(400),
  attackStyle,
  attackLevel: z.int().min(1).max(100),
  defenceLevel: z.int().min(1).max(100),
  card: z.boolean(),
});

const huntingSessionStart = z.strictObject({
  type: z.literal('HuntingSessionStart'),
  regionId: id,
  limitAt: instant,
  content: contentVersion,
  health: count,
});

const combatPullStart = z.strictObject({
  type: z.literal('CombatPullStart'),
  pullTime: milliseconds,
});

const onCombatStart = z.strictObject({
  type: z.literal('OnCombatStart'),
  enemyId: id,
  enemyHealth: amount,
  fighter,
  content: contentVersion,
});

const onCombatTurn = z.strictObject({
  type: z.literal('OnCombatTurn'),
  characterDamageDealt: count,
  critical: z.boolean(),
  enemyDamageDealt: count,
  characterHealingData: z.strictObject({ itemId: id, foodAmount: amount, healing: count }).nullable(),
  characterHealth: count,
  enemyHealth: count,
  result: z.literal(Object.values(CombatResult)).nullable(),
  fighter: fighter.nullable(),
});

const grantedCombatExperience = z.strictObject({
  type: z.literal('GrantedCombatExperience'),
  skillId: id,
  experience: count,
  healthExperience: count,
});

const craftingSessionStarted = z.strictObject({
  type: z.literal('CraftingSessionStarted'),
  itemId: id,
  amount,
  limitAt: instant,
  content: contentVersion,
});

const craftingActionFinished = z.strictObject({
  type: z.literal('CraftingActionFinished'),
  itemId: id,
  skillId: id,
  experience: count,
  done: count,
  content: contentVersion,
});

const sessionRefreshed = z.strictObject({
  type: z.literal('SessionRefreshed'),
  limitAt: instant,
  target: count.nullable(),
});

const onIdleSessionFinished = z.strictObject({
  type: z.literal('OnIdleSessionFinished'),
  reason: z.enum(['done', 'limit', 'components', 'defeated', 'stopped', 'replaced', 'travelled', 'retired']),
  health: count.nullable(),
});

const onInventoryChange = z.strictObject({
  type: z.literal('OnInventoryChange'),
  reason: z.enum(['crafted', 'found', 'loot', 'sold', 'equipped', 'unequipped']),
  /** Amounts are signed. */
  changes: z
    .array(z.strictObject({ itemId: id, amount: z.int() }))
    .max(1_000)
    .readonly(),
});

const onGoldChange = z.strictObject({
  type: z.literal('OnGoldChange'),
  reason: z.enum(['sold', 'travel']),
  amount: z.int(),
});

const worn = id.nullable().exactOptional();

const onEquipmentChange = z.strictObject({
  type: z.literal('OnEquipmentChange'),
  slots: z.strictObject({
    headgear: worn,
    shoulders: worn,
    chest: worn,
    gloves: worn,
    leggings: worn,
    boots: worn,
    necklace: worn,
    ring: worn,
    weapon: worn,
    offensiveRune: worn,
    defensiveRune: worn,
    criticalRune: worn,
  }),
  attackStyle,
});

const onFoodChange = z.strictObject({
  type: z.literal('OnFoodChange'),
  foodId: id.nullable(),
  foodAmount: count,
});

const onRegionChange = z.strictObject({ type: z.literal('OnRegionChange'), regionId: id });

const onTrainingAttributeChange = z.strictObject({
  type: z.literal('OnTrainingAttributeChange'),
  trainingAttribute,
});

const onHealingThresholdChange = z.strictObject({
  type: z.literal('OnHealingThresholdChange'),
  healingThreshold: count,
});

export const gameEvent = z.discriminatedUnion('type', [
  huntingSessionStart,
  combatPullStart,
  onCombatStart,
  onCombatTurn,
  grantedCombatExperience,
  craftingSessionStarted,
  craftingActionFinished,
  sessionRefreshed,
  onIdleSessionFinished,
  onInventoryChange,
  onGoldChange,
  onEquipmentChange,
  onFoodChange,
  onRegionChange,
  onTrainingAttributeChange,
  onHealingThresholdChange,
]) satisfies z.ZodType<GameEvent>;
