import { API_BASE, HUB_PATH, PROTOCOL_VERSION, PROTOCOL_VERSION_META, routes } from '@slumberfell/protocol';
import type { Page, WebSocketRoute } from 'playwright-core';

const LAYOUT = API_BASE + routes['get-layout-data'].path;

/**
 * Replaces the protocol version in what the server sends to a page: the layout, the HTML document and the
 * hub's messages. Call `to` before the page opens.
 */
export class ToldProtocol {
  /** The protocol version that the page finds in the layout and in the hub's first message. */
  version = PROTOCOL_VERSION;
  /** The version in the HTML document that the page fetches to learn which version a reload would bring. */
  ofPage = PROTOCOL_VERSION;
  #socket: WebSocketRoute | null = null;

  /** @param path at which the page is opened */
  static async to(page: Page, path: string): Promise<ToldProtocol> {
    const told = new ToldProtocol();
    const rewrite = (pathname: string, from: RegExp, to: () => string) =>
      page.route(
        (url) => url.pathname === pathname,
        async (route, request) => {
          // Navigations pass unchanged: a document that the test fulfils may not open a websocket to the hub.
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

  /** Closes the page's socket, as happens when the server is replaced. */
  async disconnect(): Promise<void> {
    await this.#socket?.close();
  }
}
