import {
  actionPoints,
  amountOf,
  type CrafteableItem,
  craftableAmount,
  craftObstacles,
  levelProgress,
  type Shown,
  skillsOf,
} from '@slumberfell/engine';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { PlayerBrowser } from '../player-browser.ts';
import { craftOf, itemNamed, world } from '../world.ts';
import { openSkill } from './first-trades.ts';
import { shownNow } from './veteran.ts';

const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1 });

/** Points of one action with the pets of the character. */
const pointsOf = (craft: CrafteableItem, shown: Shown): number => actionPoints(craft, 1, shown, world);

const rowsOf = ({ page }: PlayerBrowser): Locator =>
  page.getByRole('main').getByRole('listitem').getByRole('button');

/** Shows the recipes that the character cannot use now or has outgrown. */
export const showRest = ({ page }: PlayerBrowser): Promise<void> =>
  page.getByRole('button', { name: /^Show the rest: / }).click();

/** Sorts by experience per hour, and checks the rates of the first part, also after a reload. */
async function seeOrder(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  await pick(browser, 'Sort by', 'Experience per hour');
  await page.reload();
  const first = page.getByRole('main').getByRole('list').first();
  const rates = first.getByText(/^[\d,]+ xp\/h$/);
  await rates.first().waitFor();
  expect(await page.getByRole('combobox', { name: 'Sort by' }).inputValue()).toBe('experience');
  const shown = (await rates.allTextContents()).map((text) => Number(text.replace(/\D/g, '')));
  expect(shown).toEqual([...shown].sort((one, other) => other - one));
}

async function pick({ page }: PlayerBrowser, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).selectOption({ label: option });
}

/** The options of a select field. */
const optionsOf = ({ page }: PlayerBrowser, field: string): Promise<string[]> =>
  page.getByRole('combobox', { name: field }).getByRole('option').allTextContents();

/**
 * Checks the screen of a gathering skill: level, experience, bar, its recipes, and the filter for available
 * ones.
 */
export async function seeGathering(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  await openSkill(browser, 'Mining');
  const shown = await shownNow(browser);
  const skill = world.sets.skills.find(({ name }) => name === 'Mining');
  const { level, currentLevelExperience, requiredExperienceForNextLevel, percentageToLevel } = levelProgress(
    shown.experience[(skill?.id ?? 0) - 1] ?? 0,
  );
  const main = page.getByRole('main');
  await main.getByText(`Level ${level}`, { exact: true }).first().waitFor();
  const words = `${number(currentLevelExperience)} / ${number(requiredExperienceForNextLevel ?? 0)}`;
  await main.getByText(`Current Experience ${words}`, { exact: true }).waitFor();
  const bar = main.getByRole('progressbar', { name: 'Mining experience' });
  expect(await bar.getAttribute('aria-valuenow')).toBe(String(Math.floor(percentageToLevel)));
  const filled = await bar.locator('i').evaluate((fill) => new DOMMatrix(getComputedStyle(fill).transform).a);
  expect(filled).toBeCloseTo(percentageToLevel / 100, 3);

  const all = world.sets.crafteableItems.filter(({ skillId }) => skillId === skill?.id);
  const here = all.filter((craft) => craftObstacles(shown, craft).length === 0);
  expect(here.length).toBeLessThan(all.length);
  // The list opens at what can be gathered here. One press shows the rest.
  await expect.poll(() => rowsOf(browser).count()).toBe(here.length);
  await showRest(browser);
  await expect.poll(() => rowsOf(browser).count()).toBe(all.length);
  await seeOrder(browser);
  await page.getByLabel('Show only available').check();
  await expect.poll(() => rowsOf(browser).count()).toBe(here.length);
  await browser.inspect('only-available');
  await seeGatheringModal(browser);
}

/** Checks that the dialog of a gathering recipe has the words of gathering, and tells no loss. */
async function seeGatheringModal(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  await rowsOf(browser).first().click();
  const modal = page.getByRole('dialog');
  await modal.getByText('Experience per hour', { exact: true }).waitFor();
  expect(await modal.getByText(/less what it takes/).count()).toBe(0);
  await modal.getByText('Worth per hour', { exact: true }).waitFor();
  await modal.getByText('Gathered per hour', { exact: true }).waitFor();
  await modal.getByRole('button', { name: 'Begin Gathering' }).waitFor();
  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'detached' });
}

/**
 * Checks that gathering skills have a filter by availability, and crafting skills filters by tier, by
 * quality, and by trait where something that is made has one.
 */
export async function seeFilters(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  for (const { id, name, kind } of skillsOf('gathering', 'crafting')) {
    // The navigation scrolls, so two links may be pressed in the same place. The page refuses the second
    // press when it follows at once (`press-guard.ts`).
    await browser.forward(1_000);
    await browser.go(new RegExp(`^${name}`));
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const gathers = kind === 'gathering';
    expect([name, await page.getByLabel('Show only available').count()]).toEqual([name, gathers ? 1 : 0]);
    const makesTraits = world.sets.crafteableItems.some(
      ({ skillId, itemId }) => skillId === id && world.item(itemId)?.traits !== undefined,
    );
    const fields = ['Sort by', ...(gathers ? [] : ['Tier', 'Quality']), ...(makesTraits ? ['Trait'] : [])];
    for (const field of fields) await page.getByRole('combobox', { name: field }).waitFor();
    expect([name, await page.getByRole('combobox').count()]).toEqual([name, fields.length]);
  }
}

