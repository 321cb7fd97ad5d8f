import {
  dungeonLength,
  PULL_TIME_BETWEEN_RUNS,
  PULL_TIME_IN_RUN,
  RUN_COST_COVERED,
  RUN_COST_PLAYED,
} from '@slumberfell/engine';
import { formatNumber } from '../../../../lib/format/number.ts';
import { STYLE_NAMES } from '../../../../ui/pictures/names.ts';
import { articleLink, aside, list, screenLink, section, table, type Write } from '../../article.ts';
import { counted, inSeconds, inWords } from '../../facts/words.ts';
import { bossOf, dungeonsByBoss, firstDungeon, keyOf } from '../../facts/world-facts.ts';

/** Guide article: keys, runs, the loot of the boss, and how to leave a dungeon (game-design 2.8). */
export const dungeons: Write = (world) => {
  const all = dungeonsByBoss(world);
  const first = firstDungeon(world);
  const perRegion = all.length / world.sets.regions.length;
  return {
    lead: 'A dungeon’s door is only there while you hold its key and look at it. So each key opens it once.',
    sections: [
      section(
        'Keys',
        `Each run takes **one key**, at its beginning. There are ${counted(all.length, 'dungeon')}, ${inWords(perRegion)} to a region, and each has a key of its own.`,
        list(
          `Buy them: each dungeon sells its key in its own dialog, under ${screenLink('/local-combat', 'Combat in your Area')}. You can sell a key for what it costs.`,
          `Make them: a jeweller turns a region’s map into any of its keys. See ${articleLink('jewelry')}.`,
          ...(first ? [`The first is a present. Everybody wakes up with a key to ${first.name}.`] : []),
        ),
        'Keys for later runs stay in your bag until their run begins. Sell them in the meantime, and those runs do not take place.',
      ),
      section(
        'A run',
        `You have to be in the dungeon’s region. Inside, enemies stand in a fixed order, the boss at the end; the bar above the fight shows where you are. Between them there are ${inSeconds(PULL_TIME_IN_RUN)} of quiet, between runs ${inSeconds(PULL_TIME_BETWEEN_RUNS)}.`,
        list(
          'Health carries over, from enemy to enemy and from run to run. Pack food.',
          'All the enemies in a dungeon have the same style: the one that the recommended style beats.',
          '**Only the last foe leaves loot.** All the others give experience. View Loot shows what there is to win, and how likely each thing is.',
          'What you may win: the dialog and the Wiki list each Epic piece, recipe, card, pet and trophy of a dungeon with its chance per run and the average time to get one. What you own comes last.',
          'Ask for as many runs as you have keys. A run that has begun is finished even if your evening is over; a key is never lost to the clock.',
        ),
        `What it pays: ${articleLink('training', 'experience')}, recipes, essence, cut gems, and with luck an Epic piece or a pet. It does not pay gold; keys cost more than plain loot fetches.`,
      ),
      section(
        'Leaving',
        list(
          '**Leave immediately**: you are out at once. This run’s key is gone, the others are yours.',
          '**Leave after finishing**: this run is fought to its end, and the rest are called off. The civil way.',
          `**Rest when the food runs low**: no run begins unless your health and your packed food together are enough for it; otherwise its key stays in your bag. Enough means more than ${RUN_COST_COVERED} of ${RUN_COST_PLAYED} such runs cost in what you are wearing. This goes for the first run, too.`,
          'If you fall, this run’s key is gone, the remaining runs are called off, and their keys stay in your bag.',
        ),
        `Between runs no key is at stake, so leaving then costs nothing. Nor does it save time: a dungeon begun right after a fight waits until ${inSeconds(PULL_TIME_BETWEEN_RUNS)} of quiet are over.`,
        aside(
          'Before the door',
          `Bring the recommended ${articleLink('styles', 'style')}, about as many levels as the boss, and a full basket. Set the ${articleLink('food', 'healing threshold')} high. A boss that you meet at half health has already done half its work.`,
        ),
      ),
      section(
        'All the doors',
        table(
          'Dungeons, by the level of their boss',
          ['Dungeon', 'Bring', 'Foes', 'Boss level', 'Key'],
          all.map((dungeon) => [
            dungeon.name,
            STYLE_NAMES[dungeon.attackStyle],
            dungeonLength(dungeon),
            bossOf(world, dungeon)?.level ?? 0,
            keyOf(world, dungeon)?.value ?? 0,
          ]),
        ),
        'The last column is the price of the key in gold.',
      ),
      section('Who waits inside', {
        kind: 'folds',
        tables: all.map((dungeon) =>
          table(
            dungeon.name,
            ['Enemy', 'How many', 'Level'],
            dungeon.sequences.map(({ enemyId, amount }) => {
              const enemy = world.enemy(enemyId);
              return [enemy?.name ?? '', formatNumber(amount), enemy?.level ?? 0];
            }),
          ),
        ),
      }),
    ],
  };
};
