import { SKILL } from '@slumberfell/engine';
import { articleLink, list } from '../../article.ts';
import { skillArticle } from './skill-article.ts';

export const mining = skillArticle({
  skillId: SKILL.Mining,
  lead: 'The mountain is mostly mountain. You may have some of it.',
  about: [
    list(
      '**Ore**, a new metal in every region.',
      '**Stone**, flat enough to carve and hard enough to remember it.',
      '**Flux**, which is burned with ore to make the metal forget that it was ever stone.',
      '**Rough gems**, a plainer and a finer one, with a light in them somewhere.',
    ),
  ],
  advice: [
    'An ingot takes more ore than flux, and the flux comes double now and then. Dig more ore to match, and nothing is left over.',
    'Gems take longer than ore. If you are not cutting them yet, the odd one that turns up among the ore will do.',
    `Save some stone. ${articleLink('jewelry')} grinds with it and ${articleLink('runecarving')} writes on it, and neither says please.`,
  ],
});
