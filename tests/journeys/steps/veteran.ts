import {
  addAmounts,
  amountsOf,
  EXPERIENCE_TABLE,
  type ItemAmount,
  type Shown,
  SKILL,
  type SkillName,
} from '@slumberfell/engine';
import { readCharacter } from '@slumberfell/protocol';
import type { JourneyServer } from '../journey-server.ts';
import type { PlayerBrowser } from '../player-browser.ts';
import { dungeonNamed, itemNamed } from '../world.ts';
import { changeCharacter } from './changed-character.ts';
import { createPlayer } from './create-player.ts';

/** The level of Attack, Defence and Melee. With it a character survives the first dungeon. */
const STRONG = 70;
const COMBAT: readonly SkillName[] = ['Attack', 'Defence', 'Melee'];

/** It beats the enemies of Lanternlea in one turn. */
export const VETERANS_WEAPON = itemNamed('Saltsilver Sword');

/** Items that the inventory of a veteran of Lanternlea has in addition to those of every new character. */
const BAG: readonly (readonly [name: string, amount: number])[] = [
  ['Recipe: Masterwork Copper Dagger', 2],
  ['Shell of the Buttonhopper', 4],
  ['Card: Buttonhopper', 2],
  ['Radiant Card: Buttonhopper', 1],
  ['Dandelion Mouse', 2],
  ['Copper Sword', 3],
  ['Masterwork Copper Sword', 1],
];

const veteran = ({ experience, inventory }: Shown): Partial<Shown> => ({
  gold: 1_000,
  experience: COMBAT.reduce(
    (all, skill) => all.with(SKILL[skill] - 1, EXPERIENCE_TABLE[STRONG - 1] ?? 0),
    experience,
  ),
  cards: amountsOf({ [dungeonNamed('The Nodding Mill').sequences[0]?.enemyId ?? 0]: 1 }),
  equipment: { weapon: VETERANS_WEAPON.id },
  inventory: addAmounts(
    inventory,
    BAG.map(([name, amount]): ItemAmount => ({ itemId: itemNamed(name).id, amount })),
  ),
});

/**
 * Registers a guest whose character is a veteran. No screen has been shown yet.
 * @param more what the inventory has in addition
 */
export async function createVeteran(
  browser: PlayerBrowser,
  server: JourneyServer,
  name: string,
  more: readonly ItemAmount[] = [],
): Promise<void> {
  await createPlayer(browser, server, name);
  await changeCharacter(browser, server, (shown) => {
    const changed = veteran(shown);
    return { ...changed, inventory: addAmounts(changed.inventory ?? shown.inventory, more) };
  });
}

export const shownNow = async (browser: PlayerBrowser): Promise<Shown> =>
  readCharacter(await browser.layout());
