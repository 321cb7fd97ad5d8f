import { SKILL, takesComponents } from '@slumberfell/engine';
import type { Locator, Page } from 'playwright-core';
import { itemNamed, world } from '../journeys/world.ts';

const [enemy] = world.sets.enemies;
const [dungeon] = world.sets.dungeons;
/** A recipe whose components have recipes of their own. */
const crafted = world.sets.crafteableItems.find(({ requiredComponents }) =>
  requiredComponents.some(({ itemId }) => {
    const part = world.craft(itemId);
    return part !== undefined && takesComponents(part);
  }),
);
if (!enemy || !dungeon || !crafted) throw new Error('The shipped world has no enemy, dungeon or recipe');

/** A screen that screens.test.ts opens and inspects. */
export interface Screen {
  readonly path: string;
  /** An element that shows that the screen has loaded. Default: its main heading. */
  readonly shows?: (page: Page) => Locator;
  /**
   * Whether axe finds the same faults on phones and desktops. If so, axe runs on phones only, because it
   * takes long.
   */
  readonly isSameForAxe?: boolean;
}

/** A dialog, or a part of a screen, that is visible only after the player has opened it. */
export interface Part {
  readonly name: string;
  /** The path of the screen in which the test opens the part. */
  readonly path: string;
  /** Opens the dialog or part and waits until it is visible. */
  readonly open: (page: Page) => Promise<void>;
  /** Whether the dialog or part exists on phones only. Default: false. */
  readonly onPhones?: boolean;
}

const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();
const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name }).first();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const main = (page: Page) => page.getByRole('main');

/** Screens that a browser without a login opens. */
export const VISITORS: readonly Screen[] = [
  { path: '/' },
  { path: '/?enter=true', shows: (page) => dialog(page, 'Enter Slumberfell') },
  { path: '/?failed=true' },
  { path: '/?left=true' },
  { path: '/error' },
  { path: '/credits' },
  { path: '/agreements/tos', shows: text('One person has one account') },
  { path: '/agreements/privacy', shows: text(/^Version of /) },
  { path: '/agreements/rules', shows: text(/^Version of /) },
  { path: '/account/login' },
  { path: '/account/guest-register' },
  { path: '/account/register' },
  { path: '/account/forgot-password' },
  { path: '/account/confirm-email', shows: (page) => page.getByRole('alert') },
  { path: '/account/reset-password?userId=1&token=x' },
  { path: '/no/such/place', shows: text('Page not found') },
  { path: '/news', shows: link('Its patch notes') },
  { path: '/wiki', shows: link('Items') },
  { path: '/wiki?q=flax', shows: link(/^Flax Cloth/) },
  { path: '/wiki/enemies', shows: link(new RegExp(`^${enemy.name}`)) },
  { path: '/wiki/villagers', shows: text('The villagers are met in the story.') },
  { path: `/items/${itemNamed('Raw Flax').id}`, shows: text('Gather it') },
  { path: `/items/${itemNamed('Driftwood Cudgel').id}`, shows: text('You cannot get this any more.') },
  { path: '/items/999999999', shows: text('The Wiki has no such page.') },
  { path: '/api/docs', isSameForAxe: true },
];

/**
 * Screens that a guest opens. The guest's character has half of the collections and some items, and hunts in
 * a region.
 */
export const PLAYERS: readonly Screen[] = [
  { path: '/characters' },
  { path: '/account' },
  { path: '/account/logout' },
  { path: '/admin/admin-control', shows: text('Page not found') },
  { path: '/loading' },
  { path: '/register' },
  { path: '/validate' },
  { path: '/home', shows: link('All news') },
  { path: '/plan', shows: text('Add a step') },
  { path: '/quests', shows: text('The Rent') },
  { path: '/quests?tab=board', shows: text('The board is still bare.') },
  { path: '/quests/ending', shows: text('The last page is not written yet.') },
  { path: '/chronicle', shows: text('The book was opened') },
  { path: '/inventory' },
  { path: '/equipment' },
  { path: '/relicarium', shows: text('373 / 746') },
  { path: '/bestiary', shows: text('129 / 258') },
  { path: '/pets', shows: text('Collected 13 / 26') },
  { path: '/local-combat' },
  { path: '/combat' },
  { path: '/skills/mining' },
  { path: '/skills/attack' },
  { path: '/skills/weaponsmithing' },
  { path: '/skills/yodelling', shows: text('Page not found') },
  { path: '/leaderboards', shows: (page) => page.getByRole('row').nth(20) },
  { path: '/leaderboards?board=Gold&page=2', shows: (page) => page.getByRole('row').nth(3) },
  { path: '/profile/1', shows: text(/^Total level/) },
  { path: '/wiki' },
  { path: '/wiki/villagers', shows: text('Mrs Tapper') },
  { path: `/items/${crafted.itemId}`, shows: text('What it takes') },
  { path: `/wiki/enemies/${enemy.id}`, shows: text('Where to meet it') },
  { path: '/wiki/regions/1', shows: text('Odds for you') },
  { path: `/wiki/dungeons/${dungeon.id}`, shows: text('Enemies in order') },
  { path: `/wiki/recipes/${crafted.itemId}`, shows: text('It takes') },
  { path: `/wiki/skills/${SKILL.Mining}`, shows: text('What it gathers') },
  { path: '/while-you-rest' },
  { path: '/alerts', shows: text(/^None of your devices gets alerts/) },
  { path: '/news', shows: link('Its patch notes') },
  { path: '/patch-notes' },
  { path: '/game-guide' },
  { path: '/game-guide/damage' },
  { path: '/game-guide/cooking' },
  { path: '/game-guide/yodelling', shows: text('Page not found') },
];

