import { API_BASE, type Device, type PushedAlert, routes } from '@slumberfell/protocol';
import { MailReceiver, PushReceiver } from '@slumberfell/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { createValidatedPlayer } from './steps/accounts.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { givePushService, PUSH_HOST } from './steps/push-service.ts';
import { press, push, shownBy, watchedWorker } from './steps/service-worker.ts';
import { shownNow } from './steps/veteran.ts';
import { itemNamed } from './world.ts';

/** A player has devices told: switches them on, chooses of what, tries them, and withdraws them. */

const FLAX = itemNamed('Raw Flax');

const ALERT: PushedAlert = {
  tag: 'a1',
  kind: 'session-end',
  title: 'All done',
  body: 'Your legend is waiting for the next idea.',
  path: '/chronicle',
};

let server: JourneyServer;
let pushes: PushReceiver;

beforeAll(async () => {
  pushes = await PushReceiver.open(PUSH_HOST);
  server = await JourneyServer.start({ ALERT_HOSTS: PUSH_HOST }, pushes);
});
afterAll(async () => {
  await server.close();
  await pushes.close();
});

const devicesOf = async ({ page }: PlayerBrowser): Promise<readonly Device[]> =>
  (await page.request.get(API_BASE + routes.devices.path)).json();

test('alerts are switched on, changed, tried and withdrawn', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'alerts', installs: true }, async (browser) => {
    const { page, monitor } = browser;
    await givePushService(page);
    const credentials = await createPlayer(browser, server, 'Ringer');
    await page.goto('/home');
    await browser.go('Alerts');
    const main = page.getByRole('main');
    await main.getByText('None of your devices gets alerts.', { exact: true }).waitFor();
    pushes.answer = { status: 503 };
    await main.getByRole('button', { name: 'Switch alerts on' }).click();
    await main.getByText('Your first alert did not arrive.').waitFor();
    await main.getByText('this device', { exact: true }).waitFor();
    await main.getByText('Not reached yet').waitFor();
    await browser.inspect('not-reached');
    pushes.answer = { status: 201 };
    await main.getByRole('button', { name: 'Send a test' }).click();
    await main.getByText('Alerts are on.').waitFor();
    await main.getByText('Sent. Your device should ring within a few seconds.').waitFor();
    const [device] = await devicesOf(browser);
    expect(device).toMatchObject({ pushService: PUSH_HOST, quietHours: null, reached: true, current: true });

    await main.getByLabel('What is running ends in ten minutes').check();
    const chapter = main.getByLabel('The next chapter opens');
    expect(await chapter.isChecked()).toBe(false);
    await chapter.check();
    await main.getByLabel('A level in').selectOption({ label: 'Mining, now 1' });
    await main.getByRole('combobox', { name: 'Level', exact: true }).selectOption('12');
    await main.getByLabel('No alerts on this device at certain hours').check();
    await main.getByLabel('To', { exact: true }).fill('06:30');
    await browser.inspect('chosen');
    await main.getByRole('button', { name: 'Save' }).click();
    await page.getByText('This device now gets the alerts you chose.').waitFor();
    const [changed] = await devicesOf(browser);
    expect(changed).toMatchObject({
      id: device?.id,
      quietHours: { from: 1_320, to: 390 },
      wants: { sessionEnd: true, soon: true, chapter: true, level: { level: 12 } },
    });

    pushes.answer = { status: 503 };
    monitor.allow(/502/);
    await main.getByRole('button', { name: 'Send a test' }).click();
    await main.getByRole('alert').filter({ hasText: 'did not accept the alert' }).waitFor();
    await browser.inspect('test-refused');
    pushes.answer = { status: 201 };

    // After another login the page registers the browser again, as it was, and asks nothing.
    await page.goto('about:blank');
    await sendCall(browser, server, 'logout');
    expect(await devicesOf(browser)).toMatchObject({ code: 'request/not-authenticated' });
    await sendCall(browser, server, 'login', {
      email: credentials.username,
      password: credentials.password,
      rememberMe: true,
    });
    await page.goto('/home');
    await expect
      .poll(async () => (await devicesOf(browser)).map(({ wants }) => wants))
      .toEqual([changed?.wants]);

    await page.goto('/alerts');
    await main.getByRole('button', { name: /^Withdraw: / }).click();
    await main.getByText('Alerts are off on this device.').waitFor();
    await page.locator('h2:focus', { hasText: 'All your devices' }).waitFor();
    await main.getByText('None of your devices gets alerts.', { exact: true }).waitFor();
    // A guest has no address for letters.
    expect(await main.getByLabel('A letter when something has ended').isDisabled()).toBe(true);
    await main.getByText('That needs a validated e-mail address').waitFor();
    await browser.inspect('withdrawn');
    expect(await devicesOf(browser)).toEqual([]);
    await page.reload();
    await main.getByText('Alerts are off on this device.').waitFor();
    expect(await devicesOf(browser)).toEqual([]);
  });
});

