import { expect, test } from 'vitest';
import { SKILL, SKILL_COUNT, SKILLS, skillKind, skillsOf, styleSkill, trainedSkill } from './skills.ts';
import { AttackStyle, TrainingAttribute } from './static-data.ts';

test('ids start at 1 and have no gap, because states hold experience by id - 1', () => {
  expect(SKILLS.map(({ id }) => id)).toEqual(Array.from({ length: SKILL_COUNT }, (_, index) => index + 1));
  expect(new Set(SKILLS.map(({ name }) => name)).size).toBe(SKILL_COUNT);
});

test('four skills gather, ten craft and six fight (game-design 2.1)', () => {
  expect(skillsOf('gathering').map(({ name }) => name)).toEqual([
    'Harvesting',
    'Mining',
    'Logging',
    'Fishing',
  ]);
  expect(skillsOf('crafting')).toHaveLength(10);
  expect(skillsOf('combat').map(({ name }) => name)).toEqual([
    ...['Health', 'Defence', 'Attack', 'Melee', 'Range', 'Magic'],
  ]);
  expect(skillsOf('gathering', 'crafting', 'combat')).toEqual(SKILLS);
  expect(skillKind(SKILL.Cooking)).toBe('crafting');
  expect(() => skillKind(SKILL_COUNT + 1)).toThrow(`Skill with id ${SKILL_COUNT + 1} not found`);
});

test('a style has a skill of its own name', () => {
  for (const [name, style] of Object.entries(AttackStyle))
    expect(styleSkill(style)).toBe(SKILL[name as keyof typeof AttackStyle]);
  expect(trainedSkill(TrainingAttribute.Offensive, AttackStyle.Range)).toBe(SKILL.Range);
  expect(trainedSkill(TrainingAttribute.Attack, AttackStyle.Range)).toBe(SKILL.Attack);
  expect(trainedSkill(TrainingAttribute.Defence, AttackStyle.Range)).toBe(SKILL.Defence);
});
