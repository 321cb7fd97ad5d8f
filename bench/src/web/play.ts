import type { Locator, Page } from 'playwright-core';

/** Ms that a player looks at a result before the next action. */
const LOOK = 500;

/** Ms between two steps of one press: moving the pointer, pressing down, releasing. */
const HAND = 80;

/** Ms between two keys of a fast typist: 75 words a minute. */
const PACE = 160;

/** Px of width. Below it the page has the phone layout (specification 2.94). */
const PHONES_TO = 768;

/** A function that throttles the browser's CPU. A `Play` calls it when the screen has loaded. */
type SlowDown = () => Promise<void>;

/**
 * A function that opens a screen and uses it as a player does. It calls `slowDown` when the screen has
 * loaded.
 */
export type Play = (page: Page, slowDown: SlowDown) => Promise<void>;

/**
 * Presses a button with a tap on a phone, or with a mouse that moves, presses and releases. Playwright's
 * `click` is not used, because it evaluates scripts in the page during the interaction.
 */
async function press(page: Page, button: Locator): Promise<void> {
  // Scrolls the button to the middle of the viewport, where no bar of the page covers it.
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(HAND);
  const box = await button.boundingBox();
  if (!box) throw new Error(`${button} is not visible`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (isPhone(page)) {
    const touches = await page.context().newCDPSession(page);
    await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.waitForTimeout(HAND);
    await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  } else {
    await page.mouse.move(x, y);
    await page.waitForTimeout(HAND);
    await page.mouse.down();
    await page.waitForTimeout(HAND);
    await page.mouse.up();
  }
  await page.waitForTimeout(LOOK);
}

async function type(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key, { delay: HAND });
    await page.waitForTimeout(PACE - HAND);
  }
  await page.waitForTimeout(LOOK);
}

/**
 * Opens the details of some items of a full inventory, filters by name and category, and opens and cancels
 * the dialog that sells an item.
 */
export async function playInventory(page: Page, slowDown: SlowDown): Promise<void> {
  await page.goto('/inventory');
  const tiles = page.getByRole('main').locator('li').getByRole('button');
  await tiles.nth(20).waitFor();
  // The page prefetches other screens after it has loaded. The prefetch must not run during the measurement.
  await page.waitForTimeout(4_000);
  await slowDown();

  await lookAt(page, tiles.nth(3));
  await lookAt(page, tiles.nth(12));
  for (let turn = 0; turn < 10; turn++) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(LOOK);
  await lookAt(page, tiles.nth(30));
  await page.evaluate(() => scrollTo(0, 0));
  await press(page, page.getByLabel('Filter by name'));
  await type(page, [...'copper', 'Space', ...'sword']);
  await type(
    page,
    Array.from('copper sword', () => 'Backspace'),
  );
  // Selects options with keys only, because the list of options is drawn by the browser and is not part of
  // the page.
  await page.getByRole('combobox', { name: 'Category' }).focus();
  await type(page, ['ArrowDown', 'ArrowDown', 'End', 'Home']);
  await press(page, tiles.nth(3));
  await press(page, page.getByRole('button', { name: 'Sell', exact: true }));
  await page.getByRole('dialog', { name: 'Sell' }).waitFor();
  await type(page, ['ArrowUp', 'ArrowUp', 'Escape']);
}

/** Opens the details of an item. On phones they open in a sheet, and this function closes the sheet. */
async function lookAt(page: Page, tile: Locator): Promise<void> {
  await press(page, tile);
  if (!isPhone(page)) return;
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  await type(page, ['Escape']);
  await sheet.waitFor({ state: 'detached' });
}

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < PHONES_TO;

/**
 * Changes the healing threshold and the training attribute in a fight, scrolls and clears the combat log, and
 * opens and cancels the dialog that leaves combat.
 */
export async function playCombat(page: Page, slowDown: SlowDown): Promise<void> {
  await page.goto('/combat');
  const lines = page.getByRole('log').getByRole('paragraph');
  await lines.nth(99).waitFor({ state: 'attached' });
  await page.waitForTimeout(4_000);
  await slowDown();

  const healing = page.getByRole('button', { name: 'Healing Threshold' });
  const training = page.getByRole('button', { name: 'Training Attribute' });
  await press(page, healing);
  await page.getByRole('slider', { name: 'Healing threshold' }).focus();
  await type(page, ['ArrowLeft', 'ArrowLeft', 'ArrowRight']);
  await press(page, training);
  const trainingOptions = page.getByRole('group', { name: 'What the next kills teach' });
  await press(page, trainingOptions.getByText('Defence', { exact: true }));
  await press(page, trainingOptions.getByText('Attack', { exact: true }));
  await press(page, training);
  await press(page, page.getByRole('main').getByRole('button', { name: 'Leave' }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Cancel' }));
  await page.getByRole('log').focus();
  await type(page, ['PageDown', 'PageDown', 'Home']);
  await press(page, healing);
  await press(page, healing);
  await press(page, page.getByRole('button', { name: 'Clear' }));
}
