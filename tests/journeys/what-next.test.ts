import { amountsOf, EXPERIENCE_TABLE, type Shown, SKILL } from '@slumberfell/engine';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { Keyboard } from './keyboard.ts';
import { PlayerBrowser } from './player-browser.ts';
import { SIZES } from './sizes.ts';
import { changeCharacter } from './steps/changed-character.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { shownNow } from './steps/veteran.ts';
import { itemNamed } from './world.ts';

/** A player sees what would bring most and is not owned yet, pins it, plans it, and hides another thing. */

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

const DAGGER = itemNamed('Copper Dagger');
const CUDGEL = itemNamed('Driftwood Cudgel');
const BREAD = itemNamed('Lea Barley Bread');
const FLAX = itemNamed('Raw Flax');
const LEVEL = 4;
/** The search tries on everything in reach. */
const PATIENT = { timeout: 120_000 };

/** A fighter with food for many nights and the plain weapon: a better one can be made. */
const fighter = ({ experience }: Shown): Partial<Shown> => ({
  experience: experience.map((before, index) =>
    [SKILL.Attack, SKILL.Melee, SKILL.Defence].includes((index + 1) as never)
      ? (EXPERIENCE_TABLE[LEVEL - 1] ?? 0)
      : before,
  ),
  inventory: amountsOf({ [BREAD.id]: 20_000 }),
  equipment: { weapon: CUDGEL.id, food: BREAD.id, foodAmount: 5_000 },
});

const listOf = (page: Page): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'What next' }) });
const rowOf = (page: Page, name: string): Locator =>
  listOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

for (const size of SIZES)
  test(`a thing in reach is seen, pinned and planned (${size.name})`, async () => {
    await PlayerBrowser.play({ server, size, name: 'what-next' }, async (browser) => {
      const { page } = browser;
      await createPlayer(browser, server, `Wanter ${size.name}`);
      await changeCharacter(browser, server, fighter);
      await sendCall(browser, server, 'begin-crafting', { itemId: FLAX.id, amount: 2_000 });

      await page.goto('/equipment');
      await page.getByText('Trying on what you do not own yet').waitFor({ state: 'attached' });
      const dagger = rowOf(page, DAGGER.name);
      await dagger.waitFor(PATIENT);
      await dagger.getByText(/^\+\d+% experience$/).waitFor();
      await dagger.getByText(/^Make it: \d+ min/).waitFor();
      await dagger.scrollIntoViewIfNeeded();
      await browser.inspect('equipment');
      const low = await listOf(page)
        .getByRole('button')
        .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 43.5).length);
      if (browser.isPhone) expect(low).toBe(0);

      // The keyboard pins it, hides it and shows it again.
      const keyboard = new Keyboard(page);
      const star = dagger.getByRole('button', { name: `My next: ${DAGGER.name}` });
      await star.focus();
      await keyboard.press('Enter');
      await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
      await dagger.getByText('My next', { exact: true }).waitFor();
      expect(await listOf(page).getByRole('heading', { level: 3 }).first().textContent()).toBe(DAGGER.name);
      await browser.inspect('pinned');
      await keyboard.tabTo(`Hide ${DAGGER.name}`);
      await keyboard.press('Enter');
      await dagger.waitFor({ state: 'detached' });
      await listOf(page).getByText('1 hidden').click();
      await browser.inspect('hidden');
      await listOf(page)
        .getByRole('button', { name: `Show again: ${DAGGER.name}` })
        .click();

      await dagger.waitFor(PATIENT);
      await dagger.getByRole('button', { name: `Plan it: ${DAGGER.name}` }).click();
      await dagger.getByText('Planned', { exact: true }).waitFor();
      const { plan } = await shownNow(browser);
      expect(plan?.steps.at(-1)).toMatchObject({ input: { itemId: DAGGER.id, amount: 1 } });

      await page.goto('/home');
      await rowOf(page, DAGGER.name).getByText('Planned', { exact: true }).waitFor(PATIENT);
      await rowOf(page, DAGGER.name).scrollIntoViewIfNeeded();
      await browser.inspect('home');

      // Where nothing runs, one press begins a night that makes it, puts it on and fights with it.
      const rest = async () => {
        await page.goto('about:blank');
        await sendCall(browser, server, 'stop');
        await sendCall(browser, server, 'set-plan', { steps: [] });
      };
      await rest();
      // Home proposes nights when the first steps are done.
      await changeCharacter(browser, server, ({ experience }) => ({
        experience: experience.map((before) => Math.max(before, EXPERIENCE_TABLE[LEVEL - 1] ?? 0)),
      }));
      await sendCall(browser, server, 'pin-wanted', { thing: { kind: 'item', id: DAGGER.id } });
      await page.goto('/home');
      const night = page
        .getByRole('article')
        .filter({ has: page.getByText('My next', { exact: true }) })
        .filter({ has: page.getByRole('heading', { name: DAGGER.name }) });
      const begin = night.getByRole('button', { name: /^Begin this night/ });
      await begin.waitFor(PATIENT);
      await night.getByText('This night brings it.').waitFor();
      await night.getByText(/^Make it: \d+ min/).waitFor();
      await begin.scrollIntoViewIfNeeded();
      await browser.inspect('night');
      await expect.poll(() => begin.getAttribute('aria-disabled'), PATIENT).toBeNull();
      await begin.click();
      await expect.poll(async () => (await shownNow(browser)).action?.kind).toBe('craft');
      const names = (await shownNow(browser)).plan?.steps.map(({ name }) => name) ?? [];
      expect(names).toEqual(expect.arrayContaining(['wear', 'equip-food', 'begin-hunting']));

      // On Equipment the press begins the way alone.
      await rest();
      await page.goto('/equipment');
      await dagger.getByRole('button', { name: `Begin it: ${DAGGER.name}` }).click(PATIENT);
      await expect.poll(async () => (await shownNow(browser)).action?.kind).toBe('craft');
    });
  });
