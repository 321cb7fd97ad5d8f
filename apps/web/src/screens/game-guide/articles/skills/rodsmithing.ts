import { SKILL } from '@slumberfell/engine';
import { articleLink, list } from '../../article.ts';
import { skillArticle } from './skill-article.ts';

export const rodsmithing = skillArticle({
  skillId: SKILL.Rodsmithing,
  lead: 'A stick, improved until it has ideas.',
  about: [
    list(
      '**Hafts**, for swords, mauls and toolsets.',
      '**Focuses**, which amulets are built around.',
      '**Magic weapons**: the wand strikes truest, the staff strikes hardest, and the rod is what people buy who cannot decide.',
      '**Exalted pieces**, if you have the recipe.',
    ),
  ],
  advice: [
    `It leans on more neighbours than most: ${articleLink('alchemy', 'tinctures')}, ${articleLink('jewelry', 'cut gems')}, a shaft from ${articleLink('fletching', 'the bowyer')}. Order early.`,
    'Hafts are quick and always wanted. They are how a rodsmith pays for the interesting things.',
    'Within a tier each weapon opens a few levels after the one before it, so there is usually an upgrade in sight.',
  ],
});
