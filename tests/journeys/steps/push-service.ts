import { createECDH, randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';

/** The host of the subscriptions. No DNS knows it, so nothing is sent. */
export const PUSH_HOST = 'push.slumberfell.test';

/** Where a page keeps its subscription, so that it outlasts the page. */
const PLACE = 'test-push-subscription';

/**
 * Gives pages a push service and notifications, which Chromium without a window does not have. The browser's
 * own part alone is replaced: all that the page does with a subscription, and the server, are real.
 */
export async function givePushService(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const keys = { p256dh: curve.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  await page.addInitScript(
    ([place, host, subscriptionKeys]) => {
      const bytesOf = (key: string) =>
        Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
      const subscriptionOf = (endpoint: string, key: string) => ({
        endpoint,
        options: { applicationServerKey: bytesOf(key).buffer },
        toJSON: () => ({ endpoint, keys: subscriptionKeys }),
        unsubscribe() {
          localStorage.removeItem(place);
          return Promise.resolve(true);
        },
      });
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Object.assign(PushManager.prototype, {
        getSubscription() {
          const [endpoint, key] = localStorage.getItem(place)?.split(' ') ?? [];
          return Promise.resolve(endpoint && key ? subscriptionOf(endpoint, key) : null);
        },
        subscribe({ applicationServerKey: key }: { readonly applicationServerKey: string }) {
          const endpoint = `https://${host}/${crypto.randomUUID()}`;
          localStorage.setItem(place, `${endpoint} ${key}`);
          return Promise.resolve(subscriptionOf(endpoint, key));
        },
      });
    },
    [PLACE, PUSH_HOST, keys] as const,
  );
}