/** Opens the second tile of a list. Tiles are there only near the window, so it scrolls to the list first. */
async function openTile(page: Page, name: string): Promise<void> {
  const list = page.getByRole('list', { name });
  await list.getByRole('listitem').nth(1).scrollIntoViewIfNeeded();
  await list.getByRole('button').nth(1).click();
}

/** Dialogs and parts of screens that the guest of `PLAYERS` opens. */
export const PARTS: readonly Part[] = [
  {
    name: 'navigation',
    path: '/home',
    onPhones: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Toggle navigation' }).click();
      await page.getByRole('navigation', { name: 'Game' }).waitFor();
    },
  },
  {
    name: 'skills',
    path: '/home',
    onPhones: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Skills', exact: true }).click();
      await dialog(page, 'Skills').getByRole('link').first().waitFor();
    },
  },
  {
    name: 'map',
    path: '/equipment',
    open: async (page) => {
      await page.getByRole('button', { name: /^Travel\. / }).click();
      await dialog(page, 'Region travel').getByText('You are here').waitFor();
    },
  },
  {
    name: 'region',
    path: '/equipment',
    open: async (page) => {
      await page.getByRole('button', { name: /^Travel\. / }).click();
      await dialog(page, 'Region travel')
        .getByRole('button', { name: /^Tattlewood/ })
        .click();
      await dialog(page, 'Tattlewood')
        .getByRole('button', { name: /^Travel/ })
        .waitFor();
    },
  },
  {
    name: 'attributes',
    path: '/equipment',
    onPhones: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Attributes' }).click();
      await page.getByRole('link', { name: 'What each of these does' }).waitFor();
    },
  },
  {
    name: 'gathering',
    path: '/skills/mining',
    open: async (page) => {
      await main(page).getByRole('listitem').getByRole('button').first().click();
      await dialog(page, 'Gather')
        .getByRole('button', { name: /^(Begin Gathering|Leave the fight and begin)$/ })
        .waitFor();
    },
  },
  {
    name: 'crafting',
    path: '/skills/weaponsmithing',
    open: async (page) => {
      await main(page).getByRole('listitem').getByRole('button').first().click();
      await dialog(page, 'Craft')
        .getByRole('button', { name: /^(Begin Crafting|Leave the fight and begin)$/ })
        .waitFor();
    },
  },
  {
    name: 'thing',
    path: '/inventory',
    open: async (page) => {
      await main(page).locator('li').getByRole('button').first().click();
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'selling',
    path: '/inventory',
    open: async (page) => {
      await main(page).locator('li').getByRole('button').first().click();
      await page.getByRole('article').getByRole('button', { name: 'Sell' }).click();
      await dialog(page, 'Sell').getByText('Price per unit').waitFor();
    },
  },
  {
    name: 'trophy',
    path: '/relicarium',
    open: async (page) => {
      await openTile(page, 'Harvesting trophies');
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'enemy',
    path: '/bestiary',
    open: async (page) => {
      await openTile(page, 'Enemies of Lanternlea');
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'pet',
    path: '/pets',
    open: async (page) => {
      await openTile(page, 'Pets');
      await page.getByRole('dialog').first().waitFor();
    },
  },
  {
    name: 'training',
    path: '/combat',
    open: async (page) => {
      await page.getByRole('button', { name: 'Training Attribute' }).click();
      await page.getByRole('group', { name: 'What the next kills teach' }).waitFor();
    },
  },
  {
    name: 'healing',
    path: '/combat',
    open: async (page) => {
      await page.getByRole('button', { name: 'Healing Threshold' }).click();
      await page.getByRole('slider', { name: 'Healing threshold' }).waitFor();
    },
  },
  {
    name: 'leaving',
    path: '/combat',
    open: async (page) => {
      await main(page).getByRole('button', { name: 'Leave' }).click();
      await dialog(page, 'Leave combat').getByRole('button', { name: 'Confirm' }).waitFor();
    },
  },
];
