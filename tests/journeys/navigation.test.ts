import { afterAll, beforeAll, test } from 'vitest';
import { House } from './journey-server.ts';
import { Visit } from './player-browser.ts';
import { PHONE } from './sizes.ts';
import { moveIn } from './steps/create-player.ts';

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.demolish());

test.each([PHONE])('deep links, the back button and paths that lead nowhere, on a $name', async (size) => {
  await Visit.play({ house, size, name: 'ways' }, async (visit) => {
    const { page } = visit;
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    await moveIn(visit, house, `Rambler ${size.name}`);
    await page.goto('/skills/mining');
    await heading('Mining').waitFor();
    await visit.go('Equipment');
    await heading('Equipment').waitFor();
    await visit.go(/^Fishing/);
    await heading('Fishing').waitFor();
    await visit.glance('fishing');
    await page.goBack();
    await heading('Equipment').waitFor();
    await page.goBack();
    await heading('Mining').waitFor();
    await page.goForward();
    await heading('Equipment').waitFor();
    await backClosesWhatLiesOver(visit);

    for (const path of [
      '/local-combat',
      '/combat',
      '/inventory',
      '/skills/attack',
      '/characters',
      '/account/logout',
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    await page.goto('/skills/yodelling');
    await heading('Page not found').waitFor();
    await visit.glance('no-such-skill');
    await page.goto('/no/such/place');
    await heading('Page not found').waitFor();
    await visit.glance('not-found');
    await page.getByRole('link', { name: 'Back to Slumberfell' }).click();
    await heading(`Welcome, Rambler ${size.name}`).waitFor();
  });
});

/** On a phone that is the way everybody closes things. */
async function backClosesWhatLiesOver(visit: Visit): Promise<void> {
  const { page } = visit;
  await page.getByRole('button', { name: /^Travel\. / }).click();
  const map = page.getByRole('dialog', { name: 'Region travel' });
  await map.waitFor();
  await page.goBack();
  await map.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: 'Equipment' }).waitFor();
  if (visit.isPhone) {
    const navigation = page.getByRole('navigation', { name: 'Game' });
    await page.getByRole('button', { name: 'Toggle navigation' }).click();
    await navigation.waitFor();
    await page.goBack();
    await navigation.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: 'Equipment' }).waitFor();
  }
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Mining' }).waitFor();
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Equipment' }).waitFor();
}
