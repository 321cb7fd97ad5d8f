import { SKILL } from '@slumberfell/engine';
import { articleLink, aside, list } from '../../article.ts';
import { skillArticle } from './skill-article.ts';

export const cooking = skillArticle({
  skillId: SKILL.Cooking,
  lead: 'Nobody fights long on an empty stomach, and nobody sleeps well on one either.',
  about: [
    list(
      '**Bread and pies**, from the crop of a region.',
      '**Grilled fish**: a fish, a fire, no regrets.',
      '**Skewers**, for supper that you can point with.',
      '**Smoked fish**, the most filling of the plain things.',
      '**Feasts**, if you have the recipe: there is always a chair more than there are guests.',
    ),
  ],
  advice: [
    `For how much each heals, and when it is eaten, see ${articleLink('food')}.`,
    'Cook on a night when you would otherwise have slept. A basket lasts for days, and the pan teaches while it fries.',
    aside(
      'Which fish',
      'The large one, smoked, as soon as you can. Until then bread, which asks for no rod and no opinion.',
    ),
  ],
});