test('letters about ends are switched on and off', async () => {
  const mails = await MailReceiver.open();
  const posting = await JourneyServer.start({ SMTP_URL: mails.url });
  try {
    await PlayerBrowser.play({ server: posting, size: DESKTOP, name: 'alerts-letters' }, async (browser) => {
      const { page } = browser;
      const email = 'letters@example.org';
      const resident = { email, password: 'a long password', name: 'Reader' };
      await createValidatedPlayer(browser, posting, mails, resident);
      await page.goto('/alerts');
      const letter = page.getByLabel('A letter when something has ended');
      expect(await letter.isChecked()).toBe(false);
      await letter.check();
      await page.getByText('You will get a letter.').waitFor();
      await browser.inspect('switched-on');
      await page.reload();
      await expect.poll(() => letter.isChecked()).toBe(true);
      await letter.uncheck();
      await page.getByText('No letter will be sent.').waitFor();
      await page.reload();
      await letter.waitFor();
      expect(await letter.isChecked()).toBe(false);
      await page.goto('about:blank');
    });
  } finally {
    await posting.close();
    await mails.close();
  }
});

test('a device that cannot be told says why', async () => {
  await PlayerBrowser.play(
    { server, size: PHONE, name: 'alerts-not-here', installs: true },
    async (browser) => {
      const { page } = browser;
      await createPlayer(browser, server, 'Deaf');
      const main = page.getByRole('main');
      // Chromium without a window denies all notifications.
      await page.goto('/alerts');
      await main.getByText('This browser is blocking our alerts.').waitFor();
      await browser.inspect('denied');
      expect(await main.getByRole('button', { name: 'Switch alerts on' }).count()).toBe(0);

      await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { get: () => false }));
      await page.reload();
      await main.getByText('This page was not opened over https.').waitFor();
      await browser.inspect('insecure');
    },
  );
});

test('an alert is shown, and its buttons lead into the game', async () => {
  await PlayerBrowser.play(
    { server, size: DESKTOP, name: 'alerts-arrive', installs: true },
    async (browser) => {
      const { page } = browser;
      await createPlayer(browser, server, 'Woken');
      await page.goto('/home?again');
      // Nothing was begun, so there is nothing to offer.
      await page.waitForURL('**/home');
      await sendCall(browser, server, 'begin-crafting', { itemId: FLAX.id, amount: 10 });
      await sendCall(browser, server, 'stop');
      // The page is opened before its service worker is.
      await page.goto('/inventory');
      await page.getByRole('heading', { level: 1, name: 'Inventory' }).waitFor();
      const worker = await watchedWorker(page);
      await page.evaluate(() => Object.assign(globalThis, { isSame: true }));

      await push(page, ALERT);
      await push(page, 'no alert');
      await expect.poll(() => shownBy(worker)).toHaveLength(2);
      const [shown, unreadable] = await shownBy(worker);
      if (!shown || !unreadable) throw new Error('no notification was shown');
      expect(shown).toMatchObject({ title: ALERT.title, options: { tag: ALERT.tag, body: ALERT.body } });
      expect(unreadable.options.body).toContain('Open the game');

      await press(worker, shown, '');
      await page.waitForURL('**/chronicle');
      await page.getByRole('heading', { level: 1, name: 'Chronicle' }).waitFor();
      // The open page shows it, and is not loaded again.
      expect(await page.evaluate(() => Reflect.get(globalThis, 'isSame'))).toBe(true);
      expect(page.context().pages()).toHaveLength(1);
      await press(worker, shown, 'again');
      const dialog = page.getByRole('dialog', { name: 'The same again' });
      await dialog.getByText('Last time: gather 10 Raw Flax.').waitFor();
      expect((await shownNow(browser)).action).toBeNull();
      await browser.inspect('again');
      await dialog.getByRole('button', { name: 'The same again' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.waitForURL('**/home');
      expect((await shownNow(browser)).action).toMatchObject({ kind: 'craft', itemId: FLAX.id });
    },
  );
});

test('the title of an open page counts down, and a sound can be switched on', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'alerts-open' }, async (browser) => {
    const { page } = browser;
    await page.addInitScript(() => {
      const tones: number[] = [];
      Object.assign(globalThis, { tones });
      const begin = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function start(at) {
        tones.push(this.frequency.value);
        begin.call(this, at);
      };
    });
    const tones = () => page.evaluate(() => (globalThis as unknown as { tones: number[] }).tones.length);
    await createPlayer(browser, server, 'Listener');
    await page.goto('/alerts');
    const sound = page.getByLabel('A short sound when something ends');
    expect(await sound.isChecked()).toBe(false);
    expect(await page.title()).toBe('Alerts · Slumberfell');
    await sound.check();
    await expect.poll(tones).toBe(2);
    await sendCall(browser, server, 'begin-crafting', { itemId: FLAX.id, amount: 1 });
    await expect.poll(() => page.title()).toMatch(/^\d+ s · Alerts · Slumberfell$/);
    await expect.poll(tones, { timeout: 30_000 }).toBe(4);
    await expect.poll(() => page.title()).toBe('Alerts · Slumberfell');
    await page.reload();
    await sound.waitFor();
    expect(await sound.isChecked()).toBe(true);
  });
});

test('a server that sends no alerts says so', async () => {
  const silent = await JourneyServer.start({ ALERTS: 'off' });
  try {
    await PlayerBrowser.play({ server: silent, size: PHONE, name: 'alerts-off' }, async (browser) => {
      const { page, monitor } = browser;
      await createPlayer(browser, silent, 'Quiet');
      monitor.allow(/409/);
      await page.goto('/alerts');
      await page.getByRole('main').getByText('This server sends no alerts.').waitFor();
      await browser.inspect('off-by-host');
    });
  } finally {
    await silent.close();
  }
});
