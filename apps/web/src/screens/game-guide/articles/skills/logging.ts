import { SKILL } from '@slumberfell/engine';
import { articleLink, list } from '../../article.ts';
import { skillArticle } from './skill-article.ts';

export const logging = skillArticle({
  skillId: SKILL.Logging,
  lead: 'Ask the tree first. It will say nothing, which has always been taken for yes.',
  about: [
    list(
      '**A springy wood** in every region, for bows, hafts, wands and smoke.',
      '**A dense wood**, for what must not bend: staffs, crossbows, focuses.',
      '**Resin.** The tree is fine. It was only a little emotional.',
    ),
  ],
  advice: [
    `The springy wood is wanted by more trades than any other log: it tans, it smokes fish, it becomes a handle. Fell twice what ${articleLink('fletching')} asks for.`,
    `Resin comes by itself with logs, in time. Whoever brews ${articleLink('alchemy', 'oils')} by the barrel taps for it properly.`,
    'It is quiet work. Most people do it the night after a bad dungeon.',
  ],
});
