import { ItemCategory, SKILL, UNDO_TIME } from '@slumberfell/engine';
import { itemCraftsOf } from '../../../../features/skills/item-crafts.ts';
import { formatNumber } from '../../../../lib/format/number.ts';
import { articleLink, aside, list, screenLink, section, table, type Write } from '../../article.ts';
import { inMinutes } from '../../facts/words.ts';
import { dungeonsByBoss, inCategory, keyOf } from '../../facts/world-facts.ts';

/** Guide article: what gives gold, and what costs gold (game-design 2.14, 7.4). */
export const gold: Write = (world) => {
  const [smelting] = itemCraftsOf(world, SKILL.Armorsmithing);
  const parts = (smelting?.craft.requiredComponents ?? []).flatMap(({ itemId, amount }) => {
    const item = world.item(itemId);
    return item ? [{ item, amount }] : [];
  });
  const worth = parts.reduce((sum, { item, amount }) => sum + item.value * amount, 0);
  const keys = dungeonsByBoss(world).flatMap((dungeon) => keyOf(world, dungeon) ?? []);
  const fares = world.sets.regions.filter(({ travelCost }) => travelCost > 0);
  return {
    lead: 'Nothing on the mountain drops coins. Badgers have no pockets. All gold comes from selling things, and somebody in Wick will buy anything once.',
    sections: [
      section(
        'Selling',
        `Everything in your ${screenLink('/inventory', 'Inventory')} has a **value**, and that is what you get for it, each, whenever you like and wherever you are. There is no haggling and no bad day to sell.`,
        'What you wear has to be taken off first. So has your supper.',
        `**Choose several** in the bag sells many kinds at once. What you mark as **junk** is sold with one press from then on. What you **keep** is neither sold nor disenchanted until you say otherwise, not even by a press in your sleep. And a sale can be undone for ${inMinutes(UNDO_TIME)}, if the gold is still there; the last one that a plan made in your sleep can be undone until ${inMinutes(UNDO_TIME)} after you are up and about.`,
        ...(smelting
          ? [
              aside(
                'For example',
                `${parts.map(({ item, amount }) => `${formatNumber(amount)} ${item.name}`).join(' and ')} are worth ${formatNumber(worth)} gold as they are. The ${smelting.item.name} made from them is worth ${formatNumber(smelting.item.value)}. Work is paid, a little.`,
              ),
            ]
          : []),
      ),
      section(
        'Good things to sell',
        list(
          'Raw goods you have more of than you will ever work. The pile behind the bed counts as more.',
          `Equipment you have outgrown; or let ${articleLink('disenchanting', 'a runecarver undo it')}, if you want runes more than gold.`,
          'Trophies, cards, pets and recipes that you have already claimed, tamed or learned.',
          '**Curios**, which are good for nothing else and make no secret of it.',
        ),
        table(
          'Curios and what they fetch',
          ['Curio', 'Gold'],
          inCategory(world, ItemCategory.None).map((item) => [{ item }, item.value]),
        ),
      ),
      section(
        'What gold is for',
        list(
          `**Travel.** From ${formatNumber(Math.min(...fares.map(({ travelCost }) => travelCost)))} to ${formatNumber(Math.max(...fares.map(({ travelCost }) => travelCost)))} gold, by region. The way home costs nothing. See ${articleLink('the-regions')}.`,
          `**Keys.** The one thing that can be bought. They cost from ${formatNumber(keys[0]?.value ?? 0)} to ${formatNumber(keys.at(-1)?.value ?? 0)} gold, and sell for the same, so a key bought by mistake has cost you a walk. See ${articleLink('dungeons')}.`,
          `**Being seen with it.** Gold in hand has a ${articleLink('leaderboards', 'leaderboard')} of its own.`,
        ),
        'Gold never falls below nothing, and nothing you can do here leaves you stranded.',
      ),
      section(
        'Other people’s gold',
        'Nothing can be handed from one character to another. What you own, you have made, found or won, and so has everybody above you on the list.',
      ),
    ],
  };
};
