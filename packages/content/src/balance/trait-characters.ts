import {
  AttackStyle,
  type Dungeon,
  type Equipment,
  type State,
  type WornSlot,
  wornSlotOf,
} from '@slumberfell/engine';
import { type ForecastCharacter, stateOf, withItems } from './forecast-characters.ts';
import { bestGear, ELITE_GEAR } from './gear.ts';
import { sets } from './shipped.ts';

/**
 * Characters who wear Elite sets and uniques with traits, each with a session that it begins at instant 0.
 * The hours of those whose food runs out are chosen so that about half of them are defeated.
 */

interface Wearer {
  readonly name: string;
  readonly level: number;
  readonly style: AttackStyle;
  readonly regionId: number;
  readonly portions: number;
  /** Names of uniques that are worn in place of the best Elite pieces. */
  readonly uniques?: readonly string[];
  /** Percent of full health at or below which the character eats; 50 where it is left out. */
  readonly threshold?: number;
  /** Hours that are forecast; 8 where they are left out. */
  readonly hours?: number;
}

function wornUniques(names: readonly string[]): Equipment {
  const worn = names.map((name): [WornSlot, number] => {
    const piece = sets.items.find((one) => one.name === name);
    const slot = piece && wornSlotOf(piece);
    if (!slot) throw new Error(`Nothing to wear is called ${name}`);
    return [slot, piece.id];
  });
  return Object.fromEntries(worn);
}

function wearing({ level, style, regionId, portions, uniques = [], threshold = 50 }: Wearer): State {
  const state = stateOf(level, style, regionId, portions);
  const { equipment } = state.shown;
  const elite = bestGear(style, level, ELITE_GEAR);
  state.shown = {
    ...state.shown,
    equipment: { ...equipment, ...elite, ...wornUniques(uniques) },
    healingShare: threshold * 100,
  };
  return state;
}

const hunter = (wearer: Wearer): ForecastCharacter => ({
  name: wearer.name,
  state: wearing(wearer),
  command: { name: 'begin-hunting', input: { regionId: wearer.regionId } },
  hours: wearer.hours ?? 8,
});

function delver(wearer: Wearer, order: number, runs: number): ForecastCharacter {
  const dungeon = sets.dungeons.filter(({ regionId }) => regionId === wearer.regionId)[order] as Dungeon;
  return {
    name: wearer.name,
    state: withItems(wearing(wearer), { itemId: dungeon.keyItemId, amount: runs }),
    command: { name: 'begin-dungeon', input: { dungeonId: dungeon.id, runs } },
    hours: wearer.hours ?? 8,
  };
}

const { Melee, Range, Magic } = AttackStyle;

export const TRAIT_CHARACTERS: readonly ForecastCharacter[] = [
  hunter({ name: 'Elite melee set at level 60', level: 60, style: Melee, regionId: 5, portions: 1_500 }),
  hunter({ name: 'Elite range set at level 32', level: 32, style: Range, regionId: 3, portions: 1_500 }),
  hunter({
    name: 'Elite range set at level 32 that eats too late',
    level: 32,
    style: Range,
    regionId: 3,
    portions: 1_500,
    threshold: 14,
  }),
  hunter({ name: 'Elite magic set at level 95', level: 95, style: Magic, regionId: 6, portions: 3_000 }),
  hunter({
    name: 'Berserk, Ward, Opener, Carry and Echo at level 99 with a low threshold',
    level: 99,
    style: Melee,
    regionId: 6,
    portions: 3_000,
    threshold: 15,
    uniques: [
      'Moonscar Maul',
      'Cuirass of the Broken Oath',
      'Brassgullet Helm',
      'Encore Band',
      'Twice-Seeing Amulet',
    ],
  }),
  hunter({
    name: 'Reach, Haste and Linger at level 97',
    level: 97,
    style: Range,
    regionId: 6,
    portions: 3_000,
    hours: 10,
    uniques: ['The Minute That Waited', "Trumpeter's Chaps"],
  }),
  hunter({
    name: 'Luck, Again and Lure at level 95',
    level: 95,
    style: Melee,
    regionId: 5,
    portions: 3_000,
    uniques: [
      "Baron's Tithe-Blade",
      "Bough-Baron's Sabatons",
      "Curator's White Gauntlets",
      "Reeve's Rent-Ring",
      'Polestar Pendant',
    ],
  }),
  hunter({
    name: 'Thrift of food at level 40, whose food runs out',
    hours: 2.87,
    level: 40,
    style: Magic,
    regionId: 3,
    portions: 120,
    uniques: ['Robe of the Long Winter Nap'],
  }),
  hunter({
    name: 'Fasting, Mend, Ward and Leech at level 85 without food',
    hours: 0.245,
    level: 85,
    style: Magic,
    regionId: 5,
    portions: 0,
    uniques: ['The Ninth Blanket', "Sister's Raised Finger", 'Veil of the First Funeral'],
  }),
  hunter({
    name: 'Rise and Thorns at level 60, whose food runs out',
    hours: 1.83,
    level: 60,
    style: Melee,
    regionId: 5,
    portions: 100,
    uniques: ['The Unquenched Cuirass', "Warden's Antler Helm"],
  }),
  delver(
    {
      name: 'Elite magic set in a dungeon whose food runs out',
      level: 62,
      style: Magic,
      regionId: 5,
      portions: 600,
      hours: 2.39,
    },
    2,
    40,
  ),
  delver(
    {
      name: 'Keen and Pierce against a boss that takes all traits',
      level: 95,
      style: Range,
      regionId: 6,
      portions: 900,
      uniques: ['The Thousandth String', "Penitent's Signet"],
    },
    1,
    60,
  ),
];
