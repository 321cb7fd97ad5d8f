import { skillLevel } from '../../character/skill-level.ts';
import { type CraftAmount, craftAmount } from '../../forecast/craft-amounts.ts';
import { isEssence } from '../../sessions/crafting/essence.ts';
import { craftObstacles } from '../../sessions/crafting/obstacles.ts';
import { MAX_LEVEL } from '../../state/experience.ts';
import type { SessionStep } from '../../state/state.ts';
import { SKILL, skillsOf, styleSkill } from '../../world/skills.ts';
import type { CrafteableItem, Item, ItemAmount } from '../../world/static-data.ts';
import type { World } from '../../world/world.ts';
import { beginCraft, beginHunt } from '../begin.ts';
import { secondsOfFight } from '../fight-training.ts';
import { type AdviceFacts, byTime, fightIn, type Opened, type Proposal } from './proposal.ts';

/** A level of this multiple is a proposal in a skill in which no further level opens anything. */
const ROUND_LEVEL = 10;

/** For each skill that can be trained here, the next level that opens something; the nearest first. */
export const levelProposals = (facts: AdviceFacts): Proposal[] =>
  [
    ...skillsOf('gathering', 'crafting').flatMap(({ id }) => itemSkillProposal(id, facts) ?? []),
    ...combatProposals(facts),
  ].sort(byTime);

/** The level aimed at, and what it opens. */
interface Goal {
  readonly level: number;
  readonly opens: Opened;
}

/** The next round level; null at the highest level. */
function roundGoal(own: number): Goal | null {
  const level = Math.min(MAX_LEVEL, (Math.floor(own / ROUND_LEVEL) + 1) * ROUND_LEVEL);
  return level > own ? { level, opens: { kind: level === MAX_LEVEL ? 'highest' : 'round' } } : null;
}

/** The next level of a gathering or crafting skill, by the quickest recipe that leads there. */
function itemSkillProposal(skillId: number, facts: AdviceFacts): Proposal | null {
  const own = skillLevel(facts.shown, skillId);
  const recipes = recipesOf(skillId, facts.world);
  const goal = openedRecipe(recipes, own, facts) ?? roundGoal(own);
  if (goal === null) return null;
  const best = quickestTo(goal.level, recipes, facts);
  if (best === null) return null;
  return {
    ...proposalOf(skillId, goal, best.made.uses),
    seconds: best.seconds,
    commands: [beginCraft(best.recipe.itemId, best.made.amount)],
  };
}

interface LevelWay {
  readonly recipe: CrafteableItem;
  readonly made: CraftAmount;
  readonly seconds: number;
}

/** The recipe with which a level is reached soonest; null where none leads there. */
function quickestTo(
  level: number,
  recipes: readonly CrafteableItem[],
  { shown, world, at }: Pick<AdviceFacts, 'shown' | 'world' | 'at'>,
): LevelWay | null {
  let best: LevelWay | null = null;
  for (const recipe of recipes) {
    const made = craftAmount(shown, recipe.itemId, { kind: 'level', level }, world, at);
    // What stops for want of components does not lead there.
    if ('refused' in made || made.stops === 'components' || made.amount < 1) continue;
    const seconds = made.wanted * recipe.baseActionTime;
    if (best === null || seconds < best.seconds) best = { recipe, made, seconds };
  }
  return best;
}

/** What trains a skill up to a level. */
interface Training {
  readonly seconds: number;
  readonly step: SessionStep;
  /** What its actions take. */
  readonly uses: readonly ItemAmount[];
}

/** What leads to a level of a gathering or crafting skill that is so near; null where nothing does. */
export function trainingTo(
  skillId: number,
  level: number,
  mostLevels: number,
  facts: Pick<AdviceFacts, 'shown' | 'world' | 'at'>,
): Training | null {
  if (level > skillLevel(facts.shown, skillId) + mostLevels) return null;
  const best = quickestTo(level, recipesOf(skillId, facts.world), facts);
  if (best === null) return null;
  const { recipe, made, seconds } = best;
  return { seconds, step: beginCraft(recipe.itemId, made.amount), uses: made.uses };
}

const recipesOf = (skillId: number, { sets }: World): CrafteableItem[] =>
  sets.crafteableItems.filter((recipe) => recipe.skillId === skillId && !isEssence(recipe));

/** The lowest level above the own one at which the character can make something more. */
function openedRecipe(recipes: readonly CrafteableItem[], own: number, facts: AdviceFacts): Goal | null {
  const { shown } = facts;
  const opened = recipes
    .filter((recipe) => recipe.requiredLevel > own && !craftObstacles(shown, recipe).includes('craft/recipe'))
    .toSorted((one, other) => one.requiredLevel - other.requiredLevel)[0];
  if (opened === undefined) return null;
  return { level: opened.requiredLevel, opens: { kind: 'recipe', itemId: opened.itemId } };
}

type CombatSkillId = (typeof SKILL)['Health' | 'Defence' | 'Attack' | 'Melee' | 'Range' | 'Magic'];

const isCombatSkill = (skillId: number): skillId is CombatSkillId =>
  skillsOf('combat').some(({ id }) => id === skillId);

/** The next levels at which gear can be worn, of the skills that the fights of this region train. */
function combatProposals(facts: AdviceFacts): Proposal[] {
  const { shown, habits } = facts;
  const fight = fightIn(facts);
  if (fight === undefined) return [];
  const { regionId, forecast } = fight;
  return forecast.experience.flatMap(({ skillId, perHour }) => {
    const own = skillLevel(shown, skillId);
    const goal = openedPiece(skillId, own, facts) ?? roundGoal(own);
    if (goal === null || perHour <= 0 || !isCombatSkill(skillId)) return [];
    const { level } = goal;
    return {
      ...proposalOf(skillId, goal),
      seconds: secondsOfFight({ skillId, level }, perHour, shown),
      commands: [beginHunt(regionId, habits, { until: { level: { skillId, level } } })],
    };
  });
}

/** The lowest level above the own one of the skill that the character needs to wear something. */
function openedPiece(skillId: number, own: number, { shown, world }: AdviceFacts): Goal | null {
  let first: { readonly item: Item; readonly level: number } | null = null;
  for (const item of world.sets.items) {
    const style = item.requiredAttackStyle ?? item.providedAttackStyle ?? shown.attackStyle;
    if (item.equipmentType === undefined || style !== shown.attackStyle) continue;
    const level = requiredLevel(item, skillId, styleSkill(style));
    if (level > own && (first === null || level < first.level)) first = { item, level };
  }
  return first && { level: first.level, opens: { kind: 'piece', itemId: first.item.id } };
}

function requiredLevel(item: Item, skillId: number, offensiveSkill: number): number {
  if (skillId === SKILL.Attack) return item.requiredAttackLevel ?? 0;
  if (skillId === SKILL.Defence) return item.requiredDefenceLevel ?? 0;
  return skillId === offensiveSkill ? (item.requiredOffensiveLevel ?? 0) : 0;
}

const proposalOf = (skillId: number, { level, opens }: Goal, uses: readonly ItemAmount[] = []) =>
  ({
    kind: 'level',
    key: `level:${skillId}:${level}`,
    target: { kind: 'level', skillId, level, opens, uses },
  }) as const;
