import { BASE_IDLE_TIME, SKILL } from '@slumberfell/engine';
import { itemCraftsOf } from '../../../../features/skills/item-crafts.ts';
import { articleLink, aside, list, screenLink, section, steps, type Write } from '../../article.ts';
import { anyOf, counted, inHours } from '../../facts/words.ts';
import { firstDungeon, keyOf, starterWeapons } from '../../facts/world-facts.ts';

/**
 * Guide article: what a legend (the player's character) is, and the first ten minutes of the game
 * (game-design 7.1).
 */
export const welcome: Write = (world) => {
  const weapons = starterWeapons(world).map(({ name }) => name);
  const dungeon = firstDungeon(world);
  const key = dungeon && keyOf(world, dungeon);
  const [bread] = itemCraftsOf(world, SKILL.Cooking);
  const crop = world.item(bread?.craft.requiredComponents[0]?.itemId ?? 0);
  const [ingot] = itemCraftsOf(world, SKILL.Armorsmithing);
  const home = world.sets.regions[0]?.name ?? '';
  return {
    lead: 'Long ago Aumelle the Lamplighter lay down on a hill to rest her eyes. The hill liked her dream so much that it kept it, and it has been growing ever since.',
    sections: [
      section(
        'You, and your legend',
        'You are a lodger in the village of Wick. You sleep here; that is the whole of your job.',
        'Whoever sleeps on these slopes leaves something walking about. It picks flax, mines ore, cooks supper and quarrels with badgers. That is your **legend**, and it is the face you see on the screen.',
        `A legend does one thing at a time and goes on doing it while you are away. It stays up for ${inHours(BASE_IDLE_TIME)} to begin with; ${articleLink('the-relicarium', 'keepsakes')} make the evening longer. More on this under ${articleLink('while-you-rest')}.`,
        'There is nothing to miss and nobody to beat to it. The mountain has been here for a while, and it sleeps soundly.',
      ),
      section(
        'The first minutes',
        steps(
          `Open your ${screenLink('/inventory', 'Inventory')}. You own ${anyOf(weapons)}: in fact all of them, and you may keep the ones you do not choose. Put one in your hand. It decides how you fight, and you may change your mind at any time.`,
          'Pack food. The bread goes into the food slot and is eaten when you need it, which saves you from having to fight and chew at once.',
          `Go to ${screenLink('/local-combat', 'Combat in your Area')} and start open combat. Something small will appear. It will regret this.`,
          `Watch a few fights, then open **Training** on the ${screenLink('/combat', 'combat screen')} and try another attribute. ${articleLink('training')} says which one does what.`,
          ...(crop && bread
            ? [
                `Leave, and gather some ${crop.name} under ${screenLink('/skills/harvesting', 'Harvesting')}. ${screenLink('/skills/cooking', 'Cooking')} turns it into ${bread.item.name}, and the bread you ate is back in the basket.`,
              ]
            : []),
          ...(ingot
            ? [
                `Mine a little ore and smelt it. With ${ingot.item.name}s in the bag, ${screenLink('/skills/weaponsmithing', 'Weaponsmithing')} already has an opinion about what you should carry.`,
              ]
            : []),
          'Sell what you do not know what to do with, and read the map: every region shows what it holds before you pay a coin to get there.',
          'Before you go, begin something long. Close the page. Sleep well.',
        ),
      ),
      section(
        'What to want',
        list(
          `**Levels.** There are ${counted(world.sets.skills.length, 'skill')}, and each opens something. See ${articleLink('levels-and-experience')}.`,
          `**Better things.** You make what you wear from what you gather. ${articleLink('crafting')} is where that begins.`,
          `**The next region.** The mountain has ${counted(world.sets.regions.length, 'storey')}, and the road from ${home} goes up. See ${articleLink('the-regions')}.`,
          '**A full shelf.** Trophies, cards and pets turn up by themselves if you keep busy. They are how an evening becomes a long one.',
        ),
      ),
      ...(dungeon && key
        ? [
            section(
              'A key on the house',
              `Among your things is ${key.name}. It opens ${dungeon.name} in ${home}, but only for a single visit.`,
              aside(
                'A word of advice',
                `It will keep. Come back when you have food in double figures and something better than what you were given; whoever sits at the far end has been looking forward to it. ${articleLink('dungeons')} explains the rest.`,
              ),
            ),
          ]
        : []),
    ],
  };
};
