import { addAmounts, amountsOf, KEEP_ALL, pointsOfFriendship, type QuestState } from '@slumberfell/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { SIZES } from './sizes.ts';
import { changeCharacter } from './steps/changed-character.ts';
import { createPlayer } from './steps/create-player.ts';
import { shownNow } from './steps/veteran.ts';
import { quests } from './world.ts';

/** A player reads who the villagers are, and becomes a friend by gifts. */

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

const villager = (name: string) => {
  const found = quests.villagers.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no villager ${name}`);
  return found;
};

/** The story after the chapter that opens gifts. */
const afterGifts = (): QuestState => {
  const chapter = quests.chapters.find(({ unlocks }) => unlocks.some((unlock) => unlock.kind === 'gifts'));
  return { chapter: (chapter?.id ?? 0) + 1, closedOn: null, errands: [], days: [], weeks: [] };
};

test.each(SIZES)('a villager takes a gift a week and becomes a friend, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: `villagers-${size.name}` }, async (browser) => {
    const { page } = browser;
    const main = page.getByRole('main');
    const notice = (words: RegExp) => page.getByRole('alert').filter({ hasText: words });
    const host = villager('Mrs Tapper');
    const smith = villager('Ottoline Brand');
    const card = (name: string) =>
      main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
    await createPlayer(browser, server, `Friend ${size.name}`);
    await page.goto('/quests');
    await page.getByText('People', { exact: true }).click();
    await main.getByText(/^You become friends by doing errands\./).waitFor();
    await main.getByText('The story leads to them.').first().waitFor();
    await browser.inspect('not-met');

    const [bread] = (host.likes ?? []).flat();
    const [loaf = 0] = bread?.itemIds ?? [];
    await page.goto('about:blank');
    await changeCharacter(browser, server, () => ({
      quests: afterGifts(),
      friendship: amountsOf({ [host.id]: pointsOfFriendship(3) - 1, [smith.id]: pointsOfFriendship(10) }),
      inventory: addAmounts(amountsOf({}), [{ itemId: loaf, amount: 2 * (bread?.amount ?? 0) }]),
      kept: amountsOf({ [loaf]: KEEP_ALL }),
    }));
    await page.goto('/quests?tab=people');
    await main.getByText(/^0 of \d+ given this week\.$/).waitFor();
    await browser.inspect('people');
    const give = card('Mrs Tapper').getByRole('button', { name: /^Give Mrs Tapper / });
    expect(await give.getAttribute('aria-disabled')).toBe('true');
    await card('Mrs Tapper').getByRole('checkbox', { name: 'Include what I keep' }).check();
    await browser.inspect('kept');
    await give.click();
    await notice(/^Friendship 3 with Mrs Tapper: 3 candle-ends\. “You may call me Mrs Tapper/).waitFor();
    await card('Mrs Tapper').getByText('Given this week').waitFor();
    await card('Mrs Tapper').getByText('Friendship 3', { exact: true }).waitFor();
    await main.getByText(/^1 of \d+ given this week\.$/).waitFor();
    await card('Mrs Tapper').getByText('What friendship brings').click();
    await card('Mrs Tapper')
      .getByText(/^Friendship 6: /)
      .waitFor();
    await browser.inspect('given');
    await card('Ottoline Brand').getByText('Your best friend').waitFor();
    const { inventory, candleEnds } = await shownNow(browser);
    expect(inventory).toEqual(amountsOf({ [loaf]: bread?.amount ?? 0 }));
    expect(candleEnds).toBe(3);
    await page.goto(`/items/${loaf}`);
    await main.getByRole('heading', { name: 'A gift for' }).scrollIntoViewIfNeeded();
    await main.getByRole('link', { name: 'Mrs Tapper' }).last().click();
    await main.getByText(/^1 of \d+ given this week\.$/).waitFor();
    await page.goBack();
    await main.getByRole('heading', { name: 'A gift for' }).scrollIntoViewIfNeeded();
    await browser.inspect('gift-for');
  });
});
