import { API_BASE, type GuestCredentials, routes } from '@slumberfell/protocol';
import { afterAll, beforeAll, test } from 'vitest';
import { House } from './journey-server.ts';
import { Visit } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { seeBag, seePiece, seeSelling } from './steps/bag.ts';
import { order } from './steps/create-player.ts';
import { chooseTraining, seeDuel, setThreshold } from './steps/duel.ts';
import { seeBar, seeNavigation } from './steps/frame.ts';
import { moveInRich, WIDEST } from './steps/rich-player.ts';
import { createAfterAll, seeNoPart, seeNoWorld } from './steps/troubles.ts';
import { seeWardrobe } from './steps/wardrobe.ts';
import { seeCrafting, seeFilters, seeGathering } from './steps/workshop.ts';

const RICH_NAME = `${WIDEST} d`;

const COMMUNITY = 'https://chat.example.org/bed';

let house: House;

beforeAll(async () => {
  house = await House.open({ COMMUNITY_URL: COMMUNITY });
});
afterAll(() => house.demolish());

/** Sections 2 and 5 of the specification line by line, where no other journey comes by (docs/spec-coverage.md). */
test.each([DESKTOP])('whoever has everything sees every line of the screens, on a $name', async (size) => {
  await Visit.play({ house, size, name: 'every-line' }, async (visit) => {
    await moveInRich(visit, house, RICH_NAME);
    await visit.page.goto('/home');
    await seeNavigation(visit, house, COMMUNITY);
    await seeBar(visit, house);
    await seeGathering(visit);
    if (!visit.isPhone) await seeFilters(visit);
    await seeCrafting(visit);
    await seeBag(visit);
    await seePiece(visit);
    await seeSelling(visit);
    await seeWardrobe(visit);
    await seeDuel(visit);
    await chooseTraining(visit);
    await setThreshold(visit, house);
  });
});

test.each([PHONE])('what cannot be had is told, and is there when asked again, on a $name', async (size) => {
  await Visit.play({ house, size, name: 'every-trouble' }, async (visit) => {
    visit.witness.forgive(/400/, /404/, /Failed to fetch dynamically imported/, /409/, /502/, /503/);
    const { path } = routes['get-guest-credentials'];
    const credentials: GuestCredentials = await (await visit.page.request.get(API_BASE + path)).json();
    await order(visit, house, 'register', { ...credentials, isPersistent: true, isGuest: true });
    await createAfterAll(visit, `Late ${size.name}`, RICH_NAME);
    await seeNoWorld(visit);
    await seeNoPart(visit);
  });
});
