import {
  COMBAT_LEVEL_SKILLS,
  EnemyType,
  HUNT_PULL_TIME,
  ItemCategory,
  MINIBOSS_CHANCE,
  MINIBOSS_REACH,
  SPAWN_FACTOR_BELOW,
  SPAWN_HALVING_LEVELS,
  SPAWN_LEVELS_BELOW,
  SPAWN_REACH,
} from '@slumberfell/engine';
import { levelBand, openCombatEnemies } from '../../../../features/travel/region-facts.ts';
import { formatNumber } from '../../../../lib/format/number.ts';
import { articleLink, aside, list, screenLink, section, table, type Write } from '../../article.ts';
import { odds } from '../../facts/odds.ts';
import { eliteShare } from '../../facts/spawn-facts.ts';
import { counted, inSeconds, inWords, percent } from '../../facts/words.ts';
import { chanceSpan, span } from '../../facts/world-facts.ts';

/**
 * Guide article: how a hunt goes, which enemies appear (normal ones, Elites, minibosses), and how often
 * (game-design 2.8).
 */
export const openCombat: Write = (world) => {
  const regions = world.sets.regions;
  const elites = span(regions.flatMap(({ id }) => eliteShare(world, id) ?? []));
  const shards = chanceSpan(world, EnemyType.Elite, ({ category }) => category === ItemCategory.Elite);
  return {
    lead: 'You walk about with a lantern and see who minds. This is called hunting, although it is not always clear by whom.',
    sections: [
      section(
        'How it goes',
        `Begin it under ${screenLink('/local-combat', 'Combat in your Area')}. Between fights there are ${inSeconds(HUNT_PULL_TIME)} in which the next foe is found. It goes on until your evening is over, you leave, or you fall.`,
        'A fight that has begun is always finished, even when the evening ends in the middle of it. If you leave during a fight, the foe waits: the next time you hunt in that region it is the first to come, at full health and with a better opinion of itself.',
      ),
      section(
        'Who appears',
        `The dream answers the dreamer. Who comes depends on your **combat level**: the mean of ${inWords(COMBAT_LEVEL_SKILLS)} levels, Attack, Defence, Health and the skill of your style.`,
        list(
          `Foes up to ${counted(SPAWN_REACH, 'level')} above it come as they please.`,
          `Higher ones hesitate: half as often for every ${inWords(SPAWN_HALVING_LEVELS)} levels more. Never quite never.`,
          `Those more than ${counted(SPAWN_LEVELS_BELOW, 'level')} below it have heard of you, and come only ${percent(SPAWN_FACTOR_BELOW)} as often.`,
        ),
        'As you grow, stronger things come, without your having to do anything about it.',
      ),
      section(
        'Elites',
        `Each region has Elite enemies: tougher, better paid, and rarer. Of all who come, ${percent(elites[0])} to ${percent(elites[1])} are Elite when you are in the middle of a region’s levels.`,
        `They carry wakeshards and wakethreads, at ${percent(shards[1])} each, and recipes. Every ${articleLink('masterpieces', 'masterpiece')} needs these, and there is nowhere else to begin. Now and then one of them has a named piece of its own.`,
      ),
      section(
        'Minibosses',
        `Whenever the next foe is found, there is a chance of **${odds(MINIBOSS_CHANCE)}** that it is a miniboss: one of the region’s own, out for a walk. Only those up to ${counted(MINIBOSS_REACH, 'level')} above your combat level come, so that the surprise is a pleasant one.`,
        aside(
          'Worth being awake for',
          'A miniboss always leaves wakeshards, wakethreads and essence, often a recipe, a trophy or a card; and sometimes a named Legendary piece.',
        ),
        `Bosses do not go for walks. They are at the end of ${articleLink('dungeons', 'dungeons')}.`,
      ),
      section(
        'Who roams where',
        table(
          'Enemies in open combat',
          ['Region', 'Levels', 'Normal', 'Elite', 'Minibosses'],
          regions.map((region) => [
            region.name,
            levelBand(world, region.id)?.map(formatNumber).join(' to ') ?? 'None',
            openCombatEnemies(world, region, [EnemyType.Normal]).length,
            openCombatEnemies(world, region, [EnemyType.Elite]).length,
            openCombatEnemies(world, region, [EnemyType.Rare]).length,
          ]),
        ),
        `What any of them drops is in ${articleLink('the-bestiary')}, with the chances.`,
      ),
    ],
  };
};
