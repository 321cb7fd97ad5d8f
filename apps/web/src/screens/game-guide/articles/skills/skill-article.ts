import { type CrafteableItem, type Item, isEssence, takesComponents, type World } from '@slumberfell/engine';
import { type ArticleId, listingOf } from '../../../../features/guide/contents.ts';
import { type ItemCraft, itemCraftsOf } from '../../../../features/skills/item-crafts.ts';
import { skillPath } from '../../../../features/skills/skill-path.ts';
import { formatNumber } from '../../../../lib/format/number.ts';
import { formatDuration } from '../../../../lib/format/time.ts';
import { capital } from '../../../../lib/text/capital.ts';
import {
  type Article,
  articleLink,
  type Block,
  type Cell,
  type Section,
  screenLink,
  section,
  type Text,
  table,
  type Write,
} from '../../article.ts';
import { odds } from '../../facts/odds.ts';
import {
  bestAt,
  experienceAnHour,
  gearLevels,
  goldAnHour,
  petHours,
  petsOf,
  productsForOthers,
  sideLootOf,
  skillsWithLoot,
  suppliesOf,
} from '../../facts/skill-facts.ts';
import { allOf, anyOf, counted } from '../../facts/words.ts';
import { dropsOfEnemies } from '../../facts/world-facts.ts';

/**
 * The part of a skill's article that an author has written. The other parts are computed from the world
 * (game-design 10).
 */
interface SkillText {
  readonly skillId: number;
  readonly lead: Text;
  /** What the skill makes, and what it is good for. */
  readonly about: readonly Block[];
  /** Advice for players, for the section From experience. */
  readonly advice: readonly Block[];
}

export const skillArticle =
  ({ skillId, lead, about, advice }: SkillText): Write =>
  (world): Article => {
    const recipes = itemCraftsOf(world, skillId);
    return {
      lead,
      sections: [
        section('What it makes', ...about),
        ...needs(world, skillId),
        whatToMake(world, recipes),
        finds(world, skillId),
        section('From experience', ...advice),
        section('Everything, by tier', `The same amounts, times and levels as on ${wayTo(world, skillId)}.`, {
          kind: 'folds',
          tables: world.sets.regions.map(({ id: tier }) =>
            table(
              `Tier ${tier}`,
              ['Makes', 'Level', 'Time', 'Base experience'],
              recipes.filter(({ item }) => item.rank === tier).map((recipe) => recipeRow(world, recipe)),
            ),
          ),
        }),
      ],
    };
  };

const skillOf = (world: World, skillId: number) => world.sets.skills.find(({ id }) => id === skillId);

/** A link to the skill's article; only the skill's name when there is no such article. */
export function articleOf(world: World, skillId: number): Text {
  const name = skillOf(world, skillId)?.name ?? '';
  const listing = listingOf(name.toLowerCase());
  return listing ? articleLink(listing.id satisfies ArticleId, name) : name;
}

function wayTo(world: World, skillId: number): Text {
  const skill = skillOf(world, skillId);
  if (!skill) return 'its page';
  return `the ${screenLink(`/skills/${skillPath(skill).params.skillName}`, skill.name)} page`;
}

const articlesOf = (world: World, skillIds: readonly number[]): Text =>
  allOf(skillIds.map((id) => articleOf(world, id)));

/**
 * Two sections: which products of the skill other skills need, and which components it needs that it does not
 * make itself. The second is left out when there are none.
 */
function needs(world: World, skillId: number): Section[] {
  const customers = productsForOthers(world, skillId);
  const supplies = suppliesOf(world, skillId);
  return [
    section(
      'Who needs it',
      ...(customers.length === 0
        ? ['No other craft. What it makes is for you.']
        : [
            table(
              'What others ask of it',
              ['Thing', 'It goes to'],
              customers.map(({ item, skillIds }) => [{ item }, articlesOf(world, skillIds)]),
            ),
            'These are of the first tier; every other tier has its own.',
          ]),
    ),
    ...(supplies.length === 0
      ? []
      : [
          section(
            'What it needs from others',
            table(
              'What it asks for',
              ['Thing', 'It comes from'],
              supplies.map((item) => [{ item }, capital(sourceOf(world, item))]),
            ),
          ),
        ]),
  ];
}

