import { amountsOf, EXPERIENCE_TABLE, isCombat, SKILL_COUNT } from '@slumberfell/engine';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { choose } from './steps/belongings.ts';
import { changeCharacter } from './steps/changed-character.ts';
import { leaveButton } from './steps/combat-begun.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { watchFor } from './steps/first-hunt.ts';
import { createVeteran, shownNow } from './steps/veteran.ts';
import { dungeonNamed, itemNamed } from './world.ts';

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

const CUDGEL = itemNamed('Driftwood Cudgel');
const BREAD = itemNamed('Lea Barley Bread');
const MILL = dungeonNamed('The Nodding Mill');

test('packs for the night, warns of a hopeless begin only, and hunts until a number of kills', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'before-combat' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Boy Scout');
    await changeCharacter(browser, server, () => ({
      inventory: amountsOf({ [CUDGEL.id]: 1, [BREAD.id]: 60, [MILL.keyItemId]: 1 }),
    }));
    await page.goto('/local-combat');
    const start = page.getByRole('button', { name: 'Start open combat' });
    const warning = page.getByRole('dialog', { name: 'A hopeless hunt' });
    const rest = page.getByLabel('Rest when the food runs low');

    // Without rest a newcomer without food falls in the first hour.
    await rest.uncheck();
    await start.click();
    await warning.getByText(/most likely fall after/).waitFor();
    await browser.inspect('hopeless');
    await warning.getByRole('button', { name: 'Not now' }).click();
    await warning.waitFor({ state: 'detached' });
    expect((await shownNow(browser)).action).toBeNull();
    await page.reload();
    expect(await rest.isChecked()).toBe(false);
    await rest.check();

    // Bare hands do not reach the end of a dungeon.
    await page
      .getByRole('main')
      .getByRole('button', { name: /The Nodding Mill/ })
      .click();
    const gate = page.getByRole('dialog', { name: MILL.name });
    await gate.getByText('No run begins: too little health and food').waitFor();
    const enter = gate.getByRole('button', { name: 'Start (1 run)' });
    await expect.poll(() => enter.getAttribute('aria-disabled')).toBe('true');
    expect((await shownNow(browser)).action).toBeNull();
    await browser.inspect('dungeon-without-food');
    const restInside = gate.getByRole('checkbox', { name: 'Rest when the food runs low' });
    expect(await refusedRightAfter(restInside, enter)).toBe(false);
    await gate
      .getByText(/^Ends at about \d\d:\d\d, after /)
      .first()
      .waitFor();
    await browser.inspect('dungeon-forecast');
    await expect.poll(() => gate.locator('[aria-busy="true"]').count()).toBe(0);
    await enter.click();
    await gate.getByText(/never reach the end of this dungeon/).waitFor();
    await gate.getByRole('button', { name: 'Start anyway' }).waitFor();
    await browser.inspect('hopeless-dungeon');
    await gate.getByRole('button', { name: 'Not now' }).click();
    // The hunt behind the dialog has the same choice at once.
    expect(await rest.first().isChecked()).toBe(false);
    await restInside.check();
    expect(await rest.first().isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await gate.waitFor({ state: 'detached' });

    await page.getByText(/^Wears and packs Driftwood Cudgel, 60 × Lea Barley Bread\.$/).waitFor();
    // Missing bread does not end a newcomer's hunt badly, so it has the colour of the note below it.
    const missing = page.getByText(
      /^For the whole night you need [\d,]+ more × Lea Barley Bread\. A short one is no shame/,
    );
    expect(await colourOf(missing)).toBe(await colourOf(page.getByText(/^With that: /)));
    await page.getByText(/^With no food packed, low health ends it at \d\d:\d\d, after .+\.$/).waitFor();
    await browser.inspect('night-pack');
    await page.getByRole('button', { name: 'Wear and pack the best' }).click();
    await page.getByText('Worn and packed: Driftwood Cudgel, 60 × Lea Barley Bread.').waitFor();
    const { equipment } = await shownNow(browser);
    expect(equipment).toMatchObject({ weapon: CUDGEL.id, food: BREAD.id, foodAmount: 60 });
    await page.getByText(/is busy until \d\d:\d\d$/).waitFor();
    await page.getByLabel('And then').selectOption('nothing');
    // The food ends the hunt long before the night is over, and it is not said to last.
    await page.getByText(/^Low food ends it at \d\d:\d\d, after .+ of 8 h\.$/).waitFor();
    await page.getByText(/^Runs low at \d\d:\d\d$/).waitFor();
    await page
      .getByText(/^(Survives \d+% of the time, but m|M)ost of the night is lost: .+ to go$/)
      .waitFor();
    expect(await page.getByText('Lasts to the end').count()).toBe(0);
    await browser.inspect('food-ends-it');
    await page.getByText('Nothing else that you own would help.').first().waitFor();
    const bestFor = page.getByRole('combobox', { name: 'Best for' });
    await bestFor.selectOption('safety');
    await page.locator('[aria-busy=false]', { hasText: 'Nothing else that you own would help.' }).waitFor();
    await bestFor.selectOption('experience');

    const order = page.getByRole('combobox', { name: 'Sort by' });
    const names = page.getByRole('region', { name: 'Open Combat' }).getByRole('heading', { level: 3 });
    const byLevel = await names.allTextContents();
    await order.selectOption('experience');
    await expect.poll(async () => String(await names.allTextContents()) === String(byLevel)).toBe(false);

    const until = page.getByRole('combobox', { name: 'Fight until' });
    const done = page.getByText(/, when everything you asked for is done\.$/).first();
    await until.selectOption('level');
    await page.getByLabel('Level', { exact: true }).waitFor();
    await done.waitFor();
    await until.selectOption('time');
    expect(await page.getByLabel('Time of day').inputValue()).toBe('07:00');
    await until.selectOption('kills');
    await page.getByLabel('Kills', { exact: true }).fill('0.5');
    await expect.poll(() => start.getAttribute('aria-disabled')).toBe('true');
    await page.getByLabel('Kills', { exact: true }).fill('2');
    await done.waitFor();
    await browser.inspect('until');
    await start.click();
    await leaveButton(page).waitFor();
    expect(await warning.count()).toBe(0);
    const { action } = await shownNow(browser);
    expect(isCombat(action) && action.kind === 'hunt' && [action.rest, action.until?.killsLeft]).toEqual([
      'armed',
      2,
    ]);
    await watchFor(browser, page.getByText('All done. Your legend is waiting for the next idea.'));
  });
});

