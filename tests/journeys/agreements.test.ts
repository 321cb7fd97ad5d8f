import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ACCOUNT_DATA_MONTHS,
  ANSWER_DAYS,
  API_BASE,
  GIFT_LIMIT,
  LOG_MONTHS,
  MINIMUM_AGE,
  PURCHASE_YEARS,
  routes,
} from '@slumberfell/protocol';
import { BROWSER_LIFETIME, EXPIRED_KEPT, PERSISTENT_LIFETIME } from '@slumberfell/server/accounts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { createPlayer } from './steps/create-player.ts';

const DAY = 86_400_000;

/**
 * Each agreement with sentences that it must contain: the numbers of specification 9.12 and 9.13, and how
 * long the login cookie lasts.
 */
const AGREEMENTS = [
  {
    link: 'Rules',
    path: '/agreements/rules',
    says: [
      `${GIFT_LIMIT.toLocaleString('en')} gold`,
      `at least ${MINIMUM_AGE} years old`,
      `within ${ANSWER_DAYS} days`,
    ],
    section: { title: 'What happens on breach', id: 'breach' },
  },
  {
    link: 'Terms of Use',
    path: '/agreements/tos',
    says: [`at least ${MINIMUM_AGE} years old`, 'One person has one account'],
    section: { title: 'How it ends', id: 'ending' },
  },
  {
    link: 'Privacy Policy',
    path: '/agreements/privacy',
    says: [
      `at most ${ACCOUNT_DATA_MONTHS} months after it was deleted`,
      `at most ${LOG_MONTHS} months`,
      `${PURCHASE_YEARS} years`,
      `within ${ANSWER_DAYS} days`,
      `lasts for ${PERSISTENT_LIFETIME / DAY} days`,
      `worthless ${BROWSER_LIFETIME / DAY} days after`,
      `stays for ${EXPIRED_KEPT / DAY} days more`,
    ],
    section: { title: 'How long it is kept', id: 'how-long' },
  },
] as const;

const HOST = {
  HOST_NAME: 'The Sleepless Inn',
  CONTACT_EMAIL: 'wake@example.org',
  COMMUNITY_URL: 'https://chat.example.org/bed',
};

let named: JourneyServer;
let nameless: JourneyServer;

beforeAll(async () => {
  named = await JourneyServer.start(HOST);
  nameless = await JourneyServer.start();
});
afterAll(async () => {
  await named.close();
  await nameless.close();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Follows a link that opens a new tab. @returns the new tab's page */
async function openTab(page: Page, follow: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), follow()]);
  return tab;
}

test.each([PHONE])('a visitor reads the agreements, on a $name', async (size) => {
  await PlayerBrowser.play({ server: named, size, name: 'agreements' }, async (browser) => {
    const { page } = browser;
    await page.goto('/');
    const foot = page.getByRole('contentinfo');
    await foot.getByRole('link', { name: HOST.CONTACT_EMAIL }).waitFor();
    const counts = await page.getByRole('main').getByRole('listitem').allTextContents();
    expect(counts.slice(0, 2)).toEqual(['250+ enemies', '600+ trophies']);
    const chat = foot.getByRole('link', { name: 'Community chat' });
    expect(await chat.getAttribute('href')).toBe(HOST.COMMUNITY_URL);
    await browser.capture('landing');

    for (const { link, path, says, section } of AGREEMENTS) {
      const tab = await openTab(page, () => foot.getByRole('link', { name: link }).click());
      await heading(tab, link).waitFor();
      expect(new URL(tab.url()).pathname).toBe(path);
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      await browser.capture(link, tab);
      const text = await tab.getByRole('main').textContent();
      for (const words of says) expect(text).toContain(words);
      expect(text).toMatch(/Version of \d{1,2} [A-Z][a-z]+ 20\d\d/);
      expect(text).toContain(HOST.CONTACT_EMAIL);

      await tab
        .getByRole('navigation', { name: 'Contents' })
        .getByRole('link', { name: section.title })
        .click();
      await browser.capture(`${link}-section`, tab);
      expect(new URL(tab.url()).hash).toBe(`#${section.id}`);
      const title = tab.getByRole('heading', { level: 2, name: section.title });
      const top = (await title.boundingBox())?.y ?? Number.NaN;
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThan(size.height / 3);
      await tab.close();
    }
  });
});

