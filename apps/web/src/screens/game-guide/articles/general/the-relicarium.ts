import { BASE_IDLE_TIME, type EnemyType, ItemCategory, type RelicariumEntry } from '@slumberfell/engine';
import { RANK_NAMES, trophyRank } from '../../../../features/items/trophy-rank.ts';
import { formatNumber } from '../../../../lib/format/number.ts';
import { formatDuration } from '../../../../lib/format/time.ts';
import { articleLink, aside, list, screenLink, section, table, type Write } from '../../article.ts';
import { oddsBetween } from '../../facts/odds.ts';
import { counted, inHours, inWords } from '../../facts/words.ts';
import { chanceSpan, TYPE_NAMES, TYPES } from '../../facts/world-facts.ts';

const timeOf = (entries: readonly RelicariumEntry[]): number =>
  entries.reduce((sum, { bonusTime }) => sum + bonusTime, 0);

/** The smallest claimed amount with which a trophy's rank is gold. */
function goldenAmount(): number {
  let claimed = 1;
  while (trophyRank(claimed) !== 'gold') claimed += 1;
  return claimed;
}

const SPACED = /(?<=[a-z])(?=[A-Z])/;

/**
 * Guide article: ranks of trophies, and how they extend the idle time from 8 to 24 hours (game-design 6.1).
 */
export const theRelicarium: Write = (world) => {
  const entries = world.sets.relicariumEntries;
  const ranks = [...new Set(entries.map(({ rank }) => rank))].sort((one, other) => one - other);
  const categories = [...new Set(entries.map(({ category }) => category))];
  const ofEnemies = (type: EnemyType) =>
    oddsBetween(chanceSpan(world, type, ({ category }) => category === ItemCategory.Trophy));
  return {
    lead: 'A shelf by the bed, for things that are good for nothing but being looked at. Each one keeps the lamp lit a little longer.',
    sections: [
      section(
        'What trophies do',
        `There are **${formatNumber(entries.length)}** kinds of trophy. The first of a kind that you claim adds its bonus to your ${articleLink('while-you-rest', 'idle time')} for good.`,
        `Everybody begins with ${inHours(BASE_IDLE_TIME)}. With one of each you would have **${inHours(BASE_IDLE_TIME + timeOf(entries))}**, and a very long shelf.`,
        table(
          'Ranks',
          ['Rank', 'Bonus of the first', 'Kinds', 'Together'],
          ranks.map((rank) => {
            const ofRank = entries.filter((entry) => entry.rank === rank);
            return [
              `**${rank}**`,
              formatDuration(ofRank[0]?.bonusTime ?? 0),
              ofRank.length,
              formatDuration(timeOf(ofRank)),
            ];
          }),
        ),
        'Rank follows the tier of where a trophy comes from; pets’ keepsakes have ranks of their own.',
      ),
      section(
        'Bronze, silver, gold',
        list(
          `**${RANK_NAMES.bronze}**: the first of a kind. It gives the time.`,
          `**${RANK_NAMES.silver}**: another of the same. It gives a better frame.`,
          `**${RANK_NAMES.gold}**: ${inWords(goldenAmount())} of the same, or more. It gives a very good frame.`,
        ),
        `Only bronze gives time. Silver and gold count for Curators, by the trophy’s rank, and whatever you claim beyond them still counts among all Trophies, as high as you care to count: see the ${articleLink('leaderboards')}.`,
      ),
      section(
        'Claiming',
        `Trophies land in your ${screenLink('/inventory', 'Inventory')} like everything else. Choose one, press **Claim**, and it goes up on the shelf; it does not come down again.`,
        'The new time counts from the next session that you begin, or the next refresh of this one.',
        aside(
          'Before you sell one',
          'A trophy fetches very little gold. The first of a kind is worth more on the shelf than in any shop.',
        ),
      ),
      section(
        'Where they come from',
        'From everything. Whatever you gather, make or fight has a trophy of its own, and sooner or later it turns up among the ordinary.',
        list(
          'Gathering, workshop goods, food and potions: the longer an action takes, the likelier. Higher tiers are more reluctant.',
          'Weapons, armor, jewelry and runes: a chance with every piece, and a better one with every masterpiece.',
          `${articleLink('pets')}: each has a keepsake, which turns up more often than the pet. If you find one, its owner is not far.`,
        ),
        table(
          'From enemies, each kill',
          ['Enemy', 'Chance'],
          TYPES.map((type) => [TYPE_NAMES[type], ofEnemies(type)]),
        ),
      ),
      section(
        'The shelf’s order',
        `${screenLink('/relicarium', 'The Relicarium')} sorts them into ${counted(categories.length, 'category', 'categories')}.`,
        table(
          'Categories',
          ['Category', 'Kinds', 'Bonus in all'],
          categories.map((category) => {
            const ofCategory = entries.filter((entry) => entry.category === category);
            return [category.split(SPACED).join(' '), ofCategory.length, formatDuration(timeOf(ofCategory))];
          }),
        ),
      ),
    ],
  };
};
