/**
 * The rules of Slumberfell: pure functions without dependencies, used by the server, the page, workers and
 * tests.
 */

export { cutEndless, endlessBefore, knownSeconds, packAll, withAdded } from './advice/added-steps.ts';
export { type Again, type AgainLack, again, goesOnWith } from './advice/again.ts';
export type { Arc, BagNote, DreamGoal, DreamLevel, NearGoal, WeekGoal } from './advice/arc/arc.ts';
export { type ArcQuestion, keyOfThing, OpenArc } from './advice/arc/open-arc.ts';
export {
  beginCraft,
  beginDisenchant,
  beginHunt,
  beginRuns,
  type Habits,
  USUAL_HABITS,
} from './advice/begin.ts';
export {
  type CraftTree,
  type CraftTreeMissing,
  type CraftTreeReason,
  type CraftTreeStep,
  craftTree,
} from './advice/craft-tree.ts';
export {
  type FightTraining,
  fightTraining,
  missingLevels,
  type SkillLevel,
} from './advice/fight-training.ts';
export type { FirstStepName, FirstStepPress, FirstStepWait } from './advice/first-steps/first-step.ts';
export { firstSteps, isNewcomer } from './advice/first-steps/first-steps.ts';
export { isBeyondFirstSteps, nextFirstStep } from './advice/first-steps/next-first-step.ts';
export { firstGatherable, gatherableIn } from './advice/gatherable.ts';
export { huntWay, itemWays, runsWay } from './advice/item-ways.ts';
export {
  OFFER_KINDS,
  type OfferedStep,
  type OfferKind,
  offeredSteps,
  offerObstacle,
} from './advice/offered-steps.ts';
export {
  canBegin,
  proposedWay,
  quickestWay,
  type Reach,
  reachOf,
  sortedWays,
  type TimedWay,
  timedWays,
} from './advice/order-ways.ts';
export { travelTo } from './advice/place.ts';
export { largeSale } from './advice/planned-sale.ts';
export { type PlannedWay, plannedFight, plannedWays, regionAfter } from './advice/planned-ways.ts';
export { endsSession, isUnderWay, planOf, pressCommands } from './advice/press.ts';
export type { AimsQuestion } from './advice/proposals/known-facts.ts';
export { type Collection, MOST_NEAREST } from './advice/proposals/nearest-proposals.ts';
export { OpenNearest } from './advice/proposals/open-nearest.ts';
export { preparedFirst } from './advice/proposals/prepared-first.ts';
export type {
  AdviceFacts,
  FightCommand,
  FightQuestion,
  Opened,
  Proposal,
  ProposalTarget,
} from './advice/proposals/proposal.ts';
export { proposalWays } from './advice/proposals/proposal-ways.ts';
export {
  acceptedGoals,
  keyOfGoal,
  levelBefore,
  offeredGoal,
  offeredWeekGoals,
  type QuestAsk,
  type QuestGoal,
  type QuestGoalId,
} from './advice/quests/goal.ts';
export { type GoalGain, goalGains } from './advice/quests/goal-gains.ts';
export { type GoalWay, wayNow } from './advice/quests/goal-ways.ts';
export { type GoalWaysQuestion, OpenGoalWays } from './advice/quests/open-goal-ways.ts';
export { limitKinds, limitOf, limitSkills, type StepLimit, withLimit } from './advice/step-limit.ts';
export { gainInstead } from './advice/tonight/instead.ts';
export {
  broughtBy,
  NIGHT_KINDS,
  type Night,
  type NightKind,
  type NightMeasure,
  type NightPlan,
  nightCommands,
} from './advice/tonight/night.ts';
export { afterPurchase } from './advice/tonight/night-search.ts';
export { type NextNight, type NextNightAsked, OpenNextNight } from './advice/tonight/open-next-night.ts';
export { OpenTonight } from './advice/tonight/open-tonight.ts';
export {
  fightInterest,
  hasFullCombat,
  type TonightAsked,
  type TonightQuestion,
  targetsIn,
  tonightQuestion,
} from './advice/tonight/question.ts';
export { goesTo, type Reached, reachedBy } from './advice/tonight/reached.ts';
export { type Training, trainingTo } from './advice/training.ts';
export { type AdvisedCommand, isOpenWay, type Way, type WayLack, type WayPlace } from './advice/way.ts';
export {
  NO_MEMORY,
  presetThen,
  type ThenBegin,
  type ThenMemory,
  type ThenOption,
  thenBegin,
  thenOptions,
  usualGathering,
  usualThen,
  withChoice,
  withGathered,
} from './advice/what-follows.ts';
export type { Getting } from './advice/what-next/getting.ts';
export { gainShare, type NextGain, type NextKind, type NextThing } from './advice/what-next/next-thing.ts';
export { MOST_NEXT, owning } from './advice/what-next/next-things.ts';
export { bearersOf, type Outfit } from './character/bearers.ts';
export {
  CLAIM_KINDS,
  type Claimable,
  type ClaimKind,
  type Claims,
  claimsOf,
  TROPHY_RANKS,
} from './character/claims.ts';
export { isCardClaimed, isLearned, isTamed } from './character/collected.ts';
export { type EquipObstacle, equipObstacles } from './character/equip-obstacles.ts';
export { CRITICAL_CHANCE_SCALE, type GearSums, gearSums } from './character/gear.ts';
export {
  attributeChange,
  GEAR_ATTRIBUTES,
  gearGain,
  isBetterThanWorn,
  PIECE_ATTRIBUTES,
  type PieceAttribute,
  type ReplacedPiece,
  replacedPiece,
} from './character/gear-merits.ts';
export * from './character/healing-threshold.ts';
export * from './character/health.ts';
export { BASE_IDLE_TIME, idleTime } from './character/idle-time.ts';
export { junkLot, KINDS_AT_ONCE, type Lot } from './character/junk.ts';
export { totalLevel } from './character/milestones.ts';
export { createState, type NewCharacter } from './character/new-character.ts';
export { type OwnedFood, ownedFoods } from './character/owned-foods.ts';
export { petBonus } from './character/pets.ts';
export { skillLevel } from './character/skill-level.ts';
export { netWorthOf, worthOf } from './character/worth.ts';
export { type Imbalance, imbalancesOf } from './chronicle/balance.ts';
export {
  addChronicles,
  CHRONICLE_COLUMNS,
  type Chronicle,
  ChronicleBuilder,
  type ChronicleColumn,
  type ChronicleRows,
  type ChronicleTable,
  chronicleSum,
  EMPTY_CHRONICLE,
  GOLD_WAYS,
  goldFromSales,
  ITEM_ORIGINS,
  ITEM_USES,
  type ItemOrigin,
  isEmptyChronicle,
  MOST_ROWS,
  namedRow,
  OTHERS,
  TIME_KINDS,
  type TimeKind,
} from './chronicle/chronicle.ts';
export { chronicleOfCommand } from './chronicle/command-entries.ts';
export { type CountedMoment, countedMoment } from './chronicle/counted-moment.ts';
export { countersOf } from './chronicle/counters.ts';
export {
  FIRST_KINDS,
  type First,
  type FirstKey,
  type FirstKind,
  firstKey,
  firstKindOf,
  levelId,
  levelOfId,
  MOST_FIRSTS,
  roundLevels,
} from './chronicle/firsts.ts';
export { limitedSum } from './chronicle/limited-sum.ts';
export { type ItemLuck, type LuckShare, luckShare, overallLuck } from './chronicle/luck-share.ts';
export { bestNight, NIGHT_FIGURES, type NightFigure, type NightSums } from './chronicle/nights.ts';
export { openingChronicle } from './chronicle/opening.ts';
export { type RarestFind, rarestFind } from './chronicle/rarest-find.ts';
export {
  type ChronicledSettlement,
  type DayPart,
  firstsOf,
  settleByDay,
} from './chronicle/settle-by-day.ts';
export type { CommandDefinition, CommandEffect } from './commands/command.ts';
export { execute } from './commands/execute.ts';
export { MARKED_AT_ONCE } from './commands/keep.ts';
export { countersFor } from './commands/needed-counters.ts';
export { type PlayerCommand, withSupplied } from './commands/player-command.ts';
export { type Refusal, refuse } from './commands/refusal.ts';
export {
  COMMANDS,
  type Command,
  type CommandInputs,
  type CommandName,
  type RefusalCode,
} from './commands/registry.ts';
export { SOLD_AT_ONCE } from './commands/sell-many.ts';
export { THING } from './commands/thing.ts';
export { apply, applyMoment } from './events/apply.ts';
export { CombatResult, type OnCombatTurn } from './events/combat.ts';
export {
  GOLD_REASONS,
  INVENTORY_REASONS,
  type InventoryReason,
  NOT_WORN_REASONS,
  type NotWornReason,
  type PieceNotWorn,
} from './events/possessions.ts';
export { ERRAND_CHANGES } from './events/quests.ts';
export type { EventOf, EventType, GameEvent, Moment } from './events/registry.ts';
export { FINISH_REASONS, type FinishReason } from './events/session.ts';
export { type Asking, askedFor, type KnownVillager, knownVillagers } from './facts/asked-for.ts';
export { type Drop, dropsOfEnemy, dropsOfRecipe } from './facts/drops.ts';
export { type DungeonFind, dungeonFinds, findSeconds, type Had, keyFacts } from './facts/dungeon-finds.ts';
export { type EnemyPlaces, enemyPlaces } from './facts/enemy-places.ts';
export { type GiftTaker, giftTakers } from './facts/gift-takers.ts';
export { type HuntYield, huntsFor } from './facts/hunts-for.ts';
export { type ItemSource, type ItemSourceKind, itemSources, type PieceYield } from './facts/item-sources.ts';
export { type ItemUse, itemUses } from './facts/item-uses.ts';
export { cardText, type KnownLore, knownLore } from './facts/lore.ts';
export { type MeetingChance, meetingChances } from './facts/meeting-chances.ts';
export { perWorld } from './facts/per-world.ts';
export {
  requirementTree,
  type TreeNode,
  type TreeQuestion,
  type TreeTotals,
  type TreeWay,
  treeTotals,
  wayKey,
} from './facts/requirement-tree.ts';
export {
  isWikiSection,
  WIKI_SECTIONS,
  type WikiEntry,
  type WikiSection,
  wikiEntry,
  wikiIds,
  wikiPath,
} from './facts/wiki-entries.ts';
export { type BagScore, bagScore, isBetterScore } from './forecast/bag-score.ts';
export {
  type BestOfBag,
  MOST_STEPS,
  type OpenBestOfBag,
  openBestOfBag,
  PROOF_RUNS,
  SEARCH_RUNS,
} from './forecast/best-of-bag.ts';
export {
  type CombatTarget,
  combatRates,
  openTarget,
  RATE_RUNS,
  RATE_TIME,
  type TargetQuestion,
} from './forecast/combat-rates.ts';
export { type CraftAmount, type CraftTarget, craftAmount } from './forecast/craft-amounts.ts';
export { type DisenchantAmount, disenchantAmount } from './forecast/disenchant-amounts.ts';
export { experienceAnHour, totalExperience } from './forecast/experience-sums.ts';
export type {
  ExperienceForecast,
  Forecast,
  ForecastEnd,
  ItemForecast,
  OpenForecast,
  Rate,
} from './forecast/forecast.ts';
export { heldRuns } from './forecast/held-runs.ts';
export { isSafe } from './forecast/is-safe.ts';
export { type ItemActionCourse, itemActionCourse } from './forecast/item-action-course.ts';
export {
  disenchantingRate,
  type ItemActionRate,
  recipeRate,
  recipeRates,
} from './forecast/item-action-rates.ts';
export {
  type NightPack,
  openNightGear,
  openNightPack,
  openNightThreshold,
  withAllFood,
} from './forecast/night-pack.ts';
export { restsAtOnce } from './forecast/no-run-forecast.ts';
export { openForecast } from './forecast/open-forecast.ts';
export { type OpenPackedFood, openPackedFood, type PackedFood } from './forecast/packed-food.ts';
export { type KillRate, perKill } from './forecast/per-kill.ts';
export {
  type OpenPlanForecast,
  openPlanForecast,
  type PlanForecast,
  type PlanItemForecast,
} from './forecast/plan-forecast.ts';
export type { PlanQuestion } from './forecast/plan-question.ts';
export type { PlanEnd } from './forecast/plan-run.ts';
export type { StepForecast } from './forecast/plan-steps.ts';
export * from './forecast/precision.ts';
export { type Preparation, type PreparationCommand, preparationCommands } from './forecast/preparation.ts';
export { type BeginCommand, type ForecastQuestion, untilOver } from './forecast/question.ts';
export type { Quantiles } from './forecast/samples.ts';
export {
  type OpenTraitEffects,
  openTraitEffects,
  type TraitEffect,
  type TraitEffects,
} from './forecast/trait-effects.ts';
export { type Following, whatFollows } from './forecast/what-follows.ts';
export {
  atRest,
  prepared,
  type SettingCommand,
  type Supposition,
  supposing,
  whatIf,
} from './forecast/what-if.ts';
export { withoutTraitsOf } from './forecast/without-traits.ts';
export {
  type Field,
  type Fields,
  ITEM_AMOUNT,
  isSupplied,
  type SentInputOf,
  type SuppliedField,
  type ValueOf,
} from './inputs/field.ts';
export { textPattern } from './inputs/text-pattern.ts';
export {
  claimCardObstacles,
  learnRecipeObstacles,
  tamePetObstacles,
} from './obstacles/collect.ts';
export { companionObstacles } from './obstacles/companion.ts';
export { beginCraftingObstacles, beginDisenchantingObstacles } from './obstacles/craft.ts';
export { beginHuntingObstacles, dungeonObstacles } from './obstacles/fight.ts';
export { keepObstacles, markJunkObstacles } from './obstacles/marks.ts';
export {
  acceptErrandObstacles,
  FIRST_CHAPTER_OF_A_DAY,
  FIRST_CHAPTER_OF_TWO_DAYS,
  openingDay,
  turnInObstacles,
} from './obstacles/quests.ts';
export { readyQuests, type UnfinishedQuest } from './obstacles/ready-quests.ts';
export {
  mostToBuy,
  sellJunkObstacles,
  sellManyObstacles,
  sellObstacles,
  undoSaleObstacles,
} from './obstacles/trade.ts';
export { travelObstacles } from './obstacles/travel.ts';
export { giveGiftObstacles } from './obstacles/villager-gifts.ts';
export { hideWantedObstacles, pinWantedObstacles } from './obstacles/wanted.ts';
export { isBoardOpen, isDayDone, isPlaceTaken, isWeekOpen } from './quests/accepted.ts';
export { amountOfErrand, boardOf, tiersOfWays, weeklyErrandOf } from './quests/board.ts';
export { countersToTurnIn } from './quests/counter-keys.ts';
export { type CountersOf, countersOfSums, isCounted, killsFor } from './quests/counters.ts';
export { type FriendGift, giftsBetween, giftsOfFriend } from './quests/friend-gifts.ts';
export { FIRST_CHAPTER_BY_HOB, HOB_PRICE, priceByHob } from './quests/hob.ts';
export {
  isReached,
  type Progress,
  progressOfErrand,
  progressOfTerm,
  progressOfTier,
  termsOfErrand,
} from './quests/progress.ts';
export { pieceFor } from './quests/rewards.ts';
export { BOARD_PLACES, skillsOfDay, WEEK_DAYS, weekOf } from './quests/rotation.ts';
export { progressOf } from './quests/terms.ts';
export {
  announcedOf,
  errandSlots,
  isLoreTold,
  isUnlocked,
  openedBy,
  regionsOfVillagers,
} from './quests/unlocked.ts';
export {
  chapterOfGifts,
  type GiftChoice,
  giftChoices,
  isBestFriend,
  isGivenThisWeek,
  likedExamples,
  takesGifts,
} from './quests/villager-gifts.ts';
export { killsOfWeek, weeklyTierOf } from './quests/weekly.ts';
export type { Seed } from './random/seed.ts';
export type { CarriedOut, CombatScene, CombatTurn, ItemActionScene, Recorder } from './recording/recorder.ts';
export { type CombatAttributes, combatAttributes } from './sessions/combat/attributes.ts';
export { combatLevelOf } from './sessions/combat/combat-level.ts';
export * from './sessions/combat/damage.ts';
export { dungeonLength, enemyAt, isOfLastSequence } from './sessions/combat/dungeon-order.ts';
export { PULL_TIME_BETWEEN_RUNS, PULL_TIME_IN_RUN } from './sessions/combat/dungeon-runs.ts';
export * from './sessions/combat/experience-factor.ts';
export {
  ARMOR_PER_DEFENCE_LEVEL,
  BASE_CRITICAL_CHANCE,
  CRITICAL_CHANCE_PER_ATTACK_LEVEL,
  CRITICAL_DAMAGE,
  fighterOf,
  MAX_CRITICAL_CHANCE,
  STYLE_LEVELS_PER_ATTACK_POWER,
  UNARMED_ATTACK_POWER,
} from './sessions/combat/fighter.ts';
export * from './sessions/combat/food.ts';
export { banePercent } from './sessions/combat/hit-factor.ts';
export { HUNT_PULL_TIME } from './sessions/combat/hunt.ts';
export { type KillExperience, killExperience } from './sessions/combat/kill-experience.ts';
export { lastStartOf } from './sessions/combat/last-start.ts';
export { REST_HEALTH_PERCENT } from './sessions/combat/rest.ts';
export { RUN_COST_COVERED, RUN_COST_PLAYED } from './sessions/combat/run-cost.ts';
export { actionPoints, type Learner } from './sessions/crafting/action-experience.ts';
export { actionsFor, craftableAmount, sessionCap } from './sessions/crafting/amount.ts';
export { ESSENCE_YIELD, essenceYield, isEssence, targetOf } from './sessions/crafting/essence.ts';
export {
  type CraftObstacle,
  craftObstacles,
  knowledgeObstacles,
  lacksToBegin,
} from './sessions/crafting/obstacles.ts';
export { planSeed } from './sessions/plan/seed.ts';
export { isEndless } from './sessions/plan/then.ts';
export { advance, advanceSession, nextInstant } from './settle/advance.ts';
export { EventRecorder } from './settle/event-recorder.ts';
export {
  addReports,
  EMPTY_REPORT,
  GAIN_SOURCES,
  type GainSource,
  type IdleReport,
  isEmptyReport,
  REPORTED_STEPS,
  type ReportedAction,
  type ReportedEnd,
  type ReportedExperience,
  type ReportedStep,
} from './settle/idle-report.ts';
export { playbackState } from './settle/playback-state.ts';
export { type Amounts, addAmounts, amountOf, amountsOf, entriesOf } from './state/amounts.ts';
export * from './state/experience.ts';
export {
  friendshipLevel,
  MAX_FRIENDSHIP,
  MAX_FRIENDSHIP_POINTS,
  pointsOfFriendship,
} from './state/friendship.ts';
export { freeAmount, isLocked, JUNK_KINDS, KEEP_ALL, KEPT_KINDS } from './state/kept.ts';
export {
  type AcceptedErrand,
  type AcceptedWeek,
  BOARD_DAYS,
  BOARD_WEEKS,
  type BoardDay,
  DONE_A_DAY,
  ERRAND_SLOTS,
  FIRST_ERRAND_SLOTS,
  FIRST_QUESTS,
  type QuestState,
} from './state/quests.ts';
export {
  type Sale,
  UNDO_KINDS,
  UNDO_SALES,
  UNDO_TIME,
  undoneUntil,
  unnoticedSale,
} from './state/sales.ts';
export { PLAN_NAME_MAX, SAVED_PLANS, type SavedPlan } from './state/saved-plan.ts';
export { itemsOfSets, SAVED_SETS, type SavedSet, SET_NAME_MAX, savedSet } from './state/saved-set.ts';
export {
  eachWornSlot,
  type Food,
  isFood,
  isPet,
  SLOT_OF_TYPE,
  type Slot,
  WORN_SLOTS,
  type WornSlot,
  wornItems,
  wornSlotOf,
} from './state/slots.ts';
export * from './state/state.ts';
export { MAX_BEARERS } from './state/trait-fields.ts';
export { amountOfNote, NOTE_KINDS, Note } from './state/trait-notes.ts';
export { MAX_VILLAGERS } from './state/villager-gifts.ts';
export { HIDDEN_THINGS, isSameWanted, WANTED_KINDS, type Wanted, type WantedMarks } from './state/wanted.ts';
export { RULES_VERSION } from './stored/rules-version.ts';
export { type SetOutcome, wearingSet } from './wearing/set-outcome.ts';
export * from './world/best-builds.ts';
export type { CompiledEnemy, CompiledLoot } from './world/compiled-enemy.ts';
export { takesComponents } from './world/components.ts';
export { CONTENT_TABLES, type ContentTable } from './world/content-tables.ts';
export { cosmeticsOfFriend, storyCosmeticId } from './world/cosmetics.ts';
export { COUNTER_KINDS, type Counter, type CounterKey } from './world/counter.ts';
export * from './world/lore.ts';
export * from './world/quests.ts';
export { RELICARIUM_CATEGORIES } from './world/relicarium-categories.ts';
export * from './world/skills.ts';
export {
  LEAST_SPAWN_FACTOR,
  MINIBOSS_CHANCE,
  MINIBOSS_REACH,
  SPAWN_FACTOR_BELOW,
  SPAWN_HALVING_LEVELS,
  SPAWN_LEVELS_BELOW,
  SPAWN_REACH,
  SPAWN_WEIGHT,
  type SpawnTable,
  spawnWeight,
} from './world/spawn.ts';
export * from './world/static-data.ts';
export { DAY, dayOf, SECONDS_PER_HOUR } from './world/time.ts';
export { type CutSum, cutSumsOf } from './world/traits/cut-sums.ts';
export {
  traitsOfBearers,
  traitsOfSet,
  type WornItemSet,
  wornItemSets,
} from './world/traits/item-sets.ts';
export { type Kit, kitOf, NO_KIT, type Percents } from './world/traits/kit.ts';
export { MAX_TRAITS, type Trait, Verb, type VerbName } from './world/traits/trait.ts';
export { aimsOfItem, aimsOfTrait, TRAIT_AIMS, type TraitAim } from './world/traits/trait-aims.ts';
export {
  AgainKind,
  actsAtWork,
  type Bearer,
  choicesOf,
  EnemyKind,
  FIRST_FAMILY,
  familiesOf,
  HushKind,
  isChoice,
  LessonKind,
  type ParameterChoice,
  type ParameterRange,
  ThriftKind,
  traitFault,
  VERB_NAMES,
  VERBS,
  type VerbDefinition,
  verbName,
} from './world/traits/verbs.ts';
export { type Milestone, openWorld, type Timeline, type World, worldAt, worldOf } from './world/world.ts';
