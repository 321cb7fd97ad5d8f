import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { PHONE } from './sizes.ts';

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

test.each([PHONE])('the page of the API documentation shows calls and messages, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'docs' }, async (browser) => {
    const { page } = browser;
    await page.goto('/api/docs');
    await page.getByRole('heading', { level: 1, name: 'Calls and events' }).waitFor();
    await browser.capture('top');

    const contents = page.getByRole('navigation', { name: 'Contents' });
    await contents.getByText('What the character does').click();
    await contents.getByRole('link', { name: 'begin-crafting' }).click();
    const call = page.locator('#call-begin-crafting');
    await expect.poll(async () => (await call.boundingBox())?.y).toBeLessThan(size.height / 2);
    await call.locator('summary').click();
    await call.getByRole('cell', { name: 'You do not have the components for this.' }).waitFor();
    await browser.inspect('call');

    await call.getByRole('link', { name: 'Amount' }).click();
    expect(new URL(page.url()).hash).toBe('#type-Amount');
    await contents.getByText('The hub and its events').click();
    await contents.getByRole('link', { name: 'OnCombatTurn' }).click();
    await browser.capture('event');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  });
});
