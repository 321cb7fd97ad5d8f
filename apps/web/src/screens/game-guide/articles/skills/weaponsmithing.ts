import { SKILL } from '@slumberfell/engine';
import { articleLink, list } from '../../article.ts';
import { skillArticle } from './skill-article.ts';

export const weaponsmithing = skillArticle({
  skillId: SKILL.Weaponsmithing,
  lead: 'Sharp at the front, comfortable at the back. The rest is detail.',
  about: [
    list(
      '**Fittings**, the small metal that holds other people’s work together.',
      '**Toolsets.** Every masterpiece of every trade wears one out.',
      '**Melee weapons**: daggers for the critical eye, mauls for the general effect, swords for those who want some of both.',
      '**Masterwork pieces**, if you have the recipe.',
    ),
  ],
  advice: [
    `Ingots come from ${articleLink('armorsmithing')}, hafts from ${articleLink('rodsmithing')}, straps from ${articleLink('leatherworking')}. A smith who does all of it alone has a long week and a fine sword.`,
    `Toolsets teach well and never go out of fashion. Keep a few of each tier for ${articleLink('masterpieces')}.`,
    'The sword of a tier comes a little after its dagger, and the maul a little after that. The next thing to want is never far.',
  ],
});
