import {
  amountsOf,
  EXPERIENCE_TABLE,
  equipObstacles,
  healingThresholdOf,
  isCombat,
  isFood,
  type Shown,
  SKILL_COUNT,
} from '@slumberfell/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { changeCharacter } from './steps/changed-character.ts';
import { createPlayer } from './steps/create-player.ts';
import { shownNow } from './steps/veteran.ts';
import { world } from './world.ts';

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

const LEVEL = 60;
const REGION = Math.max(...world.sets.regions.map(({ id }) => id)) - 1;
const gear = world.sets.items.filter((item) => item.equipmentType !== undefined && !isFood(item));
const foods = world.sets.items.filter(isFood);
const FOOD = foods.reduce((best, item) => (item.healingAmount > best.healingAmount ? item : best));

/** A veteran after a night's hunt: four portions are left in the slot, and better things in the bag. */
const morning = (shown: Shown): Partial<Shown> => {
  const experience = new Array<number>(SKILL_COUNT).fill(EXPERIENCE_TABLE[LEVEL - 1] as number);
  const veteran = { ...shown, experience };
  const wearable = gear.filter((item) => equipObstacles(veteran, item).length === 0);
  return {
    experience,
    regionId: REGION,
    gold: 100_000,
    inventory: amountsOf({ ...Object.fromEntries(wearable.map(({ id }) => [id, 1])), [FOOD.id]: 9_000 }),
    equipment: { food: FOOD.id, foodAmount: 4 },
  };
};

test('Home, Equipment and Combat give one advice', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'one-advice' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Adviser');
    await changeCharacter(browser, server, morning);

    // The slot is nearly empty, but the food of the bag counts, so no night leads back.
    await page.goto('/home');
    const night = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: `Hunt in ${world.region(REGION)?.name}` }) });
    const begin = night.getByRole('button', { name: /^Begin this night/ });
    const steps = () => night.locator('ol li').allTextContents();
    // It begins when the bag is searched.
    await expect.poll(() => begin.getAttribute('aria-disabled'), { timeout: 60_000 }).toBeNull();
    expect(await steps()).toContain('Change what you wear');
    await browser.inspect('home');

    await page.goto('/equipment');
    const heading = page.getByRole('heading', { name: 'Better than what you are wearing' });
    const panel = page.locator('section').filter({ has: heading });
    const offered = panel.getByRole('listitem');
    await offered.first().waitFor();
    await browser.inspect('equipment');
    const count = await offered.count();
    await panel.getByRole('button', { name: 'Wear and pack the best' }).click();
    await page.getByText('You now wear and carry the best you own.').waitFor();
    const { equipment } = await shownNow(browser);
    expect(Object.keys(equipment).filter((slot) => slot !== 'foodAmount')).toHaveLength(count);
    expect(equipment.foodAmount).toBeGreaterThan(100);

    // What Equipment has put on, neither Home nor Combat takes off.
    await page.goto('/home');
    await expect.poll(() => begin.getAttribute('aria-disabled'), { timeout: 60_000 }).toBeNull();
    expect(await steps()).not.toContain('Change what you wear');
    await page.goto('/local-combat');
    await page.getByText('Everything the night needs is worn and packed.').first().waitFor();
    await browser.inspect('combat');

    // The aim is one choice for all screens, too.
    await page.goto('/equipment');
    await panel.getByRole('radio', { name: 'Safety' }).check({ force: true });
    await expect.poll(() => panel.locator('[aria-busy=true]').count(), { timeout: 60_000 }).toBe(0);
    const wear = panel.getByRole('button', { name: 'Wear and pack the best' });
    await panel.getByText('You already wear and carry the best you own for that.').or(wear).waitFor();
    await browser.inspect('aim');
    if (await wear.isVisible()) {
      await expect.poll(() => wear.getAttribute('aria-disabled')).toBeNull();
      await wear.click();
    }
    await panel.getByText('You already wear and carry the best you own for that.').waitFor();
    await page.goto('/local-combat');
    await page.getByText('Everything the night needs is worn and packed.').first().waitFor();
    expect(await page.getByRole('combobox', { name: 'Best for' }).first().inputValue()).toBe('safety');
    const safest = (await shownNow(browser)).equipment;
    await page.goto('/home');
    const safe = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Begin this night/ });
    await expect.poll(() => safe.getAttribute('aria-disabled'), { timeout: 60_000 }).toBeNull();
    await safe.click();
    await expect.poll(async () => isCombat((await shownNow(browser)).action)).toBe(true);
    expect((await shownNow(browser)).equipment).toMatchObject({ weapon: safest.weapon, food: FOOD.id });
  });
});

/** So high that pieces which strike harder at low health never do. */
const HIGH_THRESHOLD = 9_000;

test('the advice sets the healing threshold, with the pieces and alone', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'advised-threshold' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Eater');
    const rewrite = async (change: (shown: Shown) => Partial<Shown>) => {
      // An open page would report that the server is gone.
      await page.goto('about:blank');
      await changeCharacter(browser, server, change);
    };
    await rewrite((shown) => ({ ...morning(shown), healingShare: HIGH_THRESHOLD }));

    await page.goto('/local-combat');
    await page.getByText(/^(Wears|Packs|Wears and packs) .+\.$/).waitFor();
    const lowers = page.getByText(/^Eats at \d+% of health instead of 90%\.$/);
    await lowers.scrollIntoViewIfNeeded();
    await browser.inspect('with-pieces');
    await page.getByRole('button', { name: 'Wear and pack the best' }).click();
    const told = page.getByText(/^Worn and packed: .+ Eats at \d+% of health now\.$/);
    const [, percent] = /at (\d+)% of health now/.exec((await told.textContent()) ?? '') ?? [];
    const { equipment, healingShare } = await shownNow(browser);
    expect(equipment).toMatchObject({ weapon: expect.any(Number), food: FOOD.id });
    expect(Math.round(healingShare / 100)).toBe(Number(percent));

    // The same pieces with the old threshold: now it alone is advised.
    await rewrite(() => ({ healingShare: HIGH_THRESHOLD }));
    await page.goto('/local-combat');
    await page.getByRole('button', { name: `Eat at ${percent}% of health` }).waitFor();
    await lowers.scrollIntoViewIfNeeded();
    await browser.inspect('alone');
    await page.goto('/home');
    const night = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: `Hunt in ${world.region(REGION)?.name}` }) });
    const begin = night.getByRole('button', { name: /^Begin this night/ });
    await expect.poll(() => begin.getAttribute('aria-disabled'), { timeout: 60_000 }).toBeNull();
    const points = healingThresholdOf({ ...(await shownNow(browser)), healingShare });
    const steps = await night.locator('ol li').allTextContents();
    expect(steps).toContain(`Eat at ${points.toLocaleString('en')} health`);
    expect(steps).not.toContain('Change what you wear');
    await browser.inspect('home');
    await page.goto('/equipment');
    const press = page.getByRole('button', { name: `Eat at ${percent}% of health` });
    await press.waitFor();
    await page.getByText(/^With that in open combat in/).waitFor();
    await press.scrollIntoViewIfNeeded();
    await browser.inspect('alone-in-equipment');
    await press.click();
    await page.getByText(`Eats at ${percent}% of health now.`).waitFor();
    const after = await shownNow(browser);
    expect([after.healingShare, after.equipment]).toEqual([healingShare, equipment]);
    await page.getByText('You already wear and carry the best you own for that.').waitFor();
  });
});
