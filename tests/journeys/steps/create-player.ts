import { API_BASE, type GuestCredentials, type Input, type RouteName, routes } from '@slumberfell/protocol';
import { expect } from 'vitest';
import type { JourneyServer } from '../journey-server.ts';
import type { PlayerBrowser } from '../player-browser.ts';

/**
 * Makes a POST call with this browser's login. The page itself takes no part.
 * @throws AssertionError when the call is refused
 */
export async function sendCall<N extends RouteName>(
  { page }: PlayerBrowser,
  server: JourneyServer,
  name: N,
  input?: Input<N>,
): Promise<void> {
  const { method, path } = routes[name];
  expect(method).toBe('POST');
  const answer = await page.request.post(API_BASE + path, {
    headers: { origin: server.url, ...(input === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(input === undefined ? {} : { data: JSON.stringify(input) }),
  });
  expect(`${answer.status()} ${await answer.text()}`).toMatch(/^2/);
}

/**
 * Registers a guest and creates a character, with calls that do not use the page. For tests that begin in the
 * game.
 */
export async function createPlayer(
  browser: PlayerBrowser,
  server: JourneyServer,
  name: string,
): Promise<GuestCredentials> {
  const answer = await browser.page.request.get(API_BASE + routes['get-guest-credentials'].path);
  const credentials: GuestCredentials = await answer.json();
  await sendCall(browser, server, 'register', { ...credentials, isPersistent: true, isGuest: true });
  await sendCall(browser, server, 'create-character', { name, appearanceId: 1 });
  return credentials;
}
