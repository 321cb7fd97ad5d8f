import { SKILL } from '@slumberfell/engine';
import { articleLink, list } from '../../article.ts';
import { skillArticle } from './skill-article.ts';

export const jewelry = skillArticle({
  skillId: SKILL.Jewelry,
  lead: 'Small, bright, and easily lost in a bed.',
  about: [
    list(
      '**Cut gems**, ground with stone, for runes and for the finer magic weapons.',
      '**Chains**, for necklaces, cuirasses and robes.',
      '**Rings and necklaces**, which fit every style.',
      '**Keys**, from maps: a region’s map becomes any key of that region.',
      '**Peerless pieces**, if you have the recipe, and a pearl.',
    ),
  ],
  advice: [
    `A key costs its weight in gold to buy and a map to make. If maps turn up in your nets or your loot, do not sell them; see ${articleLink('dungeons')}.`,
    'Both gems of a tier are worth cutting: one for what strikes, one for what protects and finds the gap.',
    `Pearls come from ${articleLink('fishing')} and from nowhere else. Be nice to somebody with a rod; it may be you.`,
  ],
});
