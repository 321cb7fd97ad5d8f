import { type Item, isFood, MAX_PORTIONS, maxHealth, SKILL } from '@slumberfell/engine';
import { THRESHOLD_STEP, thresholdPoints } from '../../../../features/combat/threshold.ts';
import { formatNumber } from '../../../../lib/format/number.ts';
import { capital } from '../../../../lib/text/capital.ts';
import { articleLink, aside, list, screenLink, section, table, type Write } from '../../article.ts';
import { exampleFighter, taken } from '../../facts/example-fighter.ts';
import { gearLevels } from '../../facts/skill-facts.ts';
import { inWords, percent } from '../../facts/words.ts';
import { bossOf, dungeonsByBoss } from '../../facts/world-facts.ts';

const STEP = `${THRESHOLD_STEP}%`;

/**
 * Guide article: when food is eaten, how many portions, and which healing threshold is useful (game-design
 * 2.5).
 */
export const food: Write = (world) => {
  const meals = world.sets.items.flatMap((item) => {
    const craft = world.craft(item.id);
    return isFood(item) && craft ? [{ item, craft, heals: item.healingAmount }] : [];
  });
  const share = ({ craft, heals }: (typeof meals)[number]): number => heals / maxHealth(craft.requiredLevel);
  const levels = gearLevels(world);
  const plain = meals.filter(
    ({ craft }) => craft.requiredRecipeId === null && craft.skillId === SKILL.Cooking,
  );
  const bestAt = (level: number) =>
    plain
      .filter(({ craft }) => craft.requiredLevel <= level)
      .sort((one, other) => other.heals - one.heals)[0];
  const dungeon = dungeonsByBoss(world)[1];
  const boss = dungeon && bossOf(world, dungeon);
  const blow = boss && taken(exampleFighter(world, dungeon.attackStyle, boss.level), boss).highest;
  return {
    lead: 'An army marches on its stomach. A legend eats standing up, between blows, and is not ashamed of it.',
    sections: [
      section(
        'How it works',
        `Food goes into the food slot, as much as you choose, from your ${screenLink('/inventory', 'Inventory')}. Draughts go there too; the slot does not judge.`,
        `At the end of every turn that nobody lost, if your health is **at or below your healing threshold**, you eat: as many portions as it takes to rise above it, but at most **${inWords(MAX_PORTIONS)}** in a turn. What would go beyond your maximum is wasted, cheerfully.`,
        list(
          'Nothing is eaten above the threshold, or at full health.',
          'More of the same food is added to what is in the slot. Another kind sends the old one back to the bag.',
          'An empty slot is an empty slot. The fight goes on.',
        ),
      ),
      section(
        'The healing threshold',
        `You set it under **Healing** on the ${screenLink('/combat', 'combat screen')}, anywhere from nothing to your maximum, in steps of ${STEP}. It is kept as a share, so it rises by itself when your maximum does.`,
        aside(
          `Why not ${STEP}`,
          `Food never saves you from a hit that takes you to nothing; it only comes afterwards. A threshold smaller than one enemy hit is therefore a wager, and bosses like to be bet against.${
            blow === undefined || boss === undefined
              ? ''
              : ` ${capital(boss.name)} can hit somebody of its own level for ${formatNumber(blow)} of ${formatNumber(maxHealth(boss.level))}. ${STEP} of that health is ${formatNumber(thresholdPoints(THRESHOLD_STEP, maxHealth(boss.level)))}.`
          }`,
          `About half wastes little and forgives much. In ${articleLink('dungeons', 'a dungeon')}, more.`,
        ),
      ),
      section(
        'What to eat',
        `Plain food at its own level, most filling first. Recipes and potions do more: see ${articleLink('cooking')} and ${articleLink('alchemy')}.`,
        table(
          'The best plain food by Cooking level',
          ['Level', 'Food', 'Heals', 'Of your health'],
          levels.flatMap((level) => {
            const best = bestAt(level);
            return best
              ? [[level, { item: best.item }, best.heals, percent(best.heals / maxHealth(level))]]
              : [];
          }),
        ),
        `The best of all, ${nameOf(meals.toSorted((one, other) => share(other) - share(one))[0]?.item)}, gives back ${percent(Math.max(...meals.map(share)))} of the health of somebody who can just make it.`,
      ),
      section(
        'How much to pack',
        list(
          'For a quarter of an hour of hunting at your own level: a whole basket for a newcomer, half of that a few levels later, and a good handful from then on.',
          'For a dungeon: as many as you would for a picnic with somebody who is trying to kill you.',
          `If it runs out you fight on without, and ${articleLink('when-you-fall', 'fall')} when it is time. Nothing is lost but the rest of the evening. A legend that rests when the food runs low comes home before that.`,
        ),
        'Bake while you rest, and hunt while you rest after that.',
      ),
    ],
  };
};

const nameOf = (item: Item | undefined): string => item?.name ?? '';
