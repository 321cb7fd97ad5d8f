import type { CategoryTexts } from '../../category-texts.ts';
import { attributes } from './attributes.ts';
import { damage } from './damage.ts';
import { dungeons } from './dungeons.ts';
import { equipment } from './equipment.ts';
import { food } from './food.ts';
import { openCombat } from './open-combat.ts';
import { runesAndJewelry } from './runes-and-jewelry.ts';
import { styles } from './styles.ts';
import { training } from './training.ts';
import { traitsAndTricks } from './traits-and-tricks.ts';
import { whenYouFall } from './when-you-fall.ts';
import { yourFirstFight } from './your-first-fight.ts';

/** The guide's articles of the category Combat, by article id. */
export const COMBAT: CategoryTexts<'combat'> = {
  'your-first-fight': yourFirstFight,
  styles,
  attributes,
  damage,
  food,
  'open-combat': openCombat,
  dungeons,
  equipment,
  'runes-and-jewelry': runesAndJewelry,
  'traits-and-tricks': traitsAndTricks,
  training,
  'when-you-fall': whenYouFall,
};
