import {
  beginCraft,
  beginHunt,
  type CraftAmount,
  type CrafteableItem,
  craftAmount,
  craftObstacles,
  EXPERIENCE_TABLE,
  type Item,
  isEssence,
  isGathered,
  MAX_LEVEL,
  SKILL,
  type Skill,
  skillLevel,
  skillsOf,
  styleSkill,
} from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';
import { type Aim, type AimFacts, byTime, fightIn } from './aim.ts';
import { SECONDS_PER_HOUR } from './ways.ts';

/** A level of this multiple is an aim in a skill in which no further level opens anything. */
const ROUND_LEVEL = 10;

/** For each skill that can be trained here, the next level that opens something; the nearest first. */
export const levelAims = (facts: AimFacts): Aim[] =>
  [
    ...skillsOf('gathering', 'crafting').flatMap(({ id }) => itemSkillAim(id, facts) ?? []),
    ...combatAims(facts),
  ].sort(byTime);

/** The level aimed at, and what it opens. */
interface Goal {
  readonly level: number;
  readonly opens: string;
}

/** The next round level; null at the highest level. */
function roundGoal(own: number): Goal | null {
  const level = Math.min(MAX_LEVEL, (Math.floor(own / ROUND_LEVEL) + 1) * ROUND_LEVEL);
  return level > own
    ? { level, opens: level === MAX_LEVEL ? 'The highest level.' : 'A round number.' }
    : null;
}

/** The next level of a gathering or crafting skill, by the quickest recipe that leads there. */
function itemSkillAim(skillId: number, facts: AimFacts): Aim | null {
  const { shown, world, at } = facts;
  const own = skillLevel(shown, skillId);
  const recipes = world.sets.crafteableItems.filter(
    (recipe) => recipe.skillId === skillId && !isEssence(recipe),
  );
  const goal = openedRecipe(recipes, own, facts) ?? roundGoal(own);
  const skill = skillOf(skillId, facts);
  if (goal === null || skill === undefined) return null;
  let best: { readonly recipe: CrafteableItem; readonly made: CraftAmount; readonly seconds: number } | null =
    null;
  for (const recipe of recipes) {
    const made = craftAmount(shown, recipe.itemId, { kind: 'level', level: goal.level }, world, at);
    // What stops for want of components does not lead there.
    if ('refused' in made || made.stops === 'components' || made.amount < 1) continue;
    const seconds = made.wanted * recipe.baseActionTime;
    if (best === null || seconds < best.seconds) best = { recipe, made, seconds };
  }
  if (best === null) return null;
  const { itemId } = best.recipe;
  const verb = isGathered(best.recipe) ? 'Gather' : 'Make';
  const uses = best.made.uses.map((used) => `${formatNumber(used.amount)} ${nameOf(used.itemId, facts)}`);
  return {
    ...aimOf(skill, goal),
    text: `${goal.opens} ${verb} ${nameOf(itemId, facts)} until then${uses.length > 0 ? `; it uses ${uses.join(', ')}` : ''}.`,
    seconds: best.seconds,
    steps: [beginCraft(itemId, best.made.amount)],
    verbs: [verb],
  };
}

/** The lowest level above the own one at which the character can make something more. */
function openedRecipe(recipes: readonly CrafteableItem[], own: number, facts: AimFacts): Goal | null {
  const { shown } = facts;
  const opened = recipes
    .filter((recipe) => recipe.requiredLevel > own && !craftObstacles(shown, recipe).includes('craft/recipe'))
    .toSorted((one, other) => one.requiredLevel - other.requiredLevel)[0];
  return opened ? { level: opened.requiredLevel, opens: `Opens ${nameOf(opened.itemId, facts)}.` } : null;
}

type CombatSkillId = (typeof SKILL)['Health' | 'Defence' | 'Attack' | 'Melee' | 'Range' | 'Magic'];

const isCombatSkill = (skillId: number): skillId is CombatSkillId =>
  skillsOf('combat').some(({ id }) => id === skillId);

/** The next levels at which gear can be worn, of the skills that the fights of this region train. */
function combatAims(facts: AimFacts): Aim[] {
  const { shown, world, habits } = facts;
  const fight = fightIn(facts);
  if (fight === undefined) return [];
  const { regionId, forecast } = fight;
  return forecast.experience.flatMap(({ skillId, perHour }) => {
    const own = skillLevel(shown, skillId);
    const goal = openedPiece(skillId, own, facts) ?? roundGoal(own);
    const skill = skillOf(skillId, facts);
    if (goal === null || perHour <= 0 || skill === undefined || !isCombatSkill(skillId)) return [];
    const { level, opens } = goal;
    const points = (EXPERIENCE_TABLE[level - 1] as number) - (shown.experience[skillId - 1] as number);
    return {
      ...aimOf(skill, goal),
      text: `${opens} Fight in ${world.region(regionId)?.name} until then.`,
      seconds: Math.ceil((points / perHour) * SECONDS_PER_HOUR),
      steps: [beginHunt(regionId, habits, { until: { level: { skillId, level } } })],
      verbs: ['Fight'],
    };
  });
}

/** The lowest level above the own one of the skill that the character needs to wear something. */
function openedPiece(skillId: number, own: number, { shown, world }: AimFacts): Goal | null {
  let first: { readonly item: Item; readonly level: number } | null = null;
  for (const item of world.sets.items) {
    const style = item.requiredAttackStyle ?? item.providedAttackStyle ?? shown.attackStyle;
    if (item.equipmentType === undefined || style !== shown.attackStyle) continue;
    const level = requiredLevel(item, skillId, styleSkill(style));
    if (level > own && (first === null || level < first.level)) first = { item, level };
  }
  return first && { level: first.level, opens: `Enough to wear ${first.item.name}.` };
}

function requiredLevel(item: Item, skillId: number, offensiveSkill: number): number {
  if (skillId === SKILL.Attack) return item.requiredAttackLevel ?? 0;
  if (skillId === SKILL.Defence) return item.requiredDefenceLevel ?? 0;
  return skillId === offensiveSkill ? (item.requiredOffensiveLevel ?? 0) : 0;
}

const aimOf = ({ id, name }: Skill, { level }: Goal) =>
  ({
    kind: 'level',
    key: `level:${id}:${level}`,
    title: `${name} ${level}`,
    picture: { kind: 'skill', id },
  }) as const;

const nameOf = (itemId: number, { world }: AimFacts): string => world.item(itemId)?.name ?? '';

const skillOf = (skillId: number, { world }: AimFacts): Skill | undefined =>
  world.sets.skills.find(({ id }) => id === skillId);
