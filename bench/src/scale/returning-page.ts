import { setTimeout as sleep } from 'node:timers/promises';
import { API_BASE, addresses, RECONNECT_DELAYS, type RouteName } from '@slumberfell/protocol';
import { BareHttp, textOf } from './bare-http.ts';
import { BareSocket } from './bare-socket.ts';

const pathOf = (name: RouteName): string => API_BASE + addresses[name].path;

/** Each attempt is delayed by a random time up to this many ms in addition, as the page's attempts are. */
const SPREAD = 400;
/** The page repeats a failed fetch of the layout after a random time between half of this and this, in ms. */
const REPEATED_AFTER = 1_000;

const FRAME = /^42\["frame",\{"revision":(\d+),"from":\d+,"to":(\d+)/;
const STANDING = /^42\["standing",\{"revision":(\d+),"eventAt":(\d+)/;
const LAYOUT = /"revision":(\d+),"now":\d+,"eventAt":(\d+)/;

/** How far a page or the server has come: a later revision, or a later event of the same one, is further. */
interface Reached {
  readonly revision: number;
  readonly eventAt: number;
}

const reachedIn = (found: RegExpExecArray | null): Reached => {
  if (found === null) throw new Error('A message has no revision');
  return { revision: Number(found[1]), eventAt: Number(found[2]) };
};

const isBehind = (held: Reached, standing: Reached): boolean =>
  held.revision < standing.revision || held.eventAt < standing.eventAt;

/**
 * A page that stays open while its server restarts. It does what the page's connection to the hub does: it
 * asks whether its login still holds, connects after the page's delays, fetches the layout after each failed
 * attempt, and when the hub's standing shows that it is behind.
 */
export class ReturningPage {
  readonly #origin: string;
  readonly #cookie: string;
  #socket: BareSocket | null = null;
  #held: Reached = { revision: 0, eventAt: 0 };
  /** The hub's standing that the page has not reached yet. */
  #announced: Reached | null = null;
  #fetching = false;
  #isLeaving = false;
  /** Called when the page is connected and as far as the server. */
  #onInStep: () => void = () => undefined;
  /** Instant at which the page's connection to the restarted server began, ms of `performance.now`. */
  reachedAt = Number.POSITIVE_INFINITY;
  inStepAt = Number.POSITIVE_INFINITY;
  /** How many layouts the page has fetched since the server left. */
  layouts = 0;

  constructor(origin: string, cookie: string) {
    this.#origin = origin;
    this.#cookie = cookie;
  }

  /** Opens the page. Resolves when it is connected and as far as the server. */
  async open(): Promise<void> {
    const isInStep = new Promise<void>((resolve) => {
      this.#onInStep = resolve;
    });
    await this.#refetch();
    await this.#connect();
    await isInStep;
  }

  /**
   * Resolves when the page has come back from the next restart of the server.
   * @throws Error when all attempts have failed
   */
  async comeBack(): Promise<void> {
    this.layouts = 0;
    const isInStep = new Promise<void>((resolve) => {
      this.#onInStep = resolve;
    });
    await new Promise<void>((resolve) => {
      this.#onClosed = resolve;
    });
    await this.#call('get-username').catch(() => undefined);
    for (const delay of RECONNECT_DELAYS) {
      await sleep(delay + Math.random() * SPREAD);
      const began = performance.now();
      try {
        await this.#connect();
        this.reachedAt = began;
        await isInStep;
        this.inStepAt = performance.now();
        return;
      } catch {
        void this.#refetch();
      }
    }
    throw new Error('A page has given up');
  }

  leave(): void {
    this.#isLeaving = true;
    this.#socket?.close();
  }

  #onClosed: () => void = () => undefined;

  async #connect(): Promise<void> {
    this.#socket = await BareSocket.open(this.#origin, this.#cookie, {
      message: (text) => this.#hear(text),
      closed: () => {
        this.#socket = null;
        this.#onClosed();
      },
    });
  }

  #hear(text: string): void {
    const frame = FRAME.exec(text);
    if (frame !== null) {
      // The page queues frames while it fetches a layout, which then contains most of them.
      if (!this.#fetching) this.#held = reachedIn(frame);
      return;
    }
    const standing = STANDING.exec(text);
    if (standing === null) return;
    this.#announced = reachedIn(standing);
    this.#compare();
  }

  #compare(): void {
    if (this.#fetching || this.#announced === null) return;
    if (isBehind(this.#held, this.#announced)) {
      void this.#refetch();
      return;
    }
    this.#announced = null;
    this.#onInStep();
  }

  async #refetch(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    const layout = await this.#call('get-layout-data').catch(() => null);
    if (layout !== null) {
      this.layouts += 1;
      this.#held = reachedIn(LAYOUT.exec(layout));
    } else if (this.#socket !== null && !this.#isLeaving) {
      await sleep(REPEATED_AFTER * (0.5 + Math.random() / 2));
      this.#fetching = false;
      return this.#refetch();
    }
    this.#fetching = false;
    if (layout !== null) this.#compare();
  }

  /** @returns the response's body. @throws Error when the server is away or refuses the call */
  async #call(name: RouteName): Promise<string> {
    const http = await BareHttp.open(this.#origin);
    try {
      const answer = await http.call(pathOf(name), this.#cookie, null);
      if (answer.status !== 200) throw new Error(`${name} returned status ${answer.status}`);
      return textOf(answer);
    } finally {
      http.close();
    }
  }
}
