import { addAmounts, amountsOf, type ItemAmount, ItemCategory, type Shown } from '@slumberfell/engine';
import type { JourneyServer } from '../journey-server.ts';
import type { PlayerBrowser } from '../player-browser.ts';
import { itemNamed, world } from '../world.ts';
import { changeCharacter } from './changed-character.ts';

/** How much of the collections a character has. */
export type Share = 'nothing' | 'half' | 'everything';

/** An amount that a tile shows in a short form, such as 1.2M. */
const VERY_MANY = 1_234_567;

const PETS = world.sets.items.filter(({ category }) => category === ItemCategory.Pet);

/**
 * Items that the inventory of a character with half of the collections has in addition. Each can be claimed.
 */
const BAG: readonly ItemAmount[] = [
  { itemId: itemNamed('Golden Spindle of Flax').id, amount: 2 },
  { itemId: itemNamed('Shell of the Buttonhopper').id, amount: 4 },
  { itemId: itemNamed('Radiant Card: Buttonhopper').id, amount: 1 },
  { itemId: itemNamed('Dandelion Mouse').id, amount: 1 },
];

/**
 * Amounts by id for every second of the ids, from the second one on. `times` gives the amount for the index
 * of an id among the chosen ones.
 */
function everyOther(ids: readonly number[], times: (place: number) => number): Record<number, number> {
  return Object.fromEntries(ids.filter((_, index) => index % 2 === 1).map((id, place) => [id, times(place)]));
}

const trophyIds = world.sets.relicariumEntries.map(({ itemId }) => itemId);
const enemyIds = world.sets.enemies.map(({ id }) => id);
const petIds = PETS.map(({ id }) => id);

const COLLECTIONS: Readonly<Record<Share, (shown: Shown) => Partial<Shown>>> = {
  nothing: () => ({}),
  half: ({ inventory }) => ({
    trophies: amountsOf(everyOther(trophyIds, (place) => [1, 2, 3, VERY_MANY][place % 4] ?? 1)),
    cards: amountsOf(everyOther(enemyIds, (place) => 1 + (place % 2))),
    pets: petIds.filter((_, index) => index % 2 === 1),
    inventory: addAmounts(inventory, BAG),
  }),
  everything: () => ({
    trophies: amountsOf(Object.fromEntries(trophyIds.map((id) => [id, 3]))),
    cards: amountsOf(Object.fromEntries(enemyIds.map((id) => [id, 2]))),
    pets: petIds,
  }),
};

/**
 * Gives a browser's character a share of the collections. Leaves the browser at an empty page, so open a
 * screen afterwards.
 */
export async function collect(browser: PlayerBrowser, server: JourneyServer, share: Share): Promise<void> {
  await browser.page.goto('about:blank');
  await changeCharacter(browser, server, COLLECTIONS[share]);
}
