import { SKILL } from '@slumberfell/engine';
import { articleLink, list } from '../../article.ts';
import { skillArticle } from './skill-article.ts';

export const armorsmithing = skillArticle({
  skillId: SKILL.Armorsmithing,
  lead: 'The art of putting something between you and the other fellow’s opinion.',
  about: [
    list(
      '**Ingots**, for every trade that works in metal. They are all made here.',
      '**Plates**, which are ingots that have been told what to do.',
      '**Melee armor**, from sabatons to cuirasses. Nothing wears heavier, and nothing takes more off a hit.',
      '**Masterwork pieces**, if you have the recipe.',
    ),
  ],
  advice: [
    `${articleLink('weaponsmithing')} and ${articleLink('jewelry')} live off your ingots. Smelt on long nights; forge on short evenings.`,
    'Lining matters. A helm without cloth and pauldrons without straps are heard coming.',
    'Chest and leggings carry most of the armor. If you can afford only part of a set, choose those.',
  ],
});
