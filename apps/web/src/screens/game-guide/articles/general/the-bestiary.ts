import { CARD_MULTIPLIER, type EnemyType } from '@slumberfell/engine';
import { formatNumber } from '../../../../lib/format/number.ts';
import { articleLink, aside, list, screenLink, section, table, type Write } from '../../article.ts';
import { oddsBetween } from '../../facts/odds.ts';
import { change, counted } from '../../facts/words.ts';
import {
  chanceSpan,
  isNormalCard,
  isRadiantCard,
  ofType,
  TYPE_NAMES,
  TYPES,
} from '../../facts/world-facts.ts';

/** Guide article: plain and radiant cards (game-design 6.3, 2.15). */
export const theBestiary: Write = (world) => {
  const chances = (type: EnemyType) => [
    oddsBetween(chanceSpan(world, type, isNormalCard)),
    oddsBetween(chanceSpan(world, type, isRadiantCard)),
  ];
  return {
    lead: 'To know a nightmare’s name is to hit it harder. The Bestiary is where the names are kept.',
    sections: [
      section(
        'The book',
        `${screenLink('/bestiary', 'The Bestiary')} holds **${formatNumber(world.sets.enemies.length)}** enemies, region by region: ${formatNumber(world.sets.enemies.length / world.sets.regions.length)} to each. For each one it gives level, style, health and what it may leave behind, with the true chance of each thing.`,
        'Every enemy has a line about itself. They are not all flattering. Those of rank have more lines, which open one after the other the more often you beat them; the book says at how many kills the next one opens. They do so once the story has come that far, and all kills count, even earlier ones. A card says what you know of its enemy: the plain one the first of these lines, the radiant one the last.',
        `Some have a trick as well, which the book describes once you have met them: ${articleLink('traits-and-tricks')}.`,
      ),
      section(
        'Cards',
        `Any enemy may drop its card. Claim it from your ${screenLink('/inventory', 'Inventory')}, and from then on your hits on that enemy deal **${change(CARD_MULTIPLIER)} more damage**. A badge says so while it stands before you: **Card DMG**.`,
        list(
          'A card is claimed once. Further copies can only be sold.',
          'The bonus is for that enemy alone, wherever you meet it.',
          `It is multiplied with everything else; ${articleLink('damage')} shows how.`,
        ),
      ),
      section(
        'Radiant cards',
        'A radiant card is the same dream seen in full light. Claiming one marks the enemy as owned and as radiant, whether or not you had the plain card.',
        aside(
          'It does not stack',
          `A radiant card hits no harder than a plain one. It shines, and it has a ${articleLink('leaderboards', 'leaderboard')}.`,
        ),
        'Once you own the radiant card, the plain one can no longer be claimed; there is nothing left for it to tell.',
      ),
      section(
        'How often',
        table(
          'Chance of a card, each kill',
          ['Enemy', 'How many', 'Card', 'Radiant'],
          TYPES.map((type) => [TYPE_NAMES[type], ofType(world, type).length, ...chances(type)]),
        ),
        `In ${articleLink('dungeons', 'a dungeon')} only the last foe leaves anything, cards included. All the others can be met in ${articleLink('open-combat', 'open combat')}, where everything they carry is yours, so that the whole book of ${counted(world.sets.enemies.length, 'card')} can be filled.`,
      ),
    ],
  };
};
