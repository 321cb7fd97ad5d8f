import {
  AttackStyle,
  CARD_MULTIPLIER,
  CRITICAL_MULTIPLIER,
  ENEMY_LOWEST_ROLL,
  ENEMY_ROLL_SPAN,
  type Enemy,
  type Fighter,
  FREE_LEVEL_GAP,
  HIGHEST_ROLL,
  LEVEL_GAP_STEP,
  lowestRoll,
  MAX_LEVEL,
  MAX_MITIGATION,
  MITIGATION_BASE,
  MITIGATION_PER_ENEMY_LEVEL,
  mitigation,
  STYLE_ADVANTAGE,
  STYLE_DISADVANTAGE,
} from '@slumberfell/engine';
import { levelBand } from '../../../../features/travel/region-facts.ts';
import { formatNumber } from '../../../../lib/format/number.ts';
import { STYLE_NAMES } from '../../../../ui/pictures/names.ts';
import { articleLink, aside, list, section, steps, table, type Write } from '../../article.ts';
import { dealt, enemyAgainst, exampleFighter, spanText, taken } from '../../facts/example-fighter.ts';
import { change, inWords, percent } from '../../facts/words.ts';

const STYLE = AttackStyle.Melee;

const row = (what: string, fighter: Fighter, foe: Enemy) => [
  what,
  spanText(dealt(fighter, foe, false)),
  spanText(dealt(fighter, foe, true)),
  spanText(taken(fighter, foe)),
];

const named = ({ name, level, attackStyle }: Enemy): string =>
  `${name}, level ${level}, ${STYLE_NAMES[attackStyle]}`;

/** Guide article: how a hit is computed, with one turn as an example (game-design 2.4). */
export const damage: Write = (world) => {
  // The level of a character that begins to fight in the second region: the level of the region's weakest
  // enemy plus `FREE_LEVEL_GAP`.
  const level = (levelBand(world, world.sets.regions[1]?.id ?? 0)?.[0] ?? 1) + FREE_LEVEL_GAP;
  const fighter = exampleFighter(world, STYLE, level);
  const withCard = exampleFighter(world, STYLE, level, true);
  const equal = enemyAgainst(world, STYLE, 1, level);
  const weaker = enemyAgainst(world, STYLE, STYLE_ADVANTAGE, level);
  const stronger = enemyAgainst(world, STYLE, STYLE_DISADVANTAGE, level);
  const tooHigh = enemyAgainst(world, STYLE, 1, level + FREE_LEVEL_GAP + FREE_LEVEL_GAP + FREE_LEVEL_GAP);
  const rows = [
    ...(equal ? [row(named(equal), fighter, equal)] : []),
    ...(weaker
      ? [
          row(`${named(weaker)}: the Upper Hand`, fighter, weaker),
          row('The same, with its card', withCard, weaker),
        ]
      : []),
    ...(stronger ? [row(named(stronger), fighter, stronger)] : []),
    ...(tooHigh ? [row(`${named(tooHigh)}: too far up`, fighter, tooHigh)] : []),
  ];
  return {
    lead: 'For those who like to see the workings. Nobody has to; the bars tell the truth without help.',
    sections: [
      section(
        'Your hit',
        steps(
          `Begin with your **attack power**, times a roll between your lowest and ${percent(HIGHEST_ROLL)}. The lowest depends on Attack: ${percent(lowestRoll(1))} at level ${inWords(1)}, ${percent(lowestRoll(level))} at level ${formatNumber(level)}, ${percent(lowestRoll(MAX_LEVEL))} at level ${formatNumber(MAX_LEVEL)}.`,
          `If it is critical, times **${formatNumber(CRITICAL_MULTIPLIER)}**.`,
          `Times the style: **${STYLE_ADVANTAGE}** with the Upper Hand, **${STYLE_DISADVANTAGE}** against a style that beats yours.`,
          `If you own the card, radiant or not: times **${CARD_MULTIPLIER}**.`,
          `If the enemy is more than ${inWords(FREE_LEVEL_GAP)} levels above your Attack: divided by (1 + ${percent(LEVEL_GAP_STEP)} for each further level).`,
          'Rounded, and never less than one.',
        ),
      ),
      section(
        'Their hit',
        steps(
          `Begin with the enemy’s attack power, times a roll between ${percent(ENEMY_LOWEST_ROLL)} and ${percent(ENEMY_LOWEST_ROLL + ENEMY_ROLL_SPAN)}. Enemies have no critical hits. They make up for it in number.`,
          'Times the style, seen from their side.',
          `If the enemy is more than ${inWords(FREE_LEVEL_GAP)} levels above your Defence: ${percent(LEVEL_GAP_STEP)} more for every level beyond.`,
          `Less what your armor takes off: **armor / (armor + ${formatNumber(MITIGATION_BASE)} + ${formatNumber(MITIGATION_PER_ENEMY_LEVEL)} × enemy level)**, at most ${percent(MAX_MITIGATION)}.`,
          'Rounded, and never less than one.',
        ),
        'Then both lose health at once. If the enemy is at nothing and you are not, you have won. If you both are, you have won and fallen, in that order.',
      ),
      section(
        'An example',
        `Somebody whose combat skills are all at level ${formatNumber(level)}, in plain ${STYLE_NAMES[STYLE].toLowerCase()} gear of that level: attack power ${formatNumber(fighter.attackPower)}, armor ${formatNumber(fighter.armor)}. Against a foe of the same level that armor takes off ${percent(mitigation(fighter.armor, level))}.`,
        table('A turn against', ['Enemy', 'You hit for', 'Critical', 'It hits for'], rows),
        aside(
          'What it tells you',
          `Style is worth ${change(STYLE_ADVANTAGE)} on your side and ${change(STYLE_DISADVANTAGE)} on theirs. A foe far above you is best left for later: it costs you on both sides at once.`,
        ),
      ),
      section(
        'When the numbers are read',
        list(
          'Levels, weapon, armor and style are read when a turn begins. What you change after that counts from the next.',
          `Traits of pieces are read when the enemy appears: ${articleLink('traits-and-tricks')}.`,
          'Food and the healing threshold are read at the end of the turn.',
          'What you train is read when the enemy falls.',
        ),
        `What makes each number bigger is explained under ${articleLink('attributes')}.`,
      ),
    ],
  };
};
