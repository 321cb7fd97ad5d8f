import { ERRORS, NAME_MAX, NAME_MIN } from '@slumberfell/protocol';
import { expect } from 'vitest';
import type { PlayerBrowser } from '../player-browser.ts';

const STATIC_DATA = '**/get-static-data*';
const CREATE = '**/create-character';
const [MAP, AMOUNT, BESTIARY] = [
  '**/assets/TravelModal-*.js',
  '**/assets/AmountControls-*.js',
  '**/assets/BestiaryScreen-*.js',
] as const;

/**
 * Makes the static data fail to load. The loading screen shows an error and a button to try again. A screen
 * of the game leads to the landing page, which shows the error too.
 */
export async function seeNoWorld(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  const refuse = () => page.route(STATIC_DATA, (route) => route.fulfill({ status: 503, body: 'Later.' }));
  await refuse();
  await page.goto('/loading');
  await page.getByRole('alert').getByText('Failed to fetch Static Data').waitFor();
  await browser.inspect('loading-failed');
  await page.unroute(STATIC_DATA);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();

  await refuse();
  await page.goto('/inventory');
  await page.getByRole('alert').getByText('Failed to fetch Static Data').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await browser.inspect('landing-failed');
  await page.unroute(STATIC_DATA);
  await page.getByRole('button', { name: 'Play Now' }).click();
  await page.getByRole('heading', { level: 1, name: /^Welcome, / }).waitFor();
}

/**
 * Makes lazily loaded parts of the page fail to load. The page shows an error, and the part loads after "Try
 * again" or after a reload.
 */
export async function seeNoPart(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  const asleep = page.getByRole('alert').getByText('This page fell asleep.');
  const again = page.getByRole('button', { name: 'Try again' });
  let asked = 0;
  const refuse = (part: string) =>
    page.route(part, (route) => {
      asked += 1;
      return route.fulfill({ status: 404, body: 'Renewed.' });
    });

  await refuse(MAP);
  await page.reload();
  await page.getByRole('button', { name: /^Travel/ }).click();
  await asleep.waitFor();
  expect(asked).toBeLessThan(4);
  await page.unroute(MAP);
  await again.click();
  await page.getByRole('button', { name: /^Travel/ }).click();
  await page.getByRole('dialog', { name: 'Region travel' }).getByRole('button').first().waitFor();
  await page.keyboard.press('Escape');

  await refuse(AMOUNT);
  await page.goto('/inventory');
  await page
    .getByRole('button', { name: /^Driftwood Cudgel, / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Sell' }).click();
  await asleep.waitFor();
  await page.unroute(AMOUNT);
  await again.click();
  await page
    .getByRole('button', { name: /^Driftwood Cudgel, / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Sell' }).click();
  await page.getByRole('dialog', { name: 'Sell' }).getByRole('textbox').waitFor();
  await page.keyboard.press('Escape');

  await refuse(BESTIARY);
  await browser.go('Bestiary');
  await asleep.waitFor();
  await browser.inspect('screen-asleep');
  const before = asked;
  await again.click();
  await expect.poll(() => asked).toBeGreaterThan(before);
  await asleep.waitFor();
  await page.unroute(BESTIARY);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Bestiary' }).waitFor();
}

/**
 * A player without a character opens a screen of the game. The page opens the screen that creates a
 * character; two of its three slots for characters are disabled.
 * @param taken the name of another character, which the server refuses
 */
export async function createAfterAll(browser: PlayerBrowser, name: string, taken: string): Promise<void> {
  const { page } = browser;
  await page.goto('/inventory');
  const dialog = page.getByRole('dialog', { name: 'Create your character' });
  await dialog.waitFor();
  expect(new URL(page.url()).pathname).toBe('/characters');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const closed = page.getByRole('button', { name: /^Slot \d, closed\. One character per account\.$/ });
  expect(await closed.evaluateAll((found) => found.map((slot) => slot.ariaDisabled))).toEqual([
    'true',
    'true',
  ]);
  await closed.last().hover();
  const limit = page.getByRole('tooltip').filter({ hasText: ERRORS['character/limit'].message });
  await limit.waitFor();
  await page.mouse.move(0, 0);
  await limit.waitFor({ state: 'detached' });
  // The tooltip appears for the keyboard's focus too.
  await page.getByRole('button', { name: 'Create character' }).focus();
  await page.keyboard.press('Tab');
  await limit.waitFor();

  await page.getByRole('button', { name: 'Create character' }).click();
  const [field, create] = [
    dialog.getByLabel('Name'),
    dialog.getByRole('button', { name: 'Create', exact: true }),
  ];
  const length = `Name must be between ${NAME_MIN} and ${NAME_MAX} characters.`;
  // A name and a face are proposed, and another name on request.
  const proposed = await field.inputValue();
  expect(await dialog.getByRole('radio', { checked: true }).count()).toBe(1);
  expect(await create.isEnabled()).toBe(true);
  await dialog.getByRole('button', { name: 'Suggest another name' }).click();
  await expect.poll(() => field.inputValue()).not.toBe(proposed);
  await dialog
    .locator('label', { has: page.getByRole('radio') })
    .last()
    .click();
  for (const [wrong, fault] of [
    ['ab', length],
    ['A name that does not end', length],
    ['Zzz!', 'Name contains invalid characters.'],
  ] as const) {
    await field.fill(wrong);
    await dialog.getByText(fault).waitFor();
    expect(await create.isDisabled()).toBe(true);
  }
  await browser.inspect('name-wrong');

  await field.fill(taken);
  await create.click();
  await dialog.getByRole('alert').filter({ hasText: ERRORS['character/name-taken'].message }).waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await browser.inspect('name-taken');
  await field.fill(name);
  await page.route(CREATE, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
  await create.click();
  await dialog.getByRole('alert').getByText('Unknown error').waitFor();
  await page.unroute(CREATE);
  await create.click();
  await page.getByRole('heading', { level: 1, name: `Welcome, ${name}` }).waitFor();
  await page.goto('/characters');
  await page.getByRole('heading', { level: 2, name }).waitFor();
  expect(await closed.count()).toBe(2);
  expect(await page.getByRole('button', { name: 'Create character' }).count()).toBe(0);
}
