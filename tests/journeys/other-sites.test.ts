import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP } from './sizes.ts';

/** More than the attempts that an address has for links of letters: 60 in 10 minutes. */
const REQUESTS = 70;

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

/** A page that calls the game by images, frames, scripts, forms and fetches. */
function page(url: string): string {
  const call = (index: number): string => `${url}/api/account/confirm-email?userId=1&amp;code=x${index}`;
  const tags = Array.from({ length: REQUESTS }, (_, index) => {
    const form = `<iframe name="f${index}"></iframe><form target="f${index}" action="${call(index)}"></form>`;
    return `<img src="${call(index)}"><iframe src="${call(index)}"></iframe><script src="${call(index)}"></script>${form}`;
  });
  const script = `for (const form of document.forms) form.submit();
    Promise.allSettled(Array.from({ length: ${REQUESTS} }, (_, index) =>
      fetch('${url}/api/account/confirm-email?userId=1&code=y' + index, { mode: 'no-cors' })))
      .then(() => { document.title = 'done'; });`;
  return `<!doctype html><title>waiting</title>${tags.join('')}<script>${script}</script>`;
}

test("a page of another site uses up none of a visitor's attempts", async () => {
  const evil = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(page(server.url));
  }).listen(0, '127.0.0.1');
  await once(evil, 'listening');
  const { port } = evil.address() as AddressInfo;
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'other-sites' }, async (browser) => {
    browser.monitor.allow(/./);
    // The browser hides some of the answers from the page, and reports their requests as failed.
    let ended = 0;
    const count = (request: Request): void => {
      if (request.url().includes('confirm-email')) ended++;
    };
    browser.page.on('requestfinished', count);
    browser.page.on('requestfailed', count);
    await browser.page.goto(`http://127.0.0.1:${port}/`);
    await browser.page.waitForFunction(() => document.title === 'done');
    await expect.poll(() => ended, { timeout: 10_000 }).toBeGreaterThan(4 * REQUESTS);
    await browser.page.goto(server.url);
    const status = await browser.page.evaluate(async () => {
      const answer = await fetch('/api/account/confirm-email?userId=1&code=z');
      return answer.status;
    });
    expect(status).toBe(200);
  });
  evil.close();
});
