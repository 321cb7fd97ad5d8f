import { dropsOfEnemy, meetingChances } from '@slumberfell/engine';
import { API_BASE, type ChronicleAnswer, routes } from '@slumberfell/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP } from './sizes.ts';
import { choose } from './steps/belongings.ts';
import { sendCall } from './steps/create-player.ts';
import { createVeteran } from './steps/veteran.ts';
import { itemNamed, regionNamed, world } from './world.ts';

const HOME = regionNamed('Lanternlea');
const FLAX = itemNamed('Raw Flax');
/** About the combat level of a veteran. */
const LEVEL = 55;
const BREAD = { itemId: itemNamed('Lea Barley Bread').id, amount: 500 };
const HUNT = 7 * 3_600_000;
const [LOOT, enemy] = lootAtHome();

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

/** What open combat at home often brings, with its enemy, of which a new character has no card. */
function lootAtHome() {
  for (const { enemy } of meetingChances(world, HOME.id, LEVEL)) {
    const [drop] = dropsOfEnemy(enemy, world).filter(({ chance }) => chance > 0.2);
    const item = drop && world.item(drop.itemId);
    if (item && enemy.name !== 'Buttonhopper') return [item, enemy] as const;
  }
  throw new Error('Open combat at home brings nothing');
}

test('luck is told where an item and an enemy are shown', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'luck' }, async (browser) => {
    const { page } = browser;
    await createVeteran(browser, server, 'Lucky', [BREAD]);
    let calls = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === API_BASE + routes.chronicle.path) calls++;
    });
    const pageOf = async (name: string, path: string) => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await expect.poll(() => page.locator('dd[aria-busy=true]').count()).toBe(0);
    };
    // Before the first kill both say so. An item that fights do not bring says nothing.
    await pageOf(LOOT.name, `/items/${LOOT.id}`);
    await page.getByText('Nothing yet', { exact: true }).waitFor();
    await pageOf(enemy.name, `/wiki/enemies/${enemy.id}`);
    await page.getByText('Not yet', { exact: true }).waitFor();
    await page
      .getByText(/^One in [\d,]+ kills$/)
      .first()
      .waitFor();
    await pageOf(FLAX.name, `/items/${FLAX.id}`);
    expect(await page.getByText('Found in fights').count()).toBe(0);
    expect(calls).toBe(2);

    await sendCall(browser, server, 'equip-food', BREAD);
    await sendCall(browser, server, 'begin-hunting', { regionId: HOME.id });
    await browser.forward(HUNT);
    const answer = await page.request.get(API_BASE + routes.chronicle.path);
    const { items, kills }: ChronicleAnswer = await answer.json();
    const luck = items.find(({ itemId }) => itemId === LOOT.id)?.luck;
    const beaten = kills.find(({ enemyId }) => enemyId === enemy.id)?.kills ?? 0;
    expect([luck?.expected ?? 0, beaten].every((count) => count > 0)).toBe(true);

    await pageOf(LOOT.name, `/items/${LOOT.id}`);
    const had = new RegExp(`^${luck?.had}, with .+ expected$`);
    const than = /^(Luckier than \d+ of 100|Unluckier than \d+ of 100|About what others have had)/;
    await page.getByText(had).waitFor();
    await page.getByText(than).waitFor();
    await browser.inspect('item');
    calls = 0;
    // A page that is opened from another one shares its answer.
    await page.getByRole('link', { name: enemy.name }).first().click();
    await page.getByText(new RegExp(`^(once|${beaten.toLocaleString('en')} times)$`)).waitFor();
    await page.getByText(new RegExp(`^Found ${luck?.had}, with .+ expected$`)).waitFor();
    await browser.inspect('enemy');
    expect(calls).toBe(0);

    await page.goto('/bestiary');
    await page
      .getByRole('button', { name: new RegExp(enemy.name) })
      .first()
      .click();
    const card = page.getByRole('article', { name: enemy.name });
    await card.getByText('Beaten', { exact: true }).waitFor();
    await card.getByRole('button', { name: 'Loot' }).click();
    await card.getByText(new RegExp(`^Found ${luck?.had}, with .+ expected$`)).waitFor();
    await browser.inspect('bestiary');

    await page.goto('/inventory');
    const details = await choose(browser, LOOT);
    await details
      .getByText(new RegExp(`^Found in fights: ${luck?.had}, with .+ with the same kills\\.$`))
      .waitFor();
    await browser.inspect('bag');
  });
});
