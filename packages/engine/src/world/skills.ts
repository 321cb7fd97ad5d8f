import { AttackStyle, TrainingAttribute } from './static-data.ts';

/**
 * The skills, in the order of game-design 2.1. Ids start at 1 and have no gap, because a state holds
 * experience in lists by id - 1. `board` is the stored number of the skill's leaderboard; the numbers of the
 * other boards are in `packages/protocol/src/http/leaderboard-types.ts`. Add a new skill at the end. The
 * README of this package says what else it needs.
 */
export const SKILLS = [
  { id: 1, name: 'Harvesting', kind: 'gathering', board: 6 },
  { id: 2, name: 'Mining', kind: 'gathering', board: 7 },
  { id: 3, name: 'Logging', kind: 'gathering', board: 8 },
  { id: 4, name: 'Fishing', kind: 'gathering', board: 9 },
  { id: 5, name: 'Tailoring', kind: 'crafting', board: 10 },
  { id: 6, name: 'Leatherworking', kind: 'crafting', board: 11 },
  { id: 7, name: 'Armorsmithing', kind: 'crafting', board: 12 },
  { id: 8, name: 'Rodsmithing', kind: 'crafting', board: 13 },
  { id: 9, name: 'Fletching', kind: 'crafting', board: 14 },
  { id: 10, name: 'Weaponsmithing', kind: 'crafting', board: 15 },
  { id: 11, name: 'Jewelry', kind: 'crafting', board: 16 },
  { id: 12, name: 'Runecarving', kind: 'crafting', board: 17 },
  { id: 13, name: 'Alchemy', kind: 'crafting', board: 18 },
  { id: 14, name: 'Cooking', kind: 'crafting', board: 19 },
  { id: 15, name: 'Health', kind: 'combat', board: 20 },
  { id: 16, name: 'Defence', kind: 'combat', board: 21 },
  { id: 17, name: 'Attack', kind: 'combat', board: 22 },
  { id: 18, name: 'Melee', kind: 'combat', board: 23 },
  { id: 19, name: 'Range', kind: 'combat', board: 24 },
  { id: 20, name: 'Magic', kind: 'combat', board: 25 },
] as const;

type AnySkill = (typeof SKILLS)[number];
export type SkillName = AnySkill['name'];
/** The kind of a skill: gathering, crafting or combat. */
export type SkillKind = AnySkill['kind'];

/** Ids by name. */
export const SKILL = Object.fromEntries(SKILLS.map(({ name, id }) => [name, id])) as {
  readonly [S in AnySkill as S['name']]: S['id'];
};

export const SKILL_COUNT = SKILLS.length;

/**
 * The number of skills of the first release. A stored state never had fewer, and the total level of a
 * milestone counts these skills.
 */
export const FIRST_SKILL_COUNT = 20;

/** The number of skills that were added since. Each raises every total level by 1. */
export const ADDED_SKILLS: number = SKILL_COUNT - FIRST_SKILL_COUNT;

/** The skills of the given kinds, in the order of `SKILLS`. */
export const skillsOf = <K extends SkillKind>(
  ...kinds: readonly K[]
): readonly Extract<AnySkill, { readonly kind: K }>[] =>
  SKILLS.filter((skill): skill is Extract<AnySkill, { readonly kind: K }> =>
    (kinds as readonly SkillKind[]).includes(skill.kind),
  );

const kindById: ReadonlyMap<number, SkillKind> = new Map(SKILLS.map(({ id, kind }) => [id, kind]));

/** Returns the kind of a skill. @throws Error when there is no such skill */
export function skillKind(skillId: number): SkillKind {
  const kind = kindById.get(skillId);
  if (kind === undefined) throw new Error(`Skill with id ${skillId} not found`);
  return kind;
}

/** Whether an item is gathered, by the skill of its recipe. Otherwise it is crafted. */
export const isGathered = ({ skillId }: { readonly skillId: number }): boolean =>
  skillKind(skillId) === 'gathering';

const STYLE_SKILLS = {
  [AttackStyle.Melee]: 'Melee',
  [AttackStyle.Range]: 'Range',
  [AttackStyle.Magic]: 'Magic',
} as const satisfies Readonly<Record<AttackStyle, SkillName>>;

/**
 * The combat skill that belongs to an attack style: its level adds to the attack power, and kills may train
 * it.
 */
export const styleSkillName = (style: AttackStyle): SkillName => STYLE_SKILLS[style];
/** Id of the combat skill that belongs to an attack style. */
export const styleSkill = (style: AttackStyle): number => SKILL[STYLE_SKILLS[style]];

/** Id of the skill that gets the main experience of a kill (game-design 2.7). */
export function trainedSkill(training: TrainingAttribute, style: AttackStyle): number {
  if (training === TrainingAttribute.Attack) return SKILL.Attack;
  return training === TrainingAttribute.Offensive ? styleSkill(style) : SKILL.Defence;
}
