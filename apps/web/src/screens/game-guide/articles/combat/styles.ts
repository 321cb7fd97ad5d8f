import {
  AttackStyle,
  beats,
  STYLE_ADVANTAGE,
  STYLE_DISADVANTAGE,
  styleMultiplier,
} from '@slumberfell/engine';
import { STYLE_NAMES } from '../../../../ui/pictures/names.ts';
import { articleLink, aside, list, section, table, type Write } from '../../article.ts';
import { allOf, change, counted } from '../../facts/words.ts';

const STYLES = Object.values(AttackStyle);

/** The change of damage that a multiplier makes, as text: `+20%`, `−10%`, or a dash for none. */
function effect(multiplier: number): string {
  if (multiplier === 1) return '—';
  return `${multiplier > 1 ? '+' : '−'}${change(multiplier)}`;
}

const rivalries = STYLES.flatMap((style) =>
  STYLES.filter((other) => beats(style, other)).map(
    (other) => `${STYLE_NAMES[style]} beats ${STYLE_NAMES[other]}`,
  ),
);

/** Guide article: which attack style beats which, and by how much (specification 9.2; game-design 2.4). */
export const styles: Write = () => ({
  lead: `There are ${counted(STYLES.length, 'way')} to settle an argument on the mountain, and each is an excellent answer to another.`,
  sections: [
    section(
      'Who beats whom',
      list(...rivalries.map((words) => `**${words}.**`)),
      table(
        'Damage of the row against the column',
        ['Attacker', ...STYLES.map((style) => STYLE_NAMES[style])],
        STYLES.map((style) => [
          `**${STYLE_NAMES[style]}**`,
          ...STYLES.map((other) => effect(styleMultiplier(style, other))),
        ]),
      ),
      'This goes for both sides of a fight. Enemies have styles too, and know about yours.',
    ),
    section(
      'The Upper Hand',
      `When your style beats the enemy’s, you have the **Upper Hand**: your hits deal ${change(STYLE_ADVANTAGE)} more, and because the enemy is at its disadvantage, its hits on you deal ${change(STYLE_DISADVANTAGE)} less. A badge says so for as long as it lasts.`,
      `The other way round it is just as bad: ${change(STYLE_DISADVANTAGE)} less from you, ${change(STYLE_ADVANTAGE)} more from them.`,
      `Between equals nothing is added and nothing taken away. ${articleLink('damage')} shows where all this fits into the sum.`,
    ),
    section(
      'Choosing one',
      `Your style is that of your weapon, and stays the last one when you put the weapon away. ${allOf(STYLES.map((style) => STYLE_NAMES[style]))} each have a skill of that name, which grows when you train **Offensive**.`,
      list(
        'Melee wears metal: the most armor.',
        'Range wears hide: less armor, more critical hits.',
        'Magic wears cloth: the least armor, and a little attack power in every seam.',
      ),
      aside(
        'Taking up another',
        `Equip a weapon of another style and the armor of the old one goes back to your inventory by itself. Jewelry and runes stay on; they fit everybody. See ${articleLink('equipment')}.`,
      ),
    ),
    section(
      'Where it matters most',
      `In open combat you meet every style, so it evens out. In ${articleLink('dungeons', 'a dungeon')} everybody inside has the same one: the badge on its door is the style that beats them all, boss included.`,
    ),
  ],
});
