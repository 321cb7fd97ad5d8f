import { HUB_PATH, type HubRefusal } from '@slumberfell/protocol';
import type { Page } from 'playwright-core';

/**
 * A page's connection to the hub. While a test mutes it, the page gets no messages. Call `intercept` before
 * the page opens.
 */
export class HubConnection {
  /** While true, messages from the hub are dropped and do not reach the page. */
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
 * Answers the sockets of a page in place of the hub, and refuses each of them with an error code. Call it
 * before the page opens.
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
 * Counts the sockets that a page opens. Call it before the page opens.
 * @returns a function that returns `openedAt`, when each socket was opened in epoch ms of the page's clock,
 *   and `open`, how many are open
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
