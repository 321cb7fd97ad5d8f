import {
  HEALTH_AFTER_DEFEAT_PERCENT,
  REGENERATION_INTERVAL,
  REGENERATION_PERCENT,
} from '@slumberfell/engine';
import { articleLink, aside, list, section, type Write } from '../../article.ts';
import { DEFEAT_RECOVERY_TIME } from '../../facts/regeneration-facts.ts';
import { inMinutes, inSeconds, points } from '../../facts/words.ts';

/** Guide article: a defeat costs time, never an item (game-design 2.6). */
export const whenYouFall: Write = () => ({
  lead: 'Your legend comes home early. It says the other one started it.',
  sections: [
    section(
      'What happens',
      `The session ends. Your legend wakes at the hearth with **${points(HEALTH_AFTER_DEFEAT_PERCENT)}** of its health, and from there ${points(REGENERATION_PERCENT)} comes back every ${inSeconds(REGENERATION_INTERVAL)}; in about ${inMinutes(DEFEAT_RECOVERY_TIME)} it is itself again. You stay in the region that you were in.`,
    ),
    section(
      'What it costs',
      list(
        '**The rest of the evening.** Nothing more is hunted until you send it out again.',
        `**In a dungeon, the key of this run.** The remaining runs are called off, and their keys stay yours. See ${articleLink('dungeons')}.`,
      ),
      'What it does not cost: items, gold, experience, levels, or anybody’s respect. All that was won before the fall is yours.',
    ),
    section(
      'Falling together',
      'Blows land at the same moment, so it can happen that both of you drop. It counts as a victory first: experience, loot and the next step of a dungeon are yours. Then it counts as a defeat, and you are carried home looking pleased.',
    ),
    section(
      'Falling less',
      list(
        `Raise the ${articleLink('food', 'healing threshold')}, or pack better food. Most falls are a matter of supper.`,
        `Look at the enemy’s level. More than a few above your Defence, and it hits harder than it looks; see ${articleLink('training')}.`,
        `Fight in the ${articleLink('styles', 'style')} that beats theirs.`,
        'Wear something newer. Armor from the last region was made for the last region.',
      ),
      aside(
        'Before you go to bed',
        'What ends a night is the larder. Pack for all of it, or let your legend rest when the food runs low.',
      ),
    ),
  ],
});
