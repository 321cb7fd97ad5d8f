import { expect, test } from 'vitest';
import { SKILL } from '../skills.ts';
import { ItemCategory, type ItemSet } from '../static-data.ts';
import { type Trait, Verb } from './trait.ts';
import { aimsOfItem, aimsOfTrait, TRAIT_AIMS, type TraitAim } from './trait-aims.ts';
import {
  AgainKind,
  choicesOf,
  EnemyKind,
  FIRST_FAMILY,
  isChoice,
  LessonKind,
  ThriftKind,
  VERB_NAMES,
  VERBS,
} from './verbs.ts';

const POSTS: ItemSet = {
  id: 1,
  name: 'Four Posts',
  traits: [
    { pieces: 2, trait: [Verb.Mend, 3, 0] },
    { pieces: 4, trait: [Verb.Lesson, 4, LessonKind['Gathering and Crafting']] },
  ],
};
const world = { itemSet: (id: number) => (id === POSTS.id ? POSTS : undefined) };

test.each<[string, Trait, readonly TraitAim[]]>([
  ['harder hits', [Verb.Opener, 30, 1], ['experience']],
  ['damage that goes back', [Verb.Thorns, 30, 0], ['experience']],
  ['shorter pulls', [Verb.Haste, 600, 0], ['experience']],
  ['enemies of higher levels', [Verb.Reach, 3, 0], ['experience']],
  ['smaller hits taken', [Verb.Ward, 50, 3], ['safety']],
  ['saved food', [Verb.Thrift, 200, ThriftKind.Food], ['gold', 'safety']],
  ['saved keys', [Verb.Thrift, 200, ThriftKind.Key], ['gold']],
  ['saved components', [Verb.Thrift, 50, SKILL.Cooking], ['work']],
  ['loot twice', [Verb.Again, 80, AgainKind.Kills], ['gold']],
  ['a product more', [Verb.Again, 80, AgainKind.Gathering], ['work']],
  ['more for the trained skill', [Verb.Lesson, 5, LessonKind.Trained], ['experience']],
  ['a gathering skill at a kill', [Verb.Lesson, 5, SKILL.Fishing], ['experience']],
  ['more for work', [Verb.Lesson, 5, LessonKind['Gathering and Crafting']], ['work']],
  ['elites', [Verb.Lure, 50, EnemyKind.Elite], ['gold']],
  ['a family', [Verb.Lure, 50, FIRST_FAMILY], []],
  ['loot of kills alone', [Verb.Luck, 20, ItemCategory.Elite], ['gold']],
  ['loot of kills and of work', [Verb.Luck, 20, ItemCategory.Map], ['gold', 'work']],
  ['what is found at work', [Verb.Luck, 20, ItemCategory.Gem], ['work']],
  ['cards', [Verb.Luck, 20, ItemCategory.Card], []],
  ['a trick of enemies', [Verb.Hush, 7, 0], []],
  ['an unknown verb', [99, 1, 0] as unknown as Trait, []],
])('a trait is good for its aims: %s', (_, trait, aims) => {
  expect(aimsOfTrait(trait)).toEqual(aims);
});

test('the aims of every trait are in the order of the list, each once', () => {
  for (const name of VERB_NAMES) {
    const { a, b } = VERBS[name];
    const kinds = b !== null && isChoice(b) ? [...choicesOf(b, ['beast']).values()] : [0];
    for (const kind of kinds) {
      const aims = aimsOfTrait([Verb[name], a.min, kind]);
      expect(aims).toEqual(TRAIT_AIMS.filter((aim) => aims.includes(aim)));
    }
  }
});

test('an item is good for what its traits and those of its item set are good for', () => {
  const traits: readonly Trait[] = [
    [Verb.Reach, 3, 0],
    [Verb.Lure, 200, EnemyKind.Miniboss],
  ];
  expect(aimsOfItem({ traits }, world)).toEqual(['experience', 'gold']);
  expect(aimsOfItem({ itemSetId: POSTS.id }, world)).toEqual(['safety', 'work']);
  expect(aimsOfItem({ traits, itemSetId: POSTS.id }, world)).toEqual(TRAIT_AIMS);
  expect(aimsOfItem({}, world)).toEqual([]);
  expect(aimsOfItem({ itemSetId: 99 }, world)).toEqual([]);
});
