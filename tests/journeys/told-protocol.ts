import { API_BASE, HUB_PATH, PROTOCOL_VERSION, PROTOCOL_VERSION_META, routes } from '@slumberfell/protocol';
import type { Page, WebSocketRoute } from 'playwright-core';

const LAYOUT = API_BASE + routes['get-layout-data'].path;

/**
 * Replaces the protocol version in the server's answers and messages to a page. Create it before the page is
 * opened.
 */
export class ToldProtocol {
  /** The version in the layout and in the hub's first message. */
  version = PROTOCOL_VERSION;
  /** The version in the document, which a reload brings. */
  ofPage = PROTOCOL_VERSION;
  #socket: WebSocketRoute | null = null;

  /** @param path at which the page is opened */
  static async to(page: Page, path: string): Promise<ToldProtocol> {
    const told = new ToldProtocol();
    const rewrite = (pathname: string, from: RegExp, to: () => string) =>
      page.route(
        (url) => url.pathname === pathname,
        async (route, request) => {
          // A document that the test fulfils itself may not open a websocket to the hub.
          if (request.isNavigationRequest()) return route.continue();
          const response = await route.fetch();
          const body = await response.text();
          await route.fulfill({ response, body: body.replace(from, to()) });
        },
      );
    await rewrite(LAYOUT, /"protocolVersion":\d+/, () => `"protocolVersion":${told.version}`);
    await rewrite(
      path,
      new RegExp(`${PROTOCOL_VERSION_META}" content="\\d+"`),
      () => `${PROTOCOL_VERSION_META}" content="${told.ofPage}"`,
    );
    await page.routeWebSocket(
      ({ pathname }) => pathname.startsWith(HUB_PATH),
      (client) => {
        const server = client.connectToServer();
        told.#socket = client;
        server.onMessage((message) =>
          client.send(
            String(message).replace(/^42\["protocol".*/, `42["protocol",{"version":${told.version}}]`),
          ),
        );
      },
    );
    return told;
  }

  /** Closes the page's connection to the hub, as when its server is replaced. */
  async disconnect(): Promise<void> {
    await this.#socket?.close();
  }
}