/**
 * The source of a component, as text: the skill that makes it; else enemies and the skills whose loot
 * contains it.
 */
function sourceOf(world: World, item: Item): Text {
  const made = world.craft(item.id)?.skillId;
  if (made !== undefined) return articleOf(world, made);
  const finders = skillsWithLoot(world, item.id);
  return anyOf([
    ...(dropsOfEnemies(world).has(item.id) ? ['enemies'] : []),
    ...finders.map((id) => `luck while ${articleOf(world, id)}`),
  ]);
}

/**
 * A section with a table. It has a row for the first level of each tier, with two recipes that a character
 * can use at that level: the one that gives most experience an hour, and the one that gives most gold an
 * hour. Left out are recipes that a character must learn first, essences, and keys of dungeons.
 */
function whatToMake(world: World, recipes: readonly ItemCraft[]): Section {
  const cell = (recipe: ItemCraft | undefined, note: (recipe: ItemCraft) => Text): Cell =>
    recipe ? { item: recipe.item, note: note(recipe) } : '—';
  return section(
    'What to make, and when',
    table(
      'The best choices at each tier’s first level that need no recipe and no map',
      ['Level', 'Teaches the most', 'Worth the most'],
      gearLevels(world).map((level) => [
        `**${level}**`,
        cell(
          bestAt(recipes, level, ({ craft }) => experienceAnHour(craft)),
          ({ craft }) => `${formatNumber(experienceAnHour(craft))} experience an hour`,
        ),
        cell(
          bestAt(recipes, level, (recipe) => goldAnHour(world, recipe)),
          (recipe) => `${formatNumber(goldAnHour(world, recipe))} gold an hour`,
        ),
      ]),
    ),
    isWork(recipes)
      ? 'An hour is an hour of this work, with everything it needs already in the bag. Gold is what the work adds to the worth of its parts.'
      : 'An hour is an hour of picking, in the region where it grows.',
  );
}

const isWork = (recipes: readonly ItemCraft[]): boolean =>
  recipes.some(({ craft }) => takesComponents(craft));

/** A section about the loot of the skill: by-products, trophies, pets. */
function finds(world: World, skillId: number): Section {
  const name = skillOf(world, skillId)?.name ?? '';
  const trophies = world.sets.relicariumEntries.filter(({ category }) => category === name).length;
  const extra = sideLootOf(world, skillId);
  const hours = petHours(world, skillId);
  const companions = petsOf(world, skillId).map((pet) => pet.name);
  return section(
    'What else turns up',
    ...(extra.length === 0
      ? []
      : [
          table(
            'Now and then, besides what was picked',
            ['Thing', 'At best'],
            extra.map(({ item, best }) => [{ item }, odds(best)]),
          ),
        ]),
    `The Relicarium has ${counted(trophies, 'trophy', 'trophies')} from ${name}; see ${articleLink('the-relicarium')}.`,
    ...(companions.length === 0
      ? []
      : [
          `${allOf(companions)} ${companions.length === 1 ? 'likes' : 'like'} this sort of company. ${
            hours === null
              ? ''
              : `Any action may bring the first, about once in ${formatNumber(hours)} hours. `
          }See ${articleLink('pets')}.`,
        ]),
  );
}

function recipeRow(world: World, { item, craft }: ItemCraft): Cell[] {
  return [
    { item, note: componentsOf(world, craft) },
    craft.requiredLevel,
    formatDuration(craft.baseActionTime),
    craft.experience,
  ];
}

function componentsOf(world: World, craft: CrafteableItem): Text {
  if (isEssence(craft)) return `by ${articleLink('disenchanting', 'disenchanting')}`;
  const parts = craft.requiredComponents.flatMap(({ itemId, amount }) => {
    const item = world.item(itemId);
    return item ? [`${formatNumber(amount)} ${item.name}`] : [];
  });
  const regions = craft.requiredRegions.flatMap((id) => world.region(id)?.name ?? []);
  return [
    ...(parts.length > 0 ? [parts.join(', ')] : []),
    ...(regions.length > 0 ? [`in ${anyOf(regions)}`] : []),
    ...(craft.requiredRecipeId === null ? [] : ['from a recipe']),
  ].join(' · ');
}
