import { ItemCategory, ItemQuality, type Region, SKILL, type World } from '@slumberfell/engine';
import { resources } from '../../../../features/travel/region-facts.ts';
import { CATEGORY_NAMES, QUALITY_NAMES } from '../../../../ui/pictures/names.ts';
import { articleLink, section, table, type Write } from '../../article.ts';
import { allOf, counted, inWords } from '../../facts/words.ts';
import { inCategory } from '../../facts/world-facts.ts';

const FIRST = [ItemCategory.Ore, ItemCategory.Wood, ItemCategory.Cloth, ItemCategory.Leather];

/**
 * Name of the first resource of this category in a region, sorted by skill, then by level; empty for none.
 */
const firstOf = (world: World, region: Region, category: ItemCategory): string =>
  resources(world, region).find(({ item }) => item.category === category)?.item.name ?? '';

const SOURCES: Readonly<Record<ItemQuality, string>> = {
  [ItemQuality.Common]: 'what is gathered, found or given; worn pieces that enemies carry',
  [ItemQuality.Uncommon]: 'what anybody with the level can make',
  [ItemQuality.Rare]: 'named pieces of Elite enemies; most pets',
  [ItemQuality.Elite]: 'masterpieces, made from a learned recipe',
  [ItemQuality.Epic]: 'named pieces of dungeon bosses',
  [ItemQuality.Legendary]: 'named pieces of minibosses',
};

/** Guide article: names, frames and ranks of items (game-design 4.1 to 4.3). */
export const tiersAndQuality: Write = (world) => {
  const regions = world.sets.regions;
  const qualities = Object.values(ItemQuality);
  const categories = Object.values(ItemCategory).filter(
    (category) => category !== ItemCategory.None && inCategory(world, category).length > 0,
  );
  const essences = inCategory(world, ItemCategory.Essence);
  const metal = world.sets.items.find(({ id }) => world.craft(id)?.skillId === SKILL.Armorsmithing);
  return {
    lead: 'Every thing on the mountain says where it is from, if you know how to read it. The name tells the tier, the frame tells the quality.',
    sections: [
      section(
        'Tiers',
        `There are ${counted(regions.length, 'tier')}, one for each of ${articleLink('the-regions')}. What grows in a region is of its tier; so is what is made from it, and so is whoever lives there.`,
        table(
          'Words to know a tier by',
          ['Tier', 'Region', 'What it begins with'],
          regions.map((region, index) => [
            `**${index + 1}**`,
            region.name,
            allOf(FIRST.map((category) => firstOf(world, region, category))),
          ]),
        ),
        `So a thing that begins with the same word as ${metal?.name ?? 'an ingot'} is of its tier. Runes, sigils and essences go by their light instead: ${allOf(essences.map(({ name }) => name.split(' ')[0] ?? name))}.`,
      ),
      section(
        'Quality',
        `There are ${counted(qualities.length, 'quality', 'qualities')}. The colour of a name shows it, and so does the shape of its frame, for those who cannot tell colours apart.`,
        table(
          'Where each comes from',
          ['Quality', 'It is'],
          qualities.map((quality) => [`**${QUALITY_NAMES[quality]}**`, SOURCES[quality]]),
        ),
        'Within one tier and kind, a better quality is simply better. A named piece of a lower tier can still carry you a good way up the next, which is the point of looking for it.',
      ),
      section(
        'Normal and Elite',
        `Skill pages can be filtered by Tier and by Quality. There, **Normal** means ${QUALITY_NAMES[ItemQuality.Uncommon]}: made without a recipe. **Elite** means ${articleLink('masterpieces', 'masterpieces')}.`,
      ),
      section(
        'Rank',
        `For trophies the number is not a tier but a **rank**, and says how much idle time the first of them adds. ${articleLink('the-relicarium')} has the table.`,
      ),
      section(
        'Categories',
        `Every item belongs to one of ${inWords(categories.length)} categories, or to none, in which case it is a curio and knows it. The inventory can be filtered by them.`,
        `They are ${allOf(categories.map((category) => CATEGORY_NAMES[category]))}.`,
      ),
    ],
  };
};
