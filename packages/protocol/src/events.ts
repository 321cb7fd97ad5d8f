import {
  CombatResult,
  type GameEvent,
  MAX_CRITICAL_CHANCE,
  MAX_LEVEL,
  MAX_PIECES,
} from '@slumberfell/engine';
import { amount, contentVersion, count, id, instant, milliseconds, seconds } from './numbers.ts';
import { itemAmount } from './static-data.ts';
import { attackStyle, trainingAttribute } from './values.ts';
import { z } from './zod.ts';

/**
 * A schema for each event of the hub: the engine's `GameEvent`s, which carry the names of specification 4. A
 * test holds the two unions together, so that a new event of the engine does not compile until the wire knows
 * it.
 */

export const fighter = z.strictObject({
  attackPower: count,
  armor: count,
  criticalChance: z.int().min(0).max(MAX_CRITICAL_CHANCE),
  attackStyle,
  attackLevel: z.int().min(1).max(MAX_LEVEL),
  defenceLevel: z.int().min(1).max(MAX_LEVEL),
  card: z.boolean(),
});

const huntingSessionStart = z.strictObject({
  type: z.literal('HuntingSessionStart'),
  regionId: id,
  limitAt: instant,
  content: contentVersion,
  health: count,
});

const dungeonSessionStart = z.strictObject({
  type: z.literal('DungeonSessionStart'),
  dungeonId: id,
  remainingRuns: count,
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

const dungeonProgress = z.strictObject({
  type: z.literal('DungeonProgress'),
  enemyIndex: count,
  isRunOver: z.boolean(),
  remainingRuns: count,
});

const onRemainingRunsChange = z.strictObject({
  type: z.literal('OnRemainingRunsChange'),
  remainingRuns: count,
  leaving: z.boolean(),
});

const pieces = z.array(itemAmount).max(MAX_PIECES).readonly().nullable();

const craftingSessionStarted = z.strictObject({
  type: z.literal('CraftingSessionStarted'),
  itemId: id,
  amount,
  pieces,
  limitAt: instant,
  content: contentVersion,
});

const craftingActionFinished = z.strictObject({
  type: z.literal('CraftingActionFinished'),
  itemId: id,
  skillId: id,
  piece: id.nullable(),
  experience: count,
  done: count,
  content: contentVersion,
});

const sessionRefreshed = z.strictObject({
  type: z.literal('SessionRefreshed'),
  limitAt: instant,
  target: count.nullable(),
  pieces,
});

/** Why a session ended. */
export const finishReason = z.enum([
  'done',
  'limit',
  'components',
  'no-key',
  'defeated',
  'stopped',
  'replaced',
  'travelled',
  'retired',
]);

const onIdleSessionFinished = z.strictObject({
  type: z.literal('OnIdleSessionFinished'),
  reason: finishReason,
  health: count.nullable(),
});

const onInventoryChange = z.strictObject({
  type: z.literal('OnInventoryChange'),
  reason: z.enum([
    'crafted',
    'disenchanted',
    'found',
    'loot',
    'key',
    'sold',
    'bought',
    'equipped',
    'unequipped',
    'claimed',
    'learned',
    'tamed',
  ]),
  /** Amounts are signed. */
  changes: z
    .array(z.strictObject({ itemId: id, amount: z.int() }))
    .max(1_000)
    .readonly(),
});

const onGoldChange = z.strictObject({
  type: z.literal('OnGoldChange'),
  reason: z.enum(['sold', 'bought', 'travel']),
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

const onTrophyChange = z.strictObject({ type: z.literal('OnTrophyChange'), itemId: id, amount });

const onIdleTimeChange = z.strictObject({ type: z.literal('OnIdleTimeChange'), totalIdleTime: seconds });

const onCardChange = z.strictObject({
  type: z.literal('OnCardChange'),
  enemyId: id,
  radiant: z.boolean(),
});

const petTamed = z.strictObject({ type: z.literal('PetTamed'), itemId: id });

const recipeLearned = z.strictObject({ type: z.literal('RecipeLearned'), itemId: id });

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
  dungeonSessionStart,
  combatPullStart,
  onCombatStart,
  onCombatTurn,
  grantedCombatExperience,
  dungeonProgress,
  onRemainingRunsChange,
  craftingSessionStarted,
  craftingActionFinished,
  sessionRefreshed,
  onIdleSessionFinished,
  onInventoryChange,
  onGoldChange,
  onEquipmentChange,
  onFoodChange,
  onTrophyChange,
  onIdleTimeChange,
  onCardChange,
  petTamed,
  recipeLearned,
  onRegionChange,
  onTrainingAttributeChange,
  onHealingThresholdChange,
]) satisfies z.ZodType<GameEvent>;