const KEYS = 5_000;

test('the most runs of a dungeon are those that the night holds, and not all keys', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'most-runs' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Key Keeper');
    await changeCharacter(browser, server, () => ({
      experience: new Array<number>(SKILL_COUNT).fill(EXPERIENCE_TABLE[59] as number),
      inventory: amountsOf({ [MILL.keyItemId]: KEYS }),
      equipment: { weapon: CUDGEL.id, food: BREAD.id, foodAmount: 50_000 },
    }));
    await page.goto('/local-combat');
    await page
      .getByRole('main')
      .getByRole('button', { name: /The Nodding Mill/ })
      .click();
    const gate = page.getByRole('dialog', { name: MILL.name });
    const max = gate.getByRole('button', { name: /^Max/ });
    await expect.poll(() => max.isEnabled()).toBe(true);
    await max.click();
    const field = await gate.getByLabel('Runs', { exact: true }).inputValue();
    const runs = Number(field.replaceAll(',', ''));
    expect(runs).toBeGreaterThan(1);
    expect(runs).toBeLessThan(KEYS);
    await gate
      .getByText(`Max is ${runs.toLocaleString('en')} runs: as many as the night and the food allow.`)
      .waitFor();
  });
});

const LOAVES = 20_000;

test('the food dialog begins with what the night needs', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'night-food' }, async (browser) => {
    const { page } = browser;
    await createVeteran(browser, server, 'Baker', [{ itemId: BREAD.id, amount: LOAVES }]);
    await page.goto('/inventory');
    const open = async () => {
      const bread = await choose(browser, BREAD);
      await bread.getByRole('button', { name: 'Equip', exact: true }).click();
      return page.getByRole('dialog', { name: 'Equip food' });
    };
    const dialog = await open();
    const field = dialog.getByLabel('Portions', { exact: true });
    const why = dialog.getByText(/^The night needs [\d,]+ portions in open combat in Lanternlea\.$/);
    await why.waitFor();
    const needed = /[\d,]+/.exec((await why.textContent()) ?? '')?.[0] ?? '';
    expect(Number(needed.replaceAll(',', ''))).toBeLessThan(LOAVES);
    expect(await field.inputValue()).toBe(needed);
    await browser.inspect('food-for-the-night');
    await dialog.getByRole('button', { name: `Equip ${needed}` }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await shownNow(browser)).equipment.foodAmount).toBe(Number(needed.replaceAll(',', '')));

    // What the player has typed stays when the forecast is done.
    await page.keyboard.press('Escape');
    await page.reload();
    const again = await open();
    const amount = again.getByLabel('Portions', { exact: true });
    await amount.fill('7');
    await again.getByText(/That many are already packed\.$/).waitFor();
    expect(await amount.inputValue()).toBe('7');
  });
});

const colourOf = (words: Locator): Promise<string> =>
  words.evaluate((element) => getComputedStyle(element).color);

/**
 * Presses a choice, and tells whether a button is disabled in the same moment: after the page has rendered,
 * and before any answer of the forecast or timer.
 */
async function refusedRightAfter(choice: Locator, button: Locator): Promise<boolean> {
  const pressed = await button.elementHandle();
  return choice.evaluate(async (element, sought) => {
    (element as HTMLElement).click();
    await Promise.resolve();
    return (sought as HTMLElement).ariaDisabled === 'true';
  }, pressed);
}

test('a screen reader is told what is rare in a fight after one press', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'read-aloud' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Listener');
    await changeCharacter(browser, server, () => ({
      inventory: amountsOf({ [BREAD.id]: 1 }),
      health: 50,
    }));
    await sendCall(browser, server, 'set-healing-threshold', 90);
    await sendCall(browser, server, 'begin-hunting', { regionId: 1 });
    await page.goto('/combat');
    const said = page.getByRole('status', { name: 'Combat, read aloud' });
    const button = page.getByRole('button', { name: /^Read aloud/ });
    await button.waitFor();
    expect(await said.count()).toBe(0);
    await button.press('Enter');
    expect(await button.textContent()).toBe('Read aloud: on');
    expect(await said.textContent()).toBe('');
    // The food is eaten at once, so it is put on only now that the page reads aloud.
    await sendCall(browser, server, 'equip-food', { itemId: BREAD.id, amount: 1 });
    await expect.poll(() => said.textContent(), { timeout: 30_000 }).toContain('The food is all gone.');
    await button.press('Enter');
    await said.waitFor({ state: 'detached' });
  });
});
