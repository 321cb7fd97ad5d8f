import {
  COMBAT_LEVEL_SKILLS,
  EXPERIENCE_LOSS_PER_LEVEL,
  experienceFactor,
  FREE_LEVEL_GAP,
  FREE_LEVELS_BELOW,
  LEAST_EXPERIENCE_FACTOR,
  LEVEL_GAP_STEP,
} from '@slumberfell/engine';
import { formatNumber } from '../../../../lib/format/number.ts';
import { articleLink, aside, list, screenLink, section, table, type Write } from '../../article.ts';
import { experienceLandmarks } from '../../facts/training-facts.ts';
import { inWords, percent, points } from '../../facts/words.ts';

/**
 * Guide article: how much experience a fight gives, and what a gap between the levels of the character and
 * the enemy changes (game-design 2.7, 2.4).
 */
export const training: Write = (world) => {
  const foe = world.sets.enemies[0];
  return {
    lead: 'Every fight teaches something. Which something is up to you; how much is up to whom you fight.',
    sections: [
      section(
        'The training attribute',
        `Under **Training** on the ${screenLink('/combat', 'combat screen')} you choose what kills teach. You may change it in the middle of a fight; it counts for the next enemy that falls.`,
        list(
          '**Attack**: steadier hits, more critical ones, better weapons to hold.',
          '**Offensive**: the skill of the style you fight in, Melee, Range or Magic. Bigger hits.',
          '**Defence**: armor, and heavier armor to wear.',
        ),
        '**Health** cannot be chosen. It comes along with every kill, for nothing, like most of what one learns.',
        ...(foe
          ? [
              aside(
                'For example',
                `${foe.name}, level ${formatNumber(foe.level)}, teaches ${formatNumber(foe.mainStatExperience)} points of what you train and ${formatNumber(foe.healthExperience)} of Health. What each enemy teaches is in ${articleLink('the-bestiary')}.`,
              ),
            ]
          : []),
      ),
      section(
        'In which order',
        'Weapons ask for Attack, armor for Defence, and both for some of the style. Let one of them lag and you will be looking in at the shop window.',
        'A good habit: Attack until the next weapon, the style until you can hold it, Defence until you can stand beside it. Then again.',
      ),
      section(
        'Lessons',
        `Your **combat level** is the mean of ${inWords(COMBAT_LEVEL_SKILLS)} levels: Attack, Defence, Health and your style’s skill. A foe up to ${inWords(FREE_LEVELS_BELOW)} levels below it teaches all it knows. Beyond that it is ${points(EXPERIENCE_LOSS_PER_LEVEL)} less for every level, though never less than ${points(LEAST_EXPERIENCE_FACTOR)}.`,
        table(
          'How much of its experience a foe teaches',
          ['Levels below you', 'It teaches'],
          experienceLandmarks().map((levels) => [levels, points(experienceFactor(levels, 0))]),
        ),
        'This is the mountain’s way of asking whether you have looked upstairs lately.',
      ),
      section(
        'Levels too far apart',
        `Upwards there is a limit as well. A foe more than ${inWords(FREE_LEVEL_GAP)} levels above your **Attack** is harder to hurt, ${percent(LEVEL_GAP_STEP)} for every level beyond; more than ${inWords(FREE_LEVEL_GAP)} above your **Defence**, it hurts more, by as much.`,
        `It is allowed. It is seldom clever: more food, fewer kills, less learned in an hour. The region whose levels are around yours is nearly always the best one. See ${articleLink('the-regions')}.`,
      ),
    ],
  };
};
