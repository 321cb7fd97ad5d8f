import { SKILL } from '@slumberfell/engine';
import { articleLink, list } from '../../article.ts';
import { skillArticle } from './skill-article.ts';

export const fishing = skillArticle({
  skillId: SKILL.Fishing,
  lead: 'You sit by the water and think of nothing. So does the fish, and that is where you have the advantage.',
  about: [
    'Each region has a small fish, a middling one, and a large one that may be lied about in either direction.',
    list(
      'All of them are supper; the larger, the more filling.',
      '**Pearls**, which the fish was keeping safe. Every jeweller’s masterpiece needs one, and there is no other place to look.',
      '**Maps**, in bottles. A jeweller makes keys from them.',
    ),
  ],
  advice: [
    `Food is what ${articleLink('food', 'fights are fought on')}, so an hour here is an hour of hunting later. Fish for the largest that you can also cook.`,
    'For pearls and maps the large fish is the best company as well.',
    'Nothing bites better at night. It is always night.',
  ],
});
