import { dropsOfEnemy, enemyPlaces, meetingChances } from '@slumberfell/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { createPlayer } from './steps/create-player.ts';
import { shownNow } from './steps/veteran.ts';
import { itemNamed, regionNamed, world } from './world.ts';

const FLAX = itemNamed('Raw Flax');
const SWORD = itemNamed('Saltsilver Sword');
const HOME = regionNamed('Lanternlea');
const AWAY = regionNamed('Tattlewood');

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

test('a visitor without an account searches the Wiki, reads on, and finds the way into the game', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'wiki-visitor' }, async (browser) => {
    const { page } = browser;
    await page.goto('/wiki');
    await page.getByRole('searchbox', { name: 'Search the Wiki' }).fill('raw fl');
    await page
      .getByRole('link', { name: /^Raw Flax/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: FLAX.name }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/items/${FLAX.id}`);
    expect(await page.title()).toContain(FLAX.name);
    // A visitor owns nothing, so the page says nothing about it.
    expect(await page.getByText('Owned', { exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: 'Gather it' }).click();
    await page.getByText('Nothing but time: it is gathered.').waitFor();
    await page.goBack();
    await page.goBack();
    // The search stands in the address, so the list is there again.
    await page
      .getByRole('link', { name: /^Raw Flax/ })
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Play' }).click();
    await page.getByRole('dialog', { name: 'Enter Slumberfell' }).waitFor();
  });
});

test('the facts of an entry are not covered by the next panel, on a phone', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'wiki-facts' }, async ({ page }) => {
    const [enemy] = world.sets.enemies;
    await page.goto(`/wiki/enemies/${enemy?.id}`);
    const experience = await page.getByText('Base experience', { exact: true }).boundingBox();
    const next = await page.getByRole('heading', { name: 'Where to meet it' }).boundingBox();
    expect((experience?.y ?? 0) + (experience?.height ?? 0)).toBeLessThan(next?.y ?? 0);
  });
});

test('names lead a player to the Wiki, out of dialogs too', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'wiki-player' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Well Read');
    await page.goto('/local-combat');
    const met = meetingChances(world, HOME.id, 1).find(({ chance }) => chance > 0.05)?.enemy;
    const abroad = meetingChances(world, AWAY.id, 30)[0]?.enemy;
    if (!met || !abroad) throw new Error('A region has no enemies');
    await page.getByRole('main').getByRole('link', { name: met.name }).click();
    await page.getByRole('heading', { level: 1, name: met.name }).waitFor();
    expect(enemyPlaces(met.id, world).regions.map(({ name }) => name)).toContain(HOME.name);
    await page.getByText(/% of fights$/).waitFor();
    await page.getByText('For you, at your present levels').waitFor();

    await page.goto('/skills/tailoring');
    await page.getByRole('button', { name: /^Flax Cloth/ }).click();
    const crafting = page.getByRole('dialog', { name: 'Craft' });
    await crafting.getByRole('link', { name: FLAX.name }).click();
    await page.getByRole('heading', { level: 1, name: FLAX.name }).waitFor();
    await crafting.waitFor({ state: 'detached' });
    await page.getByText('Owned', { exact: true }).waitFor();

    // This dialog belongs to the frame of all screens: without closing itself it would cover the entry.
    await page.getByRole('button', { name: /^Travel\. / }).click();
    const regions = page.getByRole('dialog', { name: 'Region travel' });
    await regions.getByRole('button', { name: new RegExp(`^${AWAY.name}`) }).click();
    const region = page.getByRole('dialog', { name: AWAY.name });
    await region.getByRole('link', { name: abroad.name }).click();
    await page.getByRole('heading', { level: 1, name: abroad.name }).waitFor();
    await region.waitFor({ state: 'detached' });
  });
});

test('an item says what brings it now and a region what it has', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'wiki-sources' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Seeker');
    // A newcomer cannot make it, and is told why.
    await page.goto(`/items/${SWORD.id}`);
    await page.getByText(/ level \d+, yours is 1\. About .+, (at first )?making /).waitFor();
    await browser.inspect('out-of-reach');

    const [drop] = meetingChances(world, HOME.id, 1).flatMap(({ enemy }) => dropsOfEnemy(enemy, world));
    await page.goto(`/items/${drop?.itemId}`);
    await page.getByRole('link', { name: 'Open combat in Lanternlea' }).waitFor();
    await page
      .locator('[data-reach=here]', { hasText: /^✓ Here ?One in / })
      .first()
      .waitFor();
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
    await browser.inspect('fights');

    await page.goto(`/items/${FLAX.id}`);
    const quickest = page.getByRole('region', { name: 'What brings it to you' });
    await page.getByText('✓ Here · one in 5 s').waitFor();
    await browser.inspect('sources');
    await quickest.getByRole('button', { name: /^Gather/ }).click();
    await quickest.getByText('Under way').waitFor();

    await page.getByRole('button', { name: /^Travel\. / }).click();
    const regions = page.getByRole('dialog', { name: 'Region travel' });
    await regions
      .getByText(new RegExp(`^${AWAY.enemies.length} new cards · `))
      .first()
      .waitFor();
    await expect.poll(() => regions.locator('[aria-busy=true]').count()).toBe(0);
    await browser.inspect('regions');
    expect((await shownNow(browser)).action).toMatchObject({ kind: 'craft', itemId: FLAX.id });
  });
});
