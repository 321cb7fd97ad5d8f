import {
  addAmounts,
  amountsOf,
  dayOf,
  EXPERIENCE_TABLE,
  KEEP_ALL,
  maxHealthOf,
  openQuests,
  type QuestState,
  SKILL_COUNT,
  TURN_TIME,
  weeklyErrandOf,
  weeklyTierOf,
  weekOf,
} from '@slumberfell/engine';
import { API_BASE, routes } from '@slumberfell/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { rewriteCharacter } from './rewrite-character.ts';
import { DESKTOP, PHONE, SIZES } from './sizes.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { shownNow } from './steps/veteran.ts';
import { dungeonNamed, itemNamed, quests, world } from './world.ts';

/** A player closes the first chapters, fulfils an errand, and reads the story again when it is over. */

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

/** Ms in which a strong character beats far more than the ten that the first chapter asks for. */
const HUNT = 900_000;

/** More turns than a pull and a fight of a strong character take. */
const MANY_TURNS = 100;

/** Ms in which a strong character surely meets the rare enemies of the fourth chapter. */
const LONG_HUNT = 14_400_000;
/** More than a run of one of the first dungeons takes, in ms. */
const DUNGEON_RUN = 1_800_000;

/** What the chapters 2 to 6 ask for, and the keys of their dungeons. */
const CHAPTER_ITEMS = [
  ['Lanternwort', 12],
  ['Raw Meadowhide', 20],
  ['Copper Fittings', 12],
  ['Flax Cloth', 10],
  ["Miller's Latchkey", 1],
  ['Tallow Key', 1],
] as const;

/** Level 70 in every skill. */
const STRONG = Array.from({ length: SKILL_COUNT }, () => EXPERIENCE_TABLE[69] ?? 0);

/** The id of an errand that no content has. */
const GONE = 99_999;

/** How the second chapter ends. */
const CLOSING_OF_TWO = quests.chapters.find(({ id }) => id === 2)?.closing ?? '';

/** Counts the calls of a route that a page makes from now on. */
function watchCalls(page: Page, name: keyof typeof routes): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === API_BASE + routes[name].path) calls += 1;
  });
  return () => calls;
}

/** Changes the character while no page of the game is open, which would miss the server. */
const change = async (browser: PlayerBrowser, how: Parameters<typeof rewriteCharacter>[2]): Promise<void> => {
  const { characterData } = await browser.layout();
  await browser.page.goto('about:blank');
  await server.stop();
  await rewriteCharacter(server, characterData.id, how);
  await server.start();
};

