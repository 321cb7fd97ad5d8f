import { vi } from 'vitest';
import { answerRequests } from '../answer-requests.ts';
import type { FromWorker, ToWorker } from '../messages.ts';

/** Ms by which each look at the clock is later, so that a slice of work is a few steps. */
const LOOK = 10;

/** Resolves when all promises have that nothing else holds up. */
const allReceived = () => new Promise((resolve) => setImmediate(resolve));

/**
 * The forecast worker in the test's own process. It answers what the real one would. The test says when it
 * works and when its messages arrive.
 */
export class TestForecastWorker extends EventTarget {
  /** The workers that pages have started, the newest last. */
  static readonly started: TestForecastWorker[] = [];
  /** The messages of the page. */
  readonly received: ToWorker[] = [];
  isTerminated = false;
  readonly #sent: FromWorker[] = [];
  readonly #later: (() => void)[] = [];
  #clock = 0;
  readonly #receive = answerRequests({
    send: (message) => this.#sent.push(message),
    stored: () => Promise.resolve(null),
    later: (work) => this.#later.push(work),
    now: () => {
      this.#clock += LOOK;
      return this.#clock;
    },
  });

  constructor() {
    super();
    TestForecastWorker.started.push(this);
  }

  /** Replaces the browser's workers until `vi.unstubAllGlobals`. */
  static stub(): void {
    vi.stubGlobal('Worker', TestForecastWorker);
  }

  /** The worker that the page uses. @throws Error when none was started */
  static get last(): TestForecastWorker {
    const last = TestForecastWorker.started.at(-1);
    if (last === undefined) throw new Error('the page has started no worker');
    return last;
  }

  postMessage(message: ToWorker): void {
    this.received.push(message);
    void this.#receive(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  /** Works until nothing is left to do. Its messages do not arrive yet. */
  work(): void {
    while (this.#workOnce());
  }

  /** Lets the messages arrive that are under way. What the page sends in reply is received. */
  async deliver(): Promise<void> {
    await allReceived();
    for (let data = this.#sent.shift(); data !== undefined; data = this.#sent.shift())
      this.dispatchEvent(new MessageEvent('message', { data }));
    await allReceived();
  }

  /** Works until nothing is left to do. Its messages arrive at once. */
  async answer(): Promise<void> {
    do await this.deliver();
    while (this.#workOnce());
  }

  #workOnce(): boolean {
    const work = this.#later.shift();
    work?.();
    return work !== undefined;
  }

  /** As when the script cannot be fetched. The page does not use this worker any more. */
  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
}
