import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from './journey-server.ts';
import { Visit } from './player-browser.ts';
import { DESKTOP } from './sizes.ts';
import { moveIn } from './steps/create-player.ts';

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.demolish());

test.each([DESKTOP])('out of the house and in again, on a $name', async (size) => {
  await Visit.play({ house, size, name: 'login' }, async (visit) => {
    const { page } = visit;
    const name = `Returner ${size.name}`;
    const { username, password } = await moveIn(visit, house, name);
    const welcome = page.getByRole('heading', { level: 1, name: `Welcome, ${name}` });
    await page.goto('/home');
    await welcome.waitFor();

    await visit.go('Log Out');
    await page.getByText('You are playing as a guest').waitFor();
    await page.getByText(/Lost credentials cannot be recovered/).waitFor();
    await visit.glance('logout');
    await page.getByRole('link', { name: 'Stay' }).click();
    await welcome.waitFor();
    await visit.go('Log Out');
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.getByRole('button', { name: 'Play Now' }).waitFor();

    // The server refuses whoever is not logged in, and the page leads to the door.
    visit.witness.forgive(/401/);
    await page.goto('/inventory');
    await page.getByRole('dialog', { name: 'You are not logged in' }).waitFor();
    await visit.glance('entrance');
    await page.getByRole('link', { name: 'Log In' }).click();
    const secret = page.getByLabel(/^Password/);
    await page.getByLabel('E-mail or guest username').fill(username);
    await secret.fill(`${password}!`);
    await visit.glance('login');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('alert').getByText('Invalid login attempt.').waitFor();
    await visit.look('login-refused');
    await secret.fill(password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await welcome.waitFor();
    expect((await visit.layout()).characterData.name).toBe(name);
  });
});
