import { HUB_PATH, type HubRefusal } from '@slumberfell/protocol';
import type { Page } from 'playwright-core';

/** A page's connection to the hub, which a test can mute. Call `intercept` before the page is opened. */
export class HubConnection {
  /** While true, messages from the server are dropped. */
  muted = false;

  static async intercept(page: Page): Promise<HubConnection> {
    const connection = new HubConnection();
    await page.routeWebSocket(
      ({ pathname }) => pathname.startsWith(HUB_PATH),
      (client) => {
        const server = client.connectToServer();
        server.onMessage((message) => {
          if (!connection.muted) client.send(message);
        });
      },
    );
    return connection;
  }
}

/**
 * Refuses every socket of a page with an error code, in the hub's place. Call it before the page is opened.
 */
export const refuseSockets = (page: Page, code: HubRefusal): Promise<void> =>
  page.routeWebSocket(
    ({ pathname }) => pathname.startsWith(HUB_PATH),
    (client) => {
      client.onMessage((message) => {
        if (String(message).startsWith('40'))
          client.send(`44${JSON.stringify({ message: code, data: { code } })}`);
      });
      client.send('0{"sid":"none","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":1000}');
    },
  );

/**
 * Counts the sockets that a page opens; `openedAt` is epoch ms by the page's clock. Call it before the page
 * is opened.
 */
export async function countSockets(page: Page) {
  await page.addInitScript(() => {
    const counts = { openedAt: [] as number[], open: 0 };
    Object.assign(globalThis, { socketCounts: counts });
    globalThis.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        counts.openedAt.push(Date.now());
        counts.open += 1;
        this.addEventListener('close', () => {
          counts.open -= 1;
        });
      }
    };
  });
  return (): Promise<{ readonly openedAt: readonly number[]; readonly open: number }> =>
    page.evaluate(() => Reflect.get(globalThis, 'socketCounts'));
}
