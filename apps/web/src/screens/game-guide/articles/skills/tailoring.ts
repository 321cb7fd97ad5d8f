import { SKILL } from '@slumberfell/engine';
import { articleLink, aside, list } from '../../article.ts';
import { skillArticle } from './skill-article.ts';

export const tailoring = skillArticle({
  skillId: SKILL.Tailoring,
  lead: 'Cloth is patience, laid crosswise.',
  about: [
    list(
      '**Cloth and cord**, which most other trades borrow and do not bring back.',
      '**Magic armor**, from slippers to robes. It has the least armor of the kinds, and a little attack power in every seam.',
      '**Exalted pieces**, if you have the recipe.',
    ),
  ],
  advice: [
    `Bowyers, tanners and smiths all ask for cord or cloth. Make a bale more than you need; in ${articleLink('fletching')} it is used up before you have counted it.`,
    'Cloth takes more fibre than cord does. When fibre is short, cord still teaches something.',
    aside(
      'For mages in a hurry',
      'Begin with the robe. It is the largest piece, and the one people look at.',
    ),
  ],
});
