import { EnemyType, type Item, ItemCategory, ItemQuality, isFood } from '@slumberfell/engine';
import { formatNumber } from '../../../../lib/format/number.ts';
import { capital } from '../../../../lib/text/capital.ts';
import { articleLink, aside, list, section, table, type Write } from '../../article.ts';
import {
  exampleMasterpieces,
  extraLevels,
  extraStrength,
  extraTime,
  masterpiecesOf,
} from '../../facts/masterpiece-facts.ts';
import { oddsBetween } from '../../facts/odds.ts';
import { anyOf, change, inWords } from '../../facts/words.ts';
import { chanceSpan, inCategory, TYPE_NAMES, TYPES } from '../../facts/world-facts.ts';

const isRecipe = ({ category }: Item): boolean => category === ItemCategory.Recipe;
const isWaking = ({ category }: Item): boolean => category === ItemCategory.Elite;

/**
 * Guide article: recipes, wakeshards, sigils, toolsets and oils, of which masterpieces are made (game-design
 * 2.12).
 */
export const masterpieces: Write = (world) => {
  const all = masterpiecesOf(world);
  const recipes = inCategory(world, ItemCategory.Recipe);
  const waking = inCategory(world, ItemCategory.Elite).filter(({ rank }) => rank === 1);
  const [least, most] = extraLevels(world);
  const levels = least === most ? inWords(most) : `${inWords(least)} to ${inWords(most)}`;
  const cooked = world.sets.items.filter((item) => item.quality === ItemQuality.Elite && isFood(item));
  return {
    lead: 'A masterpiece is a plain thing, improved by everybody you know.',
    sections: [
      section(
        'What it is',
        `Every weapon, armor, jewel and rune has an **Elite** form in every tier: ${formatNumber(all.length)} of them. It asks no more of whoever wears it than the plain piece does, and is **${change(extraStrength(world))} stronger**.`,
        `Its maker needs ${levels} more levels, about ${change(extraTime(world))} more time, and the recipe.`,
      ),
      section(
        'Recipes',
        `There are **${formatNumber(recipes.length)}**. Armor is learned by halves, upper and lower; everything else piece by piece. Choose a recipe in your inventory and press **Learn**. It is known from then on, and any further copy can be sold.`,
        table(
          'Chance of each recipe that an enemy carries, each kill',
          ['Enemy', 'Chance'],
          TYPES.filter((type) => type !== EnemyType.Normal).map((type) => [
            TYPE_NAMES[type],
            oddsBetween(chanceSpan(world, type, isRecipe)),
          ]),
        ),
        `Enemies carry recipes of their own ${articleLink('styles', 'style')}; a dungeon’s boss, those of the style that its door recommends. ${articleLink('the-bestiary')} says who has which.`,
      ),
      section(
        'What goes into it',
        list(
          '**The plain piece** itself. It is not lost; it has been promoted.',
          `**${capital(anyOf(waking.map(({ name }) => `${wordOf(name).toLowerCase()}s`)))}**, splinters of being wide awake. Weapons, jewelry and runes take the one, armor the other.`,
          `A **sigil** from ${articleLink('runecarving')}, a **toolset** from ${articleLink('weaponsmithing')}, an **oil** from ${articleLink('alchemy')}.`,
          `Something that an enemy no longer needs: fangs, plumes, bones. For jewelry, a pearl from ${articleLink('fishing')}.`,
        ),
        table(
          'For example, in the first tier',
          ['Masterpiece', 'It takes'],
          exampleMasterpieces(world).map(({ item, craft }) => [
            { item },
            craft.requiredComponents
              .map(({ itemId, amount }) => `${formatNumber(amount)} ${world.item(itemId)?.name ?? ''}`)
              .join(', '),
          ]),
        ),
      ),
      section(
        'Where waking comes from',
        table(
          'Wakeshards and wakethreads, each kill',
          ['Enemy', 'Chance of each'],
          TYPES.filter((type) => type !== EnemyType.Normal).map((type) => [
            TYPE_NAMES[type],
            oddsBetween(chanceSpan(world, type, isWaking)),
          ]),
        ),
        `Elite enemies roam ${articleLink('open-combat', 'open combat')}. An evening or so of hunting, once the recipes are known, brings what a whole set needs.`,
        aside(
          'In which order',
          'The weapon first. Then whatever covers the most of you. Gloves can wait; they always have.',
        ),
      ),
      section(
        'Feasts and grand draughts',
        `Cooks and alchemists have masterpieces too: ${formatNumber(cooked.length)} of them, learned the same way, and eaten the usual one. They take no wakeshards, only everything else in the kitchen.`,
      ),
    ],
  };
};

const wordOf = (name: string): string => name.split(' ').at(-1) ?? name;