test.each(SIZES)('chapters are closed and an errand is fulfilled, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: `quests-${size.name}` }, async (browser) => {
    const { page } = browser;
    const main = page.getByRole('main');
    const notice = (words: RegExp) => page.getByRole('alert').filter({ hasText: words });
    const handOver = main.getByRole('button', { name: 'Hand over', exact: true });
    await createPlayer(browser, server, `Lodger ${size.name}`);
    await change(browser, (shown) => ({
      experience: STRONG,
      health: maxHealthOf({ ...shown, experience: STRONG }),
      equipment: { weapon: itemNamed('Saltsilver Sword').id },
      inventory: addAmounts(
        shown.inventory,
        CHAPTER_ITEMS.map(([itemName, amount]) => ({ itemId: itemNamed(itemName).id, amount })),
      ),
    }));
    await page.goto('/quests');
    await page.getByRole('heading', { level: 2, name: 'The Rent' }).waitFor();
    await main.getByText('0 of 10').waitFor();
    await main.getByText('Something is still missing.').waitFor();
    expect(await handOver.getAttribute('aria-disabled')).toBe('true');
    await browser.inspect('chapter');
    await page.getByText('Board', { exact: true }).click();
    await page.getByText('chapter 2 of the story, Short by a Minute, is closed').waitFor();
    await browser.inspect('bare-board');
    await page.getByText('Story', { exact: true }).click();

    // Each kill moves the bar by its frame, and the chronicle is not asked for. Frames that were not sent,
    // because so much time went by at once, lead to a new layout, and that to the chronicle.
    const calls = watchCalls(page, 'chronicle');
    await sendCall(browser, server, 'begin-hunting', { regionId: 1 });
    const counted = main.getByText(/^\d+ of 10$/);
    for (let turns = 0; turns < MANY_TURNS && (await counted.textContent()) === '0 of 10'; turns++)
      await browser.forward(TURN_TIME);
    await main.getByText('1 of 10').waitFor();
    expect(calls()).toBe(0);
    await browser.forward(HUNT);
    if ((await shownNow(browser)).action !== null) await sendCall(browser, server, 'stop');
    await main.getByText('10 of 10').waitFor();
    await handOver.click();
    await notice(/^You got 690 gold, Copper Sabatons,? and Three-Legged Stool\.$/).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Short by a Minute' }).waitFor();
    await main.getByText('12 of 12').waitFor();
    await page.goto('/home');
    const isWaiting = main.getByRole('link', { name: / is waiting$/ });
    await main.getByRole('link', { name: 'Ambrose Trim is waiting' }).waitFor();
    await browser.inspect('waiting');
    await isWaiting.click();
    await main.getByText('12 of 12').waitFor();
    await handOver.click();
    await notice(/^You got 3 candle-ends, /).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Something Upstairs' }).waitFor();
    await main.getByRole('heading', { name: 'What has just been told' }).waitFor();
    await main.getByText(CLOSING_OF_TWO).waitFor();

    // By the keyboard: the button of the next chapter lies where that of the last one was, and the guard
    // against double presses would refuse a click so soon. The notice comes when the command is over.
    const close = async (came: RegExp, next: string) => {
      await handOver.press('Enter');
      await notice(came).waitFor();
      await page.getByRole('heading', { level: 2, name: next }).waitFor();
    };
    const run = async (dungeonName: string) => {
      await sendCall(browser, server, 'begin-dungeon', { dungeonId: dungeonNamed(dungeonName).id, runs: 1 });
      await browser.forward(DUNGEON_RUN);
      await main.getByText('1 of 1', { exact: true }).waitFor();
    };
    await run('The Nodding Mill');
    await close(/Mill-Quieter/, 'Counting Back');
    await sendCall(browser, server, 'begin-hunting', { regionId: 1 });
    await browser.forward(LONG_HUNT);
    if ((await shownNow(browser)).action !== null) await sendCall(browser, server, 'stop');
    await main.getByText('3 of 3').waitFor();
    await browser.inspect('counting-back');
    await close(/ 990 gold/, 'Wings in the Cellar');
    await run('Candlemoth Cellars');
    await close(/Moth-Turner/, 'Anything, Once');
    await main.getByText('12 of 12').waitFor();
    await close(/Cart-Wheel/, 'Too Little Earth');
    await main.getByText('Lanternlea: 6 chapters').click();
    await main.getByText('1. The Rent').click();
    await main.getByText('Ten, and only the one complaint').waitFor();
    await browser.inspect('six-closed');

    // The Wiki tells of each thing who asks for it, and no later chapter than the open one.
    await page.goto(`/items/${itemNamed('Lanternwort').id}`);
    await page.getByRole('heading', { name: 'Asked for by' }).scrollIntoViewIfNeeded();
    await main.getByText('Chapter 2: Short by a Minute').waitFor();
    await browser.inspect('asked-for');
    await page.goto('/wiki/villagers');
    await main.getByText('Ambrose Trim').waitFor();
    await main.getByText('Not met yet').first().waitFor();
    await browser.inspect('villagers');
    await page.goto('/quests');

    await page.getByText('Board', { exact: true }).click();
    await main.getByText('0 of 3 done').waitFor();
    await browser.inspect('board');
    const take = main.getByRole('button', { name: /^Take on: Bring / });
    const name = String(await take.first().getAttribute('aria-label')).replace('Take on: ', '');
    await take.first().click();
    const promised = main.getByRole('button', { name: `Hand over: ${name}` });
    await promised.waitFor();
    await main.getByText('1 of 4', { exact: true }).waitFor();
    await browser.inspect('taken');
    const [accepted] = (await shownNow(browser)).quests.errands;
    const [itemId = 0] = quests.errands.find(({ id }) => id === accepted?.errandId)?.ids ?? [];
    await change(browser, ({ inventory }) => ({
      inventory: addAmounts(inventory, [{ itemId, amount: accepted?.amount ?? 0 }]),
    }));
    await page.goto('/home');
    await isWaiting.click();
    await promised.click();
    await notice(/^You got 2 candle-ends, .* gold and .* experience in /).waitFor();
    await main.getByText('1 of 3 done').waitFor();
    await main.getByText(/^You have promised nothing\./).waitFor();
    await browser.inspect('handed-over');
  });
});

const questWorld = { ...world, quests: openQuests(quests) };

