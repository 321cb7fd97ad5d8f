import type { CDPSession, Page } from 'playwright-core';

/** The main thread of a page's renderer. Workers have threads of their own. */
export class MainThread {
  readonly #session: CDPSession;

  constructor(session: CDPSession) {
    this.#session = session;
  }

  /**
   * Ms of CPU time so far, also of the page's earlier documents. Unlike the duration of tasks it does not
   * contain the time in which another program has the core.
   * @throws Error when the browser does not give it
   */
  async cpuTime(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value;
    if (seconds === undefined) throw new Error('The browser does not give the CPU time of the main thread');
    return seconds * 1_000;
  }
}

export async function mainThreadOf(page: Page): Promise<MainThread> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return new MainThread(session);
}
