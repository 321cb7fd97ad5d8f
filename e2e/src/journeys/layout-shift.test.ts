import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveIn } from './acts/move-in.ts';
import { House } from './house.ts';
import { layoutShift, watchShifts } from './layout-shift.ts';
import { SIZES } from './sizes.ts';
import { Visit } from './visit.ts';

/** Issue 3. */
const MOST = 0.02;

const DOORSTEP = [
  '/',
  '/credits',
  '/account/login',
  '/account/guest-register',
  '/account/register',
  '/account/forgot-password',
  '/account/confirm-email',
  '/account/reset-password?userId=1&token=x',
];
const GAME = [
  '/characters',
  '/account',
  '/account/logout',
  '/register',
  '/home',
  '/inventory',
  '/equipment',
  '/local-combat',
  '/skills/mining',
  '/combat',
];

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.demolish());

// At once, for most of it is waiting.
test.concurrent.each(SIZES)('nothing moves while a screen arrives, on a $name', async (size) => {
  await Visit.play({ house, size, name: 'layout-shift', moves: true }, async (visit) => {
    const { page } = visit;
    await watchShifts(page);
    const shifts: Record<string, number> = {};
    const arrive = async (path: string) => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      shifts[path] = await layoutShift(page);
    };
    for (const path of DOORSTEP) await arrive(path);
    await page.goto('/credits');
    await visit.look('credits');

    await moveIn(visit, house, `Steady ${size.name}`);
    await page.goto('/local-combat');
    await page.getByRole('button', { name: 'Start open combat' }).click();
    await page.waitForURL('**/combat');
    for (const path of GAME) await arrive(path);
    expect(Object.entries(shifts).filter(([, shift]) => shift >= MOST)).toEqual([]);
  });
});
