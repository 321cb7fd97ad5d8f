import { API_BASE, type GuestCredentials, routes } from '@slumberfell/protocol';
import { afterAll, beforeAll, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { seeBag, seePiece, seeSelling } from './steps/bag.ts';
import { sendCall } from './steps/create-player.ts';
import { chooseTraining, seeDuel, setThreshold } from './steps/duel.ts';
import { seeBar, seeNavigation } from './steps/frame.ts';
import { createRichPlayer, WIDEST } from './steps/rich-player.ts';
import { createAfterAll, seeNoPart, seeNoWorld } from './steps/troubles.ts';
import { seeWardrobe } from './steps/wardrobe.ts';
import { seeCrafting, seeFilters, seeGathering } from './steps/workshop.ts';

const RICH_NAME = `${WIDEST} d`;

const COMMUNITY = 'https://chat.example.org/bed';

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start({ COMMUNITY_URL: COMMUNITY });
});
afterAll(() => server.close());

/**
 * Shows the rules of chapters 2 and 5 of the specification that no other journey shows
 * (docs/spec-coverage.md).
 */
test.each([DESKTOP])('a rich player sees every line of the screens, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'every-line' }, async (browser) => {
    await createRichPlayer(browser, server, RICH_NAME);
    await browser.page.goto('/home');
    await seeNavigation(browser, server, COMMUNITY);
    await seeBar(browser, server);
    await seeGathering(browser);
    if (!browser.isPhone) await seeFilters(browser);
    await seeCrafting(browser);
    await seeBag(browser);
    await seePiece(browser);
    await seeSelling(browser);
    await seeWardrobe(browser);
    await seeDuel(browser);
    await chooseTraining(browser);
    await setThreshold(browser, server);
  });
});

test.each([PHONE])(
  'screens show what failed to load, and load it on the next try, on a $name',
  async (size) => {
    await PlayerBrowser.play({ server, size, name: 'every-trouble' }, async (browser) => {
      browser.monitor.allow(/400/, /404/, /Failed to fetch dynamically imported/, /409/, /502/, /503/);
      const { path } = routes['get-guest-credentials'];
      const credentials: GuestCredentials = await (await browser.page.request.get(API_BASE + path)).json();
      await sendCall(browser, server, 'register', { ...credentials, isPersistent: true, isGuest: true });
      await createAfterAll(browser, `Late ${size.name}`, RICH_NAME);
      await seeNoWorld(browser);
      await seeNoPart(browser);
    });
  },
);
