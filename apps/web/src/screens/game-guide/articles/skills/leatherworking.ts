import { SKILL } from '@slumberfell/engine';
import { articleLink, list } from '../../article.ts';
import { skillArticle } from './skill-article.ts';

export const leatherworking = skillArticle({
  skillId: SKILL.Leatherworking,
  lead: 'It begins with a smell and ends with a good pair of boots.',
  about: [
    list(
      '**Cured hide**, tanned with bark.',
      '**Straps**, without which no blade is held and no plate stays on.',
      '**Range armor**, from boots to jerkins: less armor than metal, and more critical hits.',
      '**Masterwork pieces**, if you have the recipe.',
    ),
  ],
  advice: [
    `Hides come from beasts or from ${articleLink('harvesting')}, bark from the springy wood of ${articleLink('logging')}. A night of each keeps the vat busy for days.`,
    'Straps are a small thing that everybody forgets. Keep some by; the smith will come round.',
    'The upper half and the lower half of a set have a recipe each. Somebody always has the wrong one.',
  ],
});
