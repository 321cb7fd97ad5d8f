import {
  amountsOf,
  EquipmentType,
  EXPERIENCE_TABLE,
  FULL_HEALING_SHARE,
  type Item,
  type Shown,
  SKILL,
  SLOT_OF_TYPE,
} from '@slumberfell/engine';
import type { JourneyServer } from '../journey-server.ts';
import type { PlayerBrowser } from '../player-browser.ts';
import { itemNamed, world } from '../world.ts';
import { changeCharacter } from './changed-character.ts';
import { createPlayer } from './create-player.ts';

/** The amount of the food: one that a tile shows in a short form, such as 1.2M. */
export const VERY_MANY = 1_234_567;
/** The amount of every item except the food. */
export const EACH = 30;
export const GOLD = 9_876_543_210;

/** The widest beginning of a character's name that leaves room for two more characters. */
export const WIDEST = 'WWWWWWWWWWWWWW';

/**
 * `LEVEL`: the level of every skill. `WAY`: the part of the experience from this level to the next, 0 to 1.
 */
const LEVEL = 12;
const WAY = 1 / 3;

/** One piece of equipment for each slot except the food slot. No piece requires a level above `LEVEL`. */
export const WORN: readonly Item[] = [
  'Copper Helm',
  'Copper Pauldrons',
  'Copper Cuirass',
  'Copper Gauntlets',
  'Copper Legplates',
  'Copper Sabatons',
  'Agate Pendant',
  'Amber Band',
  'Copper Dagger',
  'Amber Rune of Force',
  'Agate Rune of Warding',
  'Dim Rune of Fortune',
].map(itemNamed);
export const FOOD = itemNamed('Lea Barley Bread');

/** A pet that raises the experience of Weaponsmithing. */
const PET = world.sets.items.find(
  ({ skillId, bonusExperiencePercentage = 0 }) =>
    skillId === SKILL.Weaponsmithing && bonusExperiencePercentage > 0,
)?.id as number;

/** Experience points of a skill at `level`, with the part `WAY` of the experience up to the next level. */
function pointsOf(level: number): number {
  const [from = 0, to = 0] = EXPERIENCE_TABLE.slice(level - 1);
  return Math.floor(from + WAY * (to - from));
}

/** A state with every item in the inventory, all slots filled, and a health below the healing threshold. */
function rich(shown: Shown): Partial<Shown> {
  const experience = shown.experience.map(() => pointsOf(LEVEL));
  const amounts = world.sets.items.map(({ id }): [number, number] => [id, id === FOOD.id ? VERY_MANY : EACH]);
  const worn = WORN.map((item): [string, number] => {
    const slot = SLOT_OF_TYPE[item.equipmentType ?? EquipmentType.Food];
    if (!slot) throw new Error(`${item.name} is worn nowhere`);
    return [slot, item.id];
  });
  return {
    gold: GOLD,
    experience,
    inventory: amountsOf(Object.fromEntries(amounts)),
    equipment: { ...Object.fromEntries(worn), food: FOOD.id, foodAmount: VERY_MANY },
    pets: [PET],
    healingShare: FULL_HEALING_SHARE,
    health: 40,
  };
}

/** Registers a guest whose character has every item, with calls that do not use the page. */
export async function createRichPlayer(
  browser: PlayerBrowser,
  server: JourneyServer,
  name: string,
): Promise<void> {
  await createPlayer(browser, server, name);
  await changeCharacter(browser, server, rich);
}
