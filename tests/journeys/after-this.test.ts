import { amountsOf, EXPERIENCE_TABLE, type PlanStep, SKILL } from '@slumberfell/engine';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { PHONE } from './sizes.ts';
import { choose, putBack } from './steps/belongings.ts';
import { changeCharacter } from './steps/changed-character.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { shownNow } from './steps/veteran.ts';
import { dungeonNamed, itemNamed, regionNamed, world } from './world.ts';

/** A player plans what comes later, beside the buttons that do it at once, while something runs. */

let server: JourneyServer;
/** What was planned so far. */
let planned: PlanStep[] = [];

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());
beforeEach(() => {
  planned = [];
});

const CUDGEL = itemNamed('Driftwood Cudgel');
const FLAX = itemNamed('Raw Flax');
const BARLEY = itemNamed('Lea Barley');
const DRAUGHT = itemNamed('Drowsymint Draught');
const TINCTURE = itemNamed('Drowsymint Tincture');
const MINT = itemNamed('Drowsymint');
const MILL = dungeonNamed('The Nodding Mill');
const LANTERNLEA = regionNamed('Lanternlea');
const TATTLEWOOD = regionNamed('Tattlewood');
const rest = true;
const hunt = (regionId: number): PlanStep => ({ name: 'begin-hunting', input: { regionId, rest } });
const make = (itemId: number, amount: number): PlanStep => ({
  name: 'begin-crafting',
  input: { itemId, amount },
});

/** An enemy of open combat in a region. */
function enemyOf({ enemies }: { readonly enemies: readonly number[] }) {
  const enemy = world.enemy(enemies[0] ?? 0);
  if (!enemy) throw new Error('The region has no enemy');
  return enemy;
}

/** Presses a button that plans, and expects these steps behind those that are planned already. */
async function plan(browser: PlayerBrowser, button: Locator, ...steps: PlanStep[]): Promise<void> {
  await button.click();
  planned.push(...steps);
  await expect.poll(async () => (await shownNow(browser)).plan?.steps).toEqual(planned);
}

/** A character who gathers, with something to wear and to sell, and who can learn to brew. */
async function beginGathering(browser: PlayerBrowser, name: string): Promise<void> {
  await createPlayer(browser, server, name);
  await changeCharacter(browser, server, ({ experience }) => ({
    gold: 1_000,
    experience: experience.with(SKILL.Alchemy - 1, EXPERIENCE_TABLE[1] ?? 0),
    inventory: amountsOf({ [CUDGEL.id]: 1, [FLAX.id]: 40, [BARLEY.id]: 3, [MILL.keyItemId]: 2 }),
  }));
  await sendCall(browser, server, 'mark-junk', { itemId: BARLEY.id, junk: true });
  await sendCall(browser, server, 'begin-crafting', { itemId: itemNamed('Copper Ore').id, amount: 2_000 });
}

test('while something runs, a player plans to sell and to wear from the bag, on a phone', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'after-this-bag' }, async (browser) => {
    const { page } = browser;
    await beginGathering(browser, 'Later Seller');
    await page.goto('/inventory');
    const junk = page.getByRole('button', { name: 'After this: sell the junk' });
    await junk.waitFor();
    await browser.inspect('junk');
    await plan(browser, junk, { name: 'sell-junk', input: {} });

    const flax = await choose(browser, FLAX);
    await flax.getByRole('button', { name: 'Sell', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Sell' });
    await dialog.getByLabel('Quantity', { exact: true }).fill('12');
    await dialog.getByRole('button', { name: 'After this: sell 12 Raw Flax' }).waitFor();
    await browser.inspect('sell');
    await plan(browser, dialog.getByRole('button', { name: 'After this: sell 12 Raw Flax' }), {
      name: 'sell',
      input: { itemId: FLAX.id, amount: 12 },
    });
    await dialog.waitFor({ state: 'detached' });
    await putBack(browser, FLAX);

    const cudgel = await choose(browser, CUDGEL);
    const wear = cudgel.getByRole('button', { name: `Equip after this: wear ${CUDGEL.name}` });
    await wear.waitFor();
    await browser.inspect('piece');
    await plan(browser, wear, { name: 'wear', input: { pieces: [{ itemId: CUDGEL.id, amount: 1 }] } });
  });
});

