import { SKILL } from '@slumberfell/engine';
import { articleLink, list } from '../../article.ts';
import { skillArticle } from './skill-article.ts';

export const alchemy = skillArticle({
  skillId: SKILL.Alchemy,
  lead: 'Cooking, with more shelves and fewer questions.',
  about: [
    list(
      '**Tinctures** of the common herb, for cloth that is to be listened to, and for feasts.',
      '**Oils** of the shy one, with resin. Every masterpiece of every trade is rubbed with one.',
      `**Draughts**, which heal and go where ${articleLink('food', 'food')} goes.`,
      '**Grand draughts**, if you have the recipe: a single swallow and your bones remember being young.',
    ),
  ],
  advice: [
    'The shortest list of recipes on the mountain, and never a quiet week. Nearly all of it is made for somebody else.',
    'Draughts need spores, and spores come from plants that object. Herbs with a temper shed a few as well.',
    `Oils want resin from ${articleLink('logging')}. Whoever makes masterpieces of any kind will come to you for them in the end.`,
  ],
});
