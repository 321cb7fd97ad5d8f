import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { openWorld, SKILL, skillsOf } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { workWords, worthLabel } from './work-words.ts';

const { sets, version } = compileWorld(shippedWorldDirectory);
const world = openWorld(sets, version);

test.each(skillsOf('gathering'))('$name has the words of gathering', ({ id }) => {
  const recipes = world.sets.crafteableItems.filter(({ skillId }) => skillId === id);
  expect(recipes.length).toBeGreaterThan(0);
  for (const recipe of recipes) {
    expect(workWords(recipe)).toEqual({
      begin: 'Begin Gathering',
      name: 'Gather',
      done: 'Gathered',
      had: 'Gathered',
    });
    expect(recipe.requiredComponents).toEqual([]);
  }
});

test('crafts, and recipes that were retired, keep the words of crafting', () => {
  expect(workWords({ skillId: SKILL.Cooking })).toMatchObject({ begin: 'Begin Crafting', done: 'Created' });
  expect(workWords(undefined).done).toBe('Created');
});

test('the loss is told only where something is taken', () => {
  expect(worthLabel('Worth per hour', 'less what it takes', false)).toBe('Worth per hour');
  expect(worthLabel('Worth per hour', 'less what it takes', true)).toBe('Worth per hour, less what it takes');
});