test('while something runs, a player plans fights at enemies, items and the warning, on a phone', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'after-this-fights' }, async (browser) => {
    const { page } = browser;
    await beginGathering(browser, 'Later Fighter');
    const near = enemyOf(LANTERNLEA);
    const far = enemyOf(TATTLEWOOD);

    await page.goto('/bestiary');
    await page.getByLabel('Filter by name').fill(far.name);
    await page.getByRole('list', { name: 'Enemies of Tattlewood' }).getByRole('button').first().click();
    const card = page.getByRole('article', { name: far.name });
    const there = card.getByRole('button', { name: /^Hunt here after this: travel to Tattlewood, hunt in / });
    await there.waitFor();
    await browser.inspect('bestiary');
    await plan(browser, there, { name: 'travel', input: { regionId: TATTLEWOOD.id } }, hunt(TATTLEWOOD.id));

    // The plan ends in Tattlewood, so the way back comes first.
    await page.goto(`/wiki/enemies/${near.id}`);
    const back = page.getByRole('button', { name: /^Hunt here after this: travel to Lanternlea, hunt in / });
    await back.waitFor();
    await browser.inspect('enemy');
    await plan(browser, back, { name: 'travel', input: { regionId: LANTERNLEA.id } }, hunt(LANTERNLEA.id));

    await page.goto(`/wiki/dungeons/${MILL.id}`);
    const enter = page.getByRole('button', { name: 'Enter here after this: enter The Nodding Mill' });
    await enter.waitFor();
    await browser.inspect('dungeon');
    await plan(browser, enter, { name: 'begin-dungeon', input: { dungeonId: MILL.id, runs: 1, rest } });

    await page.goto(`/wiki/regions/${LANTERNLEA.id}`);
    await page.getByRole('button', { name: 'Hunt here after this: hunt in Lanternlea' }).waitFor();
    await browser.inspect('region');

    await page.goto(`/items/${itemNamed('Meadow Bone').id}`);
    const bone = page.getByRole('button', { name: 'Hunt for it after this: hunt in Lanternlea' });
    await bone.waitFor();
    await browser.inspect('item');
    await plan(browser, bone, hunt(LANTERNLEA.id));

    await page.goto('/local-combat');
    const beside = page.getByRole('button', { name: 'Hunt here after this: hunt in Lanternlea' });
    await beside.waitFor();
    await browser.inspect('enemies');
    await plan(browser, beside, hunt(LANTERNLEA.id));

    await page.getByLabel('Rest when the food runs low').uncheck();
    await page.getByRole('button', { name: 'Start open combat' }).click();
    const warning = page.getByRole('dialog', { name: 'A hopeless hunt' });
    const later = warning.getByRole('button', { name: 'After this: hunt in Lanternlea' });
    await later.waitFor();
    await browser.inspect('warning');
    await plan(browser, later, { name: 'begin-hunting', input: { regionId: LANTERNLEA.id } });
    await warning.waitFor({ state: 'detached' });
    expect((await shownNow(browser)).action?.kind).toBe('craft');
  });
});

test('a missing component is planned with all that it takes, or hunted, on a phone', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'after-this-missing' }, async (browser) => {
    const { page } = browser;
    await beginGathering(browser, 'Later Brewer');
    await page.goto('/skills/alchemy');
    await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('button', { name: new RegExp(`^${DRAUGHT.name} `) })
      .click();
    const dialog = page.getByRole('dialog');
    const missing = dialog.getByText(`Plan 2 more × ${TINCTURE.name}`);
    await missing.waitFor();
    await browser.inspect('missing');
    await missing.click();
    const all = dialog.getByRole('button', { name: 'All of it after this' });
    await all.waitFor();
    await browser.inspect('missing-open');
    await plan(browser, all, make(MINT.id, 4), make(TINCTURE.id, 2));
    // It closes, and the focus stays where the player was.
    await all.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      `Plan 2 more × ${TINCTURE.name}`,
    );
    const spore = dialog.getByRole('button', { name: /^Hunt for it after this: hunt in Lanternlea/ });
    await plan(browser, spore, hunt(LANTERNLEA.id));
  });
});

test('at rest the warning offers what would help instead, on a phone', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'after-this-at-rest' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Later Never');
    await page.goto('/local-combat');
    await page.getByLabel('Rest when the food runs low').uncheck();
    expect(await page.getByRole('button', { name: /^After this/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Start open combat' }).click();
    const warning = page.getByRole('dialog', { name: 'A hopeless hunt' });
    const advice = await warning.getByText(/^Wears and packs .+, 30 × /).textContent();
    const [, weapon = ''] = /^Wears and packs (.+), 30 × /.exec(advice ?? '') ?? [];
    await browser.inspect('warning-at-rest');
    await warning.getByRole('button', { name: 'Wear and pack the best' }).click();
    await warning.waitFor({ state: 'detached' });
    expect((await shownNow(browser)).equipment.weapon).toBe(itemNamed(weapon).id);
  });
});
