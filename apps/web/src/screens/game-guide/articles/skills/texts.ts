import type { CategoryTexts } from '../../category-texts.ts';
import { alchemy } from './alchemy.ts';
import { armorsmithing } from './armorsmithing.ts';
import { cooking } from './cooking.ts';
import { crafting } from './crafting.ts';
import { disenchanting } from './disenchanting.ts';
import { fishing } from './fishing.ts';
import { fletching } from './fletching.ts';
import { gathering } from './gathering.ts';
import { harvesting } from './harvesting.ts';
import { jewelry } from './jewelry.ts';
import { leatherworking } from './leatherworking.ts';
import { logging } from './logging.ts';
import { masterpieces } from './masterpieces.ts';
import { mining } from './mining.ts';
import { rodsmithing } from './rodsmithing.ts';
import { runecarving } from './runecarving.ts';
import { tailoring } from './tailoring.ts';
import { weaponsmithing } from './weaponsmithing.ts';

/** The guide's articles of the category Skills, by article id. */
export const SKILLS: CategoryTexts<'skills'> = {
  gathering,
  crafting,
  masterpieces,
  disenchanting,
  harvesting,
  mining,
  logging,
  fishing,
  tailoring,
  leatherworking,
  armorsmithing,
  rodsmithing,
  fletching,
  weaponsmithing,
  jewelry,
  runecarving,
  alchemy,
  cooking,
};
