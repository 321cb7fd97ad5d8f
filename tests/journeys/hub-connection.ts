import { HUB_PATH, type HubRefusal } from '@slumberfell/protocol';
import type { Page } from 'playwright-core';

/** The hub's connection of a page, with a hand on it. To be put in place before the page is opened. */
export class Wire {
  /** While true, nothing that the server pushes arrives. */
  muted = false;

  static async holdOf(page: Page): Promise<Wire> {
    const wire = new Wire();
    await page.routeWebSocket(
      ({ pathname }) => pathname.startsWith(HUB_PATH),
      (client) => {
        const server = client.connectToServer();
        server.onMessage((message) => {
          if (!wire.muted) client.send(message);
        });
      },
    );
    return wire;
  }
}

/** Has the hub refuse every socket of a page. To be put in place before the page is opened. */
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

/** Counts the sockets that a page opens, by the page's own clock. To be put in place before the page is opened. */
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