/** The state of a character whose next chapter has this number. */
const at = (chapter: number, more: Partial<QuestState> = {}): QuestState => ({
  chapter,
  closedOn: null,
  errands: [],
  days: [],
  weeks: [],
  ...more,
});

test.each(SIZES)('a closed chapter is celebrated with what it opens, on a $name', async (size) => {
  const place = { server, size, name: `quests-closed-${size.name}`, celebrates: true };
  await PlayerBrowser.play(place, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, `Closer ${size.name}`);
    const wort = { itemId: itemNamed('Lanternwort').id, amount: 12 };
    await change(browser, ({ inventory }) => ({
      quests: at(2),
      inventory: addAmounts(inventory, [wort]),
    }));
    await page.goto('/quests');
    await page.getByText('Opens the board and errands from Lanternlea.').waitFor();
    await page.getByRole('button', { name: 'Hand over', exact: true }).click();
    const moment = page.getByRole('region', { name: 'A moment' });
    await moment.getByText('Chapter 2 is closed').waitFor();
    await moment.getByText('Short by a Minute', { exact: true }).waitFor();
    await moment.getByText('Opens the board and errands from Lanternlea.').waitFor();
    await browser.inspect('closed');
    await page.getByRole('main').getByText(CLOSING_OF_TWO).waitFor();
    const link = moment.getByRole('link', { name: 'See the board' });
    if (size === PHONE) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await link.click();
    await page.getByRole('main').getByText('0 of 3 done').waitFor();
    await moment.waitFor({ state: 'detached' });
  });
});

test('a chapter opens tomorrow, Hob brings another, and the whole story can be read again', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'quests-later' }, async (browser) => {
    const { page } = browser;
    const main = page.getByRole('main');
    await createPlayer(browser, server, 'Reader');
    await change(browser, () => ({
      quests: at(9, { closedOn: dayOf(server.clock.now()) }),
    }));
    await page.goto('/quests');
    await main.getByText(/^The next chapter opens at \d\d:\d\d, with the new day/).waitFor();
    await browser.inspect('tomorrow');

    await change(browser, () => ({ quests: at(11), gold: 10_000_000 }));
    await page.goto('/quests');
    await main.getByRole('button', { name: /^Send Hob \([\d,]+ gold\)$/ }).click();
    const question = page.getByRole('dialog', { name: 'Let Hob bring it?' });
    await question.getByText('What you own of it stays in your bag.').waitFor();
    await browser.inspect('hob');
    await question.getByRole('button', { name: /^Pay [\d,]+ gold$/ }).click();
    await page.getByRole('heading', { level: 2, name: 'A Hundred Mouths' }).waitFor();

    await change(browser, () => ({
      quests: at(46),
      experience: STRONG,
      inventory: amountsOf({}),
    }));
    await page.goto('/quests?tab=board');
    await main.getByRole('heading', { name: 'The weekly errand' }).waitFor();
    await main
      .getByRole('button', { name: /^Take on: / })
      .last()
      .waitFor();
    await browser.inspect('weeks');

    // Content has changed since: one accepted errand is gone, and another belongs to another week now.
    const week = weekOf(dayOf(server.clock.now()));
    const offered = [0, 1, 2].map((age) => weeklyErrandOf(questWorld, week - age)?.id);
    const other = quests.weeklyErrands.find(({ id }) => !offered.includes(id));
    const running = { tiers: [1, 1, 1], base: 0, isDone: false };
    await change(browser, () => ({
      quests: at(46, {
        weeks: [
          { ...running, week: week - 1, errandId: GONE },
          { ...running, week, errandId: other?.id ?? 0 },
        ],
      }),
    }));
    await page.goto('/quests?tab=board');
    await main.getByText('Last week: nobody asks for this errand any more.').waitFor();
    await main.getByRole('button', { name: 'Put down: an old weekly errand' }).click();
    await main.getByText('Last week: nobody asks for this errand any more.').waitFor({ state: 'detached' });
    await main.getByRole('heading', { level: 3, name: other?.title ?? '' }).waitFor();
    await main.getByRole('button', { name: `Put down: ${other?.title}` }).click();
    await main.getByRole('heading', { level: 3, name: other?.title ?? '' }).waitFor({ state: 'detached' });
    await page.getByText('Story', { exact: true }).click();
    await main.getByText('That is the whole story.').waitFor();
    await main.getByText(/^Fellcrown: /).click();
    await browser.inspect('told');
  });
});

