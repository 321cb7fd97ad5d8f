import { amountOf, type Item, levelOf, type Shown, type SKILL } from '@slumberfell/engine';
import { REFUSALS, readCharacter } from '@slumberfell/protocol';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { PlayerBrowser } from '../player-browser.ts';
import { craftOf, itemNamed, world } from '../world.ts';

type SkillName = keyof typeof SKILL;

const idOf = (skill: SkillName): number => world.sets.skills.find(({ name }) => name === skill)?.id ?? 0;

export async function openSkill(browser: PlayerBrowser, skill: SkillName): Promise<void> {
  await browser.go(new RegExp(`^${skill}`));
  await browser.page.getByRole('heading', { level: 1, name: skill }).waitFor();
}

const recipeOf = ({ page }: PlayerBrowser, item: Item): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(`^${item.name} `) });

const pictureOf = ({ name }: Item): string => name.toLowerCase().replaceAll(' ', '-');

/**
 * Opens a recipe, checks its dialog and begins the action. @param amount `all`: the amount that the dialog
 * proposes
 */
export async function begin(browser: PlayerBrowser, item: Item, amount: number | 'all'): Promise<void> {
  const { page } = browser;
  await recipeOf(browser, item).click();
  const modal = page.getByRole('dialog');
  await modal.getByText(item.description).waitFor();
  if (amount !== 'all') await modal.getByLabel('Amount', { exact: true }).fill(String(amount));
  await browser.inspect(`craft-${pictureOf(item)}`);
  await modal.getByRole('button', { name: /^Begin (Crafting|Gathering)$/ }).click();
  await modal.waitFor({ state: 'detached' });
}

/** Makes an amount of an item, and waits for each action. Checks the level of the skill afterwards. */
async function make(browser: PlayerBrowser, skill: SkillName, item: Item, amount: number): Promise<void> {
  const { page } = browser;
  await openSkill(browser, skill);
  await browser.capture(skill.toLowerCase());
  await begin(browser, item, amount);
  const control = page.getByRole('region', { name: 'Current action' });
  await control.getByRole('link', { name: item.name }).waitFor();
  const { action } = await shownNow(browser);
  if (action?.kind !== 'craft') throw new Error(`${item.name} is not being made`);
  const half = amount / 2;
  for (let done = 0; done < amount; ) {
    const next = action.actionAt + (done + 1) * craftOf(item).baseActionTime * 1_000;
    await browser.forwardTo(next);
    const before = done;
    done = await countAbove(browser, before, amount);
    if (before < half && done >= half) await browser.capture(`making-${pictureOf(item)}`);
  }
  await control.getByText('Wide awake').waitFor();

  const { experience } = await shownNow(browser);
  const level = levelOf(experience[idOf(skill) - 1] ?? 0);
  const head = page.getByRole('heading', { level: 1, name: skill }).locator('..');
  await head.getByText(`Level ${level}`, { exact: true }).waitFor();
}

/**
 * Waits until the page shows more than `before` made items. @returns how many it shows; a slow machine may
 * skip numbers
 */
async function countAbove({ page }: PlayerBrowser, before: number, amount: number): Promise<number> {
  const control = page.getByRole('region', { name: 'Current action' });
  const created = await page.waitForFunction(
    ([words, more, all]) => {
      const said = words?.textContent ?? '';
      if (said.includes('Wide awake')) return all;
      const count = Number(/(?:Created|Gathered) ([\d,]+) /.exec(said)?.[1] ?? 0);
      return count > more ? count : null;
    },
    [await control.elementHandle(), before, amount] as const,
  );
  return (await created.jsonValue()) ?? before;
}

const shownNow = async (browser: PlayerBrowser): Promise<Shown> => readCharacter(await browser.layout());

/**
 * Makes barley, bread, ore, coal and ingots. Then opens the recipe of a dagger and checks which components it
 * lacks.
 */
export async function learnTrades(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  const barley = itemNamed('Lea Barley');
  await openSkill(browser, 'Harvesting');
  await browser.capture('gathering-skill');
  await make(browser, 'Harvesting', barley, 14);
  expect(amountOf((await shownNow(browser)).inventory, barley.id)).toBeGreaterThanOrEqual(14);
  await make(browser, 'Cooking', itemNamed('Lea Barley Bread'), 7);
  await make(browser, 'Mining', itemNamed('Copper Ore'), 16);
  await make(browser, 'Mining', itemNamed('Lampcoal'), 8);
  await make(browser, 'Armorsmithing', itemNamed('Copper Ingot'), 8);

  await openSkill(browser, 'Weaponsmithing');
  const dagger = itemNamed('Copper Dagger');
  const { inventory } = await shownNow(browser);
  const lacking = craftOf(dagger).requiredComponents.filter(
    ({ itemId, amount }) => amountOf(inventory, itemId) < amount,
  );
  const row = recipeOf(browser, dagger);
  await row.getByText('Level 1', { exact: true }).waitFor();
  await browser.inspect('crafting-skill');
  for (const { itemId } of lacking) {
    await row.getByText(`${world.item(itemId)?.name}, not enough owned`).waitFor({ state: 'attached' });
  }
  await row.click();
  const modal = page.getByRole('dialog');
  await modal.getByText('Required Materials').waitFor();
  await browser.inspect('craft-copper-dagger');
  // The dagger needs a strap. The character lacks it unless an enemy has dropped one.
  const lacks = lacking.length > 0;
  expect(await modal.getByText(REFUSALS['craft/missing-input']).isVisible()).toBe(lacks);
  expect(await modal.getByRole('button', { name: 'Begin Crafting' }).isDisabled()).toBe(lacks);
  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'detached' });
}