test.each([DESKTOP])(
  'agreements open in another tab during registration and during play, on a $name',
  async (size) => {
    await PlayerBrowser.play({ server: named, size, name: 'agreements-beside' }, async (browser) => {
      const { page } = browser;
      await page.goto('/account/guest-register');
      const accept = page.getByLabel('I accept the Terms of Use and the Rules.');
      await accept.check();
      for (const link of ['Terms of Use', 'Rules']) {
        const tab = await openTab(page, () => page.getByRole('link', { name: link }).click());
        await heading(tab, link).waitFor();
        await tab.close();
      }
      expect(await accept.isChecked()).toBe(true);
      await browser.inspect('guest-register');

      await createPlayer(browser, named, `Reader ${size.name}`);
      await page.goto('/home');
      const tab = await openTab(page, () => browser.go('Rules'));
      await heading(tab, 'Rules').waitFor();
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      expect(new URL(page.url()).pathname).toBe('/home');
    });
  },
);

test.each([PHONE])('a page of a server without a host name names its address, on a $name', async (size) => {
  await PlayerBrowser.play({ server: nameless, size, name: 'agreements-nameless' }, async (browser) => {
    const { page } = browser;
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect
      .poll(() => page.getByRole('contentinfo').getByRole('link').allInnerTexts())
      .toEqual(['Rules', 'Terms of Use', 'Privacy Policy', 'Credits']);
    await page.goto('/agreements/tos#contact');
    await page.getByText('The host has not published an address.', { exact: false }).waitFor();
    await browser.inspect('contact');
    const { host } = new URL(nameless.url);
    await page.getByText(`This server is run by ${host}`).waitFor();
    expect(await page.locator('a[href^="mailto:"]').count()).toBe(0);
  });
});

const LAYOUT_PATH = `${API_BASE}${routes['get-layout-data'].path}`;

const MADE = '2026-11-01';

/** Writes the rules of the host, with the versions, the current one first. */
function writeRules(directory: string, versions: readonly string[], text: string): void {
  writeFileSync(
    join(directory, 'rules.md'),
    `---\ntitle: House Rules\nversions:\n${versions.join('\n')}\n---\n\n${text}\n`,
  );
}

const OWN_TEXT = `On **{{host}}** the house has *few* rules: see [our site](https://house.example.org).

## Cats {#cats}

| Who | May play |
|:--|:--|
| Cats | from {{minimum-age}} years on |

1. Be kind, as the [Terms of Use](/agreements/tos) say.

### Not allowed

\`dogs\`
`;