/** Checks the screen of a crafting skill: both filters, two rows, and the dialogs of two recipes. */
export async function seeCrafting(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  await openSkill(browser, 'Weaponsmithing');
  expect(await optionsOf(browser, 'Tier')).toEqual(['Any', '1', '2', '3', '4', '5', '6']);
  expect(await optionsOf(browser, 'Quality')).toEqual(['Any', 'Normal', 'Elite']);
  await pick(browser, 'Tier', '1');
  await pick(browser, 'Quality', 'Elite');
  const skillId = world.sets.skills.find(({ name }) => name === 'Weaponsmithing')?.id;
  const crafts = world.sets.crafteableItems.filter((craft) => craft.skillId === skillId);
  const ofFilter = crafts.filter(({ itemId }) => {
    const item = world.item(itemId);
    return item?.rank === 1 && item.quality === 3;
  });
  await expect.poll(() => rowsOf(browser).count()).toBe(ofFilter.length);
  await browser.inspect('weaponsmithing-elite');
  await pick(browser, 'Quality', 'Any');

  const shown = await shownNow(browser);
  for (const [name, badge] of [
    ['Copper Dagger', 'Learned'],
    ['Masterwork Copper Dagger', 'Unlearned'],
  ] as const) {
    const craft = craftOf(itemNamed(name));
    const row = rowsOf(browser).filter({ has: page.getByText(name, { exact: true }) });
    await row.getByText(badge, { exact: true }).waitFor();
    await row.getByText(`Level ${craft.requiredLevel}`, { exact: true }).waitFor();
    await row.getByText(`${craft.baseActionTime} s · ${number(pointsOf(craft, shown))} xp`).waitFor();
    for (const { itemId, amount } of craft.requiredComponents) {
      const words = `${number(amount)} × ${world.item(itemId)?.name}`;
      expect((await row.textContent())?.replace(/\s+/g, ' ')).toContain(words);
    }
  }
  await seeCraftingModal(browser, shown);
  await seeSameExperience(browser, shown);
}

/** Checks that the pages of the Wiki say the experience that the list and the dialog said. */
async function seeSameExperience(browser: PlayerBrowser, shown: Shown): Promise<void> {
  const { page } = browser;
  const dagger = itemNamed('Copper Dagger');
  const craft = craftOf(dagger);
  const points = pointsOf(craft, shown);
  expect(points).toBeGreaterThan(craft.experience);
  const main = page.getByRole('main');
  await page.goto(`/wiki/recipes/${dagger.id}`);
  const fact = main.locator('div', { has: page.getByText('Experience', { exact: true }) }).last();
  expect(await fact.getByRole('definition').textContent()).toBe(number(points));
  await page.goto(`/wiki/skills/${craft.skillId}`);
  await main
    .getByText(`${craft.baseActionTime} s · ${number(points)} xp`)
    .first()
    .waitFor();
  await page.goto(`/items/${dagger.id}`);
  await main
    .getByText(
      `Weaponsmithing level ${craft.requiredLevel} · ${craft.baseActionTime} s · ${number(points)} xp`,
    )
    .waitFor();
}

/** Checks the dialog of an item that can be made, and the dialog of an item whose recipe is not learned. */
async function seeCraftingModal(browser: PlayerBrowser, shown: Shown): Promise<void> {
  const { page } = browser;
  const modal = page.getByRole('dialog', { name: 'Craft' });
  const fact = (name: string) =>
    modal
      .locator('div', { has: page.getByText(name, { exact: true }) })
      .last()
      .getByRole('definition');
  const dagger = itemNamed('Copper Dagger');
  const craft = craftOf(dagger);
  await rowsOf(browser)
    .filter({ has: page.getByText(dagger.name, { exact: true }) })
    .first()
    .click();
  await modal.getByRole('heading', { name: dagger.name }).waitFor();
  expect(await fact('Time').textContent()).toBe(`${craft.baseActionTime} s`);
  expect(await fact('Experience').textContent()).toBe(number(pointsOf(craft, shown)));
  // The attributes are followed by a comparison with the worn piece, so only the beginning of the text is
  // compared.
  expect(await fact('Attack power').textContent()).toMatch(new RegExp(`^${dagger.attackPower} `));
  expect(await fact('Critical chance').textContent()).toMatch(new RegExp(`^${dagger.criticalChance}%`));
  await modal.getByText(`Weaponsmithing ${craft.requiredLevel}`).waitFor();
  await modal.getByText('Worth per hour, less what it takes', { exact: true }).waitFor();

  const most = craftableAmount(shown, craft, world);
  expect(most).toBeGreaterThan(1);
  const amount = modal.getByLabel('Amount', { exact: true });
  await expect.poll(() => amount.inputValue()).toBe(String(most));
  await amount.fill('1');
  await expect.poll(() => modal.getByRole('button', { name: 'Max' }).isEnabled()).toBe(true);
  await amount.fill('99999');
  await expect.poll(() => amount.inputValue()).toBe(String(most));
  for (const { itemId, amount: each } of craft.requiredComponents) {
    const material = modal.getByRole('listitem').filter({ hasText: world.item(itemId)?.name ?? '?' });
    expect(await material.textContent()).toContain(
      `${number(each * most)} needed, ${number(amountOf(shown.inventory, itemId))} owned`,
    );
  }
  expect(await modal.getByRole('button', { name: 'Begin Crafting' }).isEnabled()).toBe(true);
  await browser.inspect('craft');
  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'detached' });

  const masterwork = itemNamed('Masterwork Copper Dagger');
  await rowsOf(browser)
    .filter({ has: page.getByText(masterwork.name, { exact: true }) })
    .click();
  await modal.getByRole('heading', { name: masterwork.name }).waitFor();
  await modal.getByText('Not met: Recipe: Masterwork Copper Dagger').waitFor();
  expect(await modal.getByRole('button', { name: 'Begin Crafting' }).isDisabled()).toBe(true);
  await browser.inspect('craft-unlearned');
  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'detached' });
}