test.each(SIZES)('the last page is read when the story has come to it, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: `quests-ending-${size.name}` }, async (browser) => {
    const { page } = browser;
    const main = page.getByRole('main');
    await createPlayer(browser, server, `Ender ${size.name}`);
    await change(browser, () => ({ quests: at(44) }));
    await page.goto('/quests/ending');
    await main.getByText('The last page is not written yet.').waitFor();
    await change(browser, () => ({ quests: at(45) }));
    await page.goto('/quests');
    await main.getByText(/^Fellcrown: /).click();
    await main.getByText('44. Five More Minutes').click();
    await main.getByRole('link', { name: 'Read it as the last page' }).click();
    await main.getByRole('heading', { level: 1, name: 'Five More Minutes' }).waitFor();
    await main.getByText("'You too.' So Mrs Tapper gave her").waitFor();
    await browser.inspect('ending');
    await main.getByRole('link', { name: 'Back to Quests' }).click();
    await page.getByRole('heading', { level: 2, name: 'Dream Again' }).waitFor();
  });
});

test('accepted errands are handed over together, kept things only when asked, and a week by one of three ways', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'quests-kept' }, async (browser) => {
    const { page } = browser;
    const main = page.getByRole('main');
    const notice = (words: RegExp) => page.getByRole('alert').filter({ hasText: words });
    await createPlayer(browser, server, 'Keeper');
    const day = dayOf(server.clock.now());
    const [free, other, held] = quests.errands.filter(({ kind }) => kind === 'deliver');
    const errands = [free, other, held].flatMap((errand) => errand ?? []);
    const bring = errands.map(({ ids: [itemId = 0], amount }) => ({ itemId, amount }));
    const kept = bring.at(-1)?.itemId ?? 0;
    await change(browser, () => ({
      quests: at(46, {
        errands: errands.map(({ id, amount }) => ({ errandId: id, day, amount, base: 0 })),
      }),
      experience: STRONG,
      inventory: addAmounts(amountsOf({}), bring),
      kept: amountsOf({ [kept]: KEEP_ALL }),
    }));
    await page.goto('/quests?tab=board');
    await main.getByRole('button', { name: 'Hand over all' }).click();
    await notice(/^You got 4 candle-ends, .* gold/).waitFor();
    const promised = main.getByRole('button', { name: /^Hand over: / });
    expect(await promised.count()).toBe(1);
    expect(await promised.getAttribute('aria-disabled')).toBe('true');
    await browser.inspect('kept');
    await main.getByRole('checkbox', { name: 'Include what I keep' }).check();
    await promised.click();
    await main.getByText(/^You have promised nothing\./).waitFor();

    const week = weekOf(day);
    const errand = weeklyErrandOf(questWorld, week);
    if (errand === undefined) throw new Error('There is no errand of this week');
    await main.getByRole('button', { name: `Take on: ${errand.title}` }).click();
    const ways = main.getByRole('list', { name: `Ways: ${errand.title}` }).getByRole('listitem');
    await ways
      .nth(2)
      .getByRole('button', { name: /^Hand over: / })
      .waitFor();
    const [accepted] = (await shownNow(browser)).quests.weeks;
    const way = errand.ways.findIndex(([first]) => first?.term.kind === 'deliver');
    const tier = weeklyTierOf(errand, accepted ?? { tiers: [] }, way + 1);
    if (tier === undefined) throw new Error('No way of the week brings an item');
    await change(browser, () => ({
      inventory: addAmounts(amountsOf({}), [{ itemId: tier.term.id, amount: tier.term.amount }]),
    }));
    await page.goto('/quests?tab=board');
    await ways
      .nth(way)
      .getByRole('button', { name: /^Hand over: / })
      .click();
    await notice(/^You got \d+ candle-ends, .* gold and .* experience in /).waitFor();
    const done = main.getByRole('article').filter({ hasText: errand.title });
    await done.getByText('Done').waitFor();
    await browser.inspect('week-done');
  });
});

test('a story that could not be loaded is asked for again', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'quests-failed' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Patient');
    const isQuests = ({ pathname }: URL) => pathname === API_BASE + routes['get-quests'].path;
    browser.monitor.allow(/get-quests|ERR_FAILED/);
    await page.route(isQuests, (route) => route.abort());
    await page.goto('/quests');
    await page.getByText('The story could not be loaded.').waitFor();
    await browser.inspect('failed');
    await page.unroute(isQuests);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 2, name: 'The Rent' }).waitFor();
  });
});
