import { API_BASE, HUB_PATH, PROTOCOL_VERSION, PROTOCOL_VERSION_META, routes } from '@slumberfell/protocol';
import type { Page, WebSocketRoute } from 'playwright-core';

const LAYOUT = API_BASE + routes['get-layout-data'].path;

/**
 * Rewrites, on its way to a page, the protocol version that the server tells. To be put in place before the
 * page is opened.
 */
export class ToldProtocol {
  /** Of the layout and of the hub. */
  version = PROTOCOL_VERSION;
  /** Of the page that a reload would bring. */
  ofPage = PROTOCOL_VERSION;
  #socket: WebSocketRoute | null = null;

  /** @param path at which the page is opened */
  static async to(page: Page, path: string): Promise<ToldProtocol> {
    const told = new ToldProtocol();
    const rewrite = (pathname: string, from: RegExp, to: () => string) =>
      page.route(
        (url) => url.pathname === pathname,
        async (route, request) => {
          // A document that does not come from the server itself may not open the hub.
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

  /** The page's connection ends as when its server is replaced. */
  async disconnect(): Promise<void> {
    await this.#socket?.close();
  }
}
