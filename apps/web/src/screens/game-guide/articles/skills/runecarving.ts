import { SKILL } from '@slumberfell/engine';
import { articleLink, list } from '../../article.ts';
import { skillArticle } from './skill-article.ts';

export const runecarving = skillArticle({
  skillId: SKILL.Runecarving,
  lead: 'Writing, for those who want it to stay written.',
  about: [
    list(
      '**Rune blanks**, out of stone.',
      `**Runic Essence**, which is not carved but set free: see ${articleLink('disenchanting')}.`,
      '**Sigils.** Every masterpiece of every trade is signed with one.',
      '**Runes** of Force, Warding and Fortune, one for each of their slots, for every style.',
      '**Deepcut runes**, if you have the recipe.',
    ),
  ],
  advice: [
    'It is the trade that eats the others’ mistakes. Every dull sword and every hat that did not fit becomes essence here, so encourage your neighbours to practise.',
    `Bones come from the dead, who are in no position to ask for them back. A night of ${articleLink('open-combat', 'hunting')} where the undead are at home fills the drawer.`,
    'Blanks teach little and cost a stone. Carve a night of them before you carve anything on them.',
  ],
});
