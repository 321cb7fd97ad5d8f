import {
  ARMOR_PER_DEFENCE_LEVEL,
  BASE_CRITICAL_CHANCE,
  CRITICAL_CHANCE_PER_ATTACK_LEVEL,
  CRITICAL_MULTIPLIER,
  FULL_REGENERATION_TIME,
  HIGHEST_ROLL,
  lowestRoll,
  MAX_CRITICAL_CHANCE,
  MAX_LEVEL,
  MAX_MITIGATION,
  maxHealth,
  REGENERATION_INTERVAL,
  REGENERATION_PERCENT,
  STYLE_LEVELS_PER_ATTACK_POWER,
  UNARMED_ATTACK_POWER,
} from '@slumberfell/engine';
import { formatNumber, formatTenths } from '../../../../lib/format/number.ts';
import { articleLink, list, screenLink, section, table, type Write } from '../../article.ts';
import { inMinutes, inSeconds, inWords, percent, points } from '../../facts/words.ts';

/** Guide article: what each number of the attributes panel consists of (game-design 2.2, 2.3). */
export const attributes: Write = () => ({
  lead: `The panel beside your ${screenLink('/equipment', 'Equipment')} has a handful of numbers. Each of them is made of something, and can be made bigger.`,
  sections: [
    section(
      'What they are made of',
      table(
        'Attributes',
        ['Attribute', 'Where it comes from'],
        [
          ['**Combat style**', 'your weapon, or the last one you held'],
          [
            '**Health**',
            `your Health level: ${formatNumber(maxHealth(1))} at the first, ${formatNumber(maxHealth(MAX_LEVEL))} at level ${formatNumber(MAX_LEVEL)}, about +${formatNumber(maxHealth(1 + 1) - maxHealth(1))} a level`,
          ],
          [
            '**Attack power**',
            `everything you wear, ${formatNumber(UNARMED_ATTACK_POWER)} for having arms, and a point for every ${inWords(STYLE_LEVELS_PER_ATTACK_POWER)} levels of your style’s skill`,
          ],
          [
            '**Armor**',
            `everything you wear, and ${formatNumber(ARMOR_PER_DEFENCE_LEVEL)} for every Defence level`,
          ],
          [
            '**Critical chance**',
            `${formatTenths(BASE_CRITICAL_CHANCE)} to begin with, ${formatTenths(CRITICAL_CHANCE_PER_ATTACK_LEVEL)} for every Attack level, and what you wear; never more than ${formatTenths(MAX_CRITICAL_CHANCE)}`,
          ],
          ['**Critical damage**', `${percent(CRITICAL_MULTIPLIER)}, for everybody`],
        ],
      ),
      'An attribute that does not apply is not shown. There is no point in reading that your hat has no attack power.',
    ),
    section(
      'What the skills do',
      list(
        `**Attack** makes hits steadier: the lowest roll rises from ${percent(lowestRoll(1))} of your attack power at level ${inWords(1)} to ${percent(lowestRoll(MAX_LEVEL))} at level ${formatNumber(MAX_LEVEL)}, while the highest stays ${percent(HIGHEST_ROLL)}. It makes them critical more often, and it unlocks weapons.`,
        '**Melee**, **Range** and **Magic** make hits bigger, each in its own style, and unlock that style’s gear.',
        '**Defence** adds armor, and unlocks armor to wear. It also decides whether a foe is too far above you to be parried properly.',
        `**Health** gives health. It is never trained on its own: every kill teaches some, whatever else you train. See ${articleLink('training')}.`,
      ),
    ),
    section(
      'What armor takes off',
      `Armor takes a share off every hit, and the share is smaller the higher the enemy’s level. It never takes off more than ${percent(MAX_MITIGATION)}. For the formula, see ${articleLink('damage')}.`,
      'Enemies wear no armor. What they have instead is more of themselves.',
    ),
    section(
      'Health, and getting it back',
      `Out of combat, ${points(REGENERATION_PERCENT)} of your maximum returns every ${inSeconds(REGENERATION_INTERVAL)}: from nothing to full in about ${inMinutes(FULL_REGENERATION_TIME)}.`,
      `During a combat session nothing comes back by itself, not even between fights. That is what ${articleLink('food', 'food')} is for.`,
      'A new Health level raises the maximum and leaves you as hungry as before. There is always a reason to carry a pie.',
    ),
  ],
});
