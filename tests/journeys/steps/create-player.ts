import { API_BASE, type GuestCredentials, type Input, type RouteName, routes } from '@slumberfell/protocol';
import { expect } from 'vitest';
import type { House } from '../journey-server.ts';
import type { Visit } from '../player-browser.ts';

/** Makes a call with this browser's session, beside its pages. @throws AssertionError when it is refused */
export async function order<N extends RouteName>(
  { page }: Visit,
  house: House,
  name: N,
  input?: Input<N>,
): Promise<void> {
  const { method, path } = routes[name];
  expect(method).toBe('POST');
  const answer = await page.request.post(API_BASE + path, {
    headers: { origin: house.url, ...(input === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(input === undefined ? {} : { data: JSON.stringify(input) }),
  });
  expect(`${answer.status()} ${await answer.text()}`).toMatch(/^2/);
}

/** Makes an account and a character without a page, for tests that begin inside the game. */
export async function moveIn(visit: Visit, house: House, name: string): Promise<GuestCredentials> {
  const answer = await visit.page.request.get(API_BASE + routes['get-guest-credentials'].path);
  const credentials: GuestCredentials = await answer.json();
  await order(visit, house, 'register', { ...credentials, isPersistent: true, isGuest: true });
  await order(visit, house, 'create-character', { name, appearanceId: 1 });
  return credentials;
}
