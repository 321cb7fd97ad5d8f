import { amountsOf, EXPERIENCE_TABLE, type Item, type Shown, SKILL_COUNT } from '@slumberfell/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { PHONE } from './sizes.ts';
import { changeCharacter } from './steps/changed-character.ts';
import { leaveButton } from './steps/combat-begun.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { shownNow } from './steps/veteran.ts';
import { itemNamed, regionNamed } from './world.ts';

/** A player begins last night's work again, with the food and the set of then. */

const [DAGGER, CUIRASS, BOW, BREAD] = [
  'Copper Dagger',
  'Copper Cuirass',
  'Reed Shortbow',
  'Lea Barley Bread',
].map(itemNamed) as [Item, Item, Item, Item];
const HOME = regionNamed('Lanternlea');

const NIGHT = 9 * 3_600_000;
const LEVEL = 40;
const PACKED = 50;

const fighter = (): Partial<Shown> => ({
  experience: new Array<number>(SKILL_COUNT).fill(EXPERIENCE_TABLE[LEVEL - 1] as number),
  equipment: { weapon: DAGGER.id, chest: CUIRASS.id, food: BREAD.id, foodAmount: PACKED },
  inventory: amountsOf({ [BOW.id]: 1, [BREAD.id]: 500 }),
  sets: [{ slot: 1, name: 'Melee', pieces: { weapon: DAGGER.id, chest: CUIRASS.id } }],
});

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

test('last night begins again with one press', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'again' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Again');
    const rewrite = async (change: (shown: Shown) => Partial<Shown>) => {
      await page.goto('about:blank');
      await changeCharacter(browser, server, change);
    };
    await rewrite(fighter);
    await page.goto('/local-combat');
    await page.getByLabel('And then').selectOption({ label: 'Gather Raw Flax' });
    await page.getByRole('button', { name: 'Start open combat' }).click();
    await leaveButton(page).waitFor();

    await page.goto('about:blank');
    await server.stop();
    server.clock.forward(NIGHT);
    await server.start();
    await page.goto('/home');
    const report = page.getByRole('dialog', { name: 'While you rested' });
    await report.getByText('Last time: hunt in Lanternlea, then gather Raw Flax.').waitFor();
    await browser.inspect('report');
    const begun = { action: { kind: 'hunt' }, plan: { status: 'active', round: 1 } };
    const press = report.getByRole('button', { name: 'The same again' });
    expect((await press.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const [panel, foot] = await report.evaluate((one) =>
      [one, one.querySelector('footer')].map((part) => part?.getBoundingClientRect().height ?? 0),
    );
    expect((foot ?? 0) / (panel ?? 1)).toBeLessThan(0.22);
    await press.click();
    await report.waitFor({ state: 'detached' });
    await expect.poll(() => shownNow(browser)).toMatchObject({ ...begun, equipment: { foodAmount: PACKED } });

    // Something else is worn, in another region, and most of the food is gone.
    const elsewhere = HOME.id + 1;
    await sendCall(browser, server, 'stop');
    await rewrite(() => ({
      regionId: elsewhere,
      gold: 10_000,
      equipment: { weapon: BOW.id },
      inventory: amountsOf({ [DAGGER.id]: 1, [BREAD.id]: 10 }),
    }));
    await page.goto('/home');
    const home = page.getByRole('main');
    await home.getByText(/^Travels to Lanternlea first/).waitFor();
    await home.getByText(`Not worn: ${CUIRASS.name}.`, { exact: false }).waitFor();
    await home.getByText(`Only 10 of ${PACKED} × ${BREAD.name} are packed: you own no more.`).waitFor();
    await browser.inspect('home');
    const control = page.getByRole('region', { name: 'Current action' });
    await control.getByRole('button', { name: /^Again\? hunt in Lanternlea, then gather Raw Flax$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'The same again' });
    await dialog.getByText(/^Travels to Lanternlea first/).waitFor();
    await browser.inspect('dialog');
    await dialog.getByRole('button', { name: 'The same again' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => shownNow(browser))
      .toMatchObject({
        ...begun,
        regionId: HOME.id,
        equipment: { weapon: DAGGER.id, food: BREAD.id, foodAmount: 10 },
      });

    // Nothing differs: one press on the control, and by keyboard.
    await sendCall(browser, server, 'stop');
    await rewrite(({ equipment }) => ({
      equipment: { ...equipment, chest: CUIRASS.id, foodAmount: PACKED },
      lastBegin: {
        at: server.clock.now(),
        regionId: HOME.id,
        food: null,
        set: 1,
        step: { name: 'begin-hunting', input: { regionId: HOME.id, until: { kills: 7 } } },
        place: null,
      },
    }));
    await page.goto('/home');
    const again = control.getByRole('button', { name: 'Again: hunt in Lanternlea until 7 kills' });
    await again.waitFor();
    await browser.inspect('control');
    await again.press('Enter');
    await expect
      .poll(async () => (await shownNow(browser)).action)
      .toMatchObject({ kind: 'hunt', until: { killsLeft: 7 } });
    await again.waitFor({ state: 'detached' });
  });
});
