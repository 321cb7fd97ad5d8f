import { REFUSALS } from '@slumberfell/protocol';
import type { Keyboard } from '../keyboard.ts';
import type { PlayerBrowser } from '../player-browser.ts';

/**
 * Opens and closes a dungeon's dialog and the dialogs inside it, and checks that the focus returns each time.
 * Then begins a run with the key that each new character has.
 */
export async function enterByKeyboard({ page }: PlayerBrowser, keyboard: Keyboard): Promise<void> {
  await page.goto('/local-combat');
  await page
    .getByRole('main')
    .getByRole('button', { name: /The Nodding Mill/ })
    .waitFor();
  await keyboard.tabTo(/The Nodding Mill/);
  await keyboard.press('Enter');
  const gate = page.getByRole('dialog', { name: 'The Nodding Mill' });
  await gate.waitFor();

  await keyboard.tabTo('View Loot');
  await keyboard.press('Enter');
  await page.getByRole('dialog', { name: /^Loot from/ }).waitFor();
  await keyboard.expectFocus('← Back to the entrance');
  await keyboard.press('Escape');
  await keyboard.expectFocus('View Loot');
  await keyboard.tabTo('Buy Keys');
  await keyboard.press('Enter');
  await keyboard.expectFocus('← Back to the entrance');
  await keyboard.press('Enter');
  await keyboard.expectFocus('Buy Keys');
  await keyboard.press('Escape');
  await gate.waitFor({ state: 'detached' });
  await keyboard.expectFocus(/The Nodding Mill/);

  await keyboard.press('Enter');
  await gate.waitFor();
  // A newcomer's health does not last one run, and no food is packed.
  await gate
    .getByText('Your health and the packed food are not enough for one run.', { exact: true })
    .waitFor();
  await keyboard.tabTo('Rest when the food runs low');
  await keyboard.press('Space');
  await keyboard.tabTo('Start (1 run)');
  await keyboard.press('Enter');
  // A new character is warned, except where the forecast takes longer than the page waits for it.
  const begun = page.getByRole('heading', { level: 1, name: 'The Nodding Mill' });
  const anyway = page.getByRole('button', { name: 'Start anyway' });
  await begun.or(anyway).waitFor();
  if (await anyway.isVisible()) {
    await keyboard.expectFocus('Not now');
    await keyboard.tabTo('Start anyway');
    await keyboard.press('Enter');
  }
  await begun.waitFor();
}

/** Checks that the button that starts a hunt gives the reason why it is refused, and reads a dungeon. */
export async function seeShutByKeyboard({ page }: PlayerBrowser, keyboard: Keyboard): Promise<void> {
  await keyboard.tabTo('Combat in your Area');
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Combat in Lanternlea' }).waitFor();
  await keyboard.tabTo('Start open combat');
  const told = { name: 'Start open combat', description: REFUSALS['action/in-combat'] };
  await page.getByRole('button', told).waitFor();
  await keyboard.tabTo(/The Nodding Mill/);
  await keyboard.press('Enter');
  const gate = page.getByRole('dialog', { name: 'The Nodding Mill' });
  await gate.waitFor();
  await keyboard.press('Escape');
  await gate.waitFor({ state: 'detached' });
}