test.each([DESKTOP, PHONE])(
  "a player reads the host's own rules, is asked to accept the changed ones, and goes on, on a $name",
  async (size) => {
    const directory = mkdtempSync(join(tmpdir(), 'agreements-'));
    const first = `  - date: ${MADE}\n    changes: The first version.`;
    writeRules(directory, [first], OWN_TEXT);
    const server = await JourneyServer.start({ ...HOST, AGREEMENTS_DIR: directory });
    try {
      await PlayerBrowser.play({ server, size, name: 'own-rules' }, async (browser) => {
        const { page, monitor } = browser;
        // The test refuses a call once, and restarts the server three times.
        monitor.allow(
          /ERR_FAILED/,
          /ERR_CONNECTION_REFUSED/,
          /ERR_(?:EMPTY_RESPONSE|CONNECTION_RESET)/,
          /websocket/i,
          /409/,
        );
        await createPlayer(browser, server, `Cat ${size.name}`);
        await page.goto('/agreements/rules');
        await heading(page, 'House Rules').waitFor();
        await browser.inspect('own-rules');
        const text = page.getByRole('article');
        expect(await text.getByRole('cell').allTextContents()).toEqual([
          'Cats',
          `from ${MINIMUM_AGE} years on`,
        ]);
        expect(await text.textContent()).toContain(`On ${HOST.HOST_NAME} the house has few rules`);
        const site = text.getByRole('link', { name: 'our site' });
        expect(await site.getAttribute('target')).toBe('_blank');
        expect(await site.getAttribute('rel')).toContain('noopener');
        const loaded = await page.evaluate(() => performance.timeOrigin);
        await text.getByRole('link', { name: 'Terms of Use' }).click();
        await heading(page, 'Terms of Use').waitFor();
        expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);

        await page.route('**/api/utils/agreement/rules', (route) => route.abort());
        await page.goto('/agreements/rules');
        await page.getByText('This page could not be loaded.').waitFor();
        await browser.inspect('agreement-unreachable');
        await page.unroute('**/api/utils/agreement/rules');
        await page.getByRole('button', { name: 'Try again' }).click();
        await heading(page, 'House Rules').waitFor();

        let isHubShut = false;
        await page.routeWebSocket(/\/hubs\//, (socket) => {
          if (isHubShut) void socket.close();
          else socket.connectToServer();
        });
        await page.goto('/home');
        await page.getByRole('heading', { level: 1 }).waitFor();
        const second = '  - date: 2099-01-02\n    changes: Dogs may play, too.\n    consent: true';
        writeRules(directory, [second, first], OWN_TEXT);
        await server.stop();
        await server.start();
        await page.goto('/home');
        const dialog = page.getByRole('dialog', { name: 'Before you go on' });
        await dialog.waitFor();
        await dialog.getByText('Dogs may play, too.').waitFor();
        expect(await dialog.textContent()).not.toContain('The first version.');
        await browser.inspect('consent');
        await page.keyboard.press('Escape');
        await page.mouse.click(5, 5);
        expect(await dialog.isVisible()).toBe(true);
        const tab = await openTab(page, () => dialog.getByRole('link', { name: 'House Rules' }).click());
        await heading(tab, 'House Rules').waitFor();
        await tab.close();
        expect(await dialog.getByRole('button', { name: 'Accept' }).isEnabled()).toBe(false);

        // The account, with the export and the deletion, is open to those who do not accept.
        await dialog.getByRole('link', { name: 'Account' }).click();
        await heading(page, 'Account').waitFor();
        await page.goBack();
        await dialog.getByRole('link', { name: 'Log out' }).click();
        await heading(page, 'Log Out').waitFor();
        await page.getByRole('link', { name: 'Stay' }).click();

        await dialog.getByRole('checkbox', { name: 'I accept the House Rules.' }).check();
        const third = '  - date: 2099-01-03\n    changes: Only small dogs.';
        writeRules(directory, [third, second, first], OWN_TEXT);
        // The page does not know of the third version when the player accepts the second.
        const refused = page.waitForResponse((response) => response.status() === 409);
        await page.route(`**${LAYOUT_PATH}`, async (route) => {
          await refused;
          await route.continue();
        });
        await server.stop();
        await server.start();
        await dialog.getByRole('button', { name: 'Accept' }).click();
        await dialog.getByText('Only small dogs.').waitFor();
        await dialog.getByRole('alert').waitFor();
        await page.unroute(`**${LAYOUT_PATH}`);
        await browser.inspect('consent-changed');

        // The page learns of the fourth version while the box is checked for the third.
        const accepts = dialog.getByRole('checkbox', { name: 'I accept the House Rules.' });
        await accepts.check();
        const fourth = '  - date: 2099-01-04\n    changes: Cats decide.';
        writeRules(directory, [fourth, third, second, first], OWN_TEXT);
        // It fetches the layout again because its attempt to connect fails.
        isHubShut = true;
        await server.stop();
        await server.start();
        await dialog.getByText('Cats decide.').waitFor();
        expect(await accepts.isChecked()).toBe(false);
        expect(await dialog.getByRole('button', { name: 'Accept' }).isEnabled()).toBe(false);
        isHubShut = false;
        await accepts.check();
        await dialog.getByRole('button', { name: 'Accept' }).click();
        await dialog.waitFor({ state: 'hidden' });
        await page.goto('/inventory');
        await heading(page, 'Inventory').waitFor();
        expect(await page.getByRole('dialog').count()).toBe(0);
      });
    } finally {
      await server.close();
      rmSync(directory, { recursive: true });
    }
  },
);

test('the credits lead to the licences of the libraries that the page contains', async () => {
  await PlayerBrowser.play({ server: nameless, size: PHONE, name: 'licences' }, async ({ page }) => {
    await page.goto('/credits');
    await page.getByRole('link', { name: 'full texts' }).click();
    await page.waitForURL('**/licences.txt');
    const text = await page.locator('body').textContent();
    for (const name of ['react', '@mantine/core', 'socket.io-client', 'zustand'])
      expect(text).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(MIT\\)$`, 'm'));
  });
});
