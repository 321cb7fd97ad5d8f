import { SKILL } from '@slumberfell/engine';
import { articleLink, list } from '../../article.ts';
import { skillArticle } from './skill-article.ts';

export const fletching = skillArticle({
  skillId: SKILL.Fletching,
  lead: 'How to be elsewhere when it hits.',
  about: [
    list(
      '**Skewers**, which are arrows for fish.',
      '**Shafts**, for crossbows and for the staffs of mages.',
      '**Range weapons**: shortbow, longbow, crossbow. The first finds the gap, the last makes one.',
      '**Masterwork pieces**, if you have the recipe.',
    ),
  ],
  advice: [
    `Bows are string as much as wood. Count your cord before you count your logs; ${articleLink('tailoring')} twists it.`,
    `Skewers cost next to nothing and turn a middling fish into a proper meal. Bring a bundle to ${articleLink('cooking')}.`,
    'Arrows are not counted. The mountain gives them back in the morning, more or less straight.',
  ],
});
