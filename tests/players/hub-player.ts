import {
  type Answer,
  API_BASE,
  type ClientState,
  type Frame,
  foldFrame,
  HUB_PATH,
  type HubMessages,
  type Input,
  type LayoutData,
  type RouteName,
  readCharacter,
  routes,
} from '@slumberfell/protocol';
import { PlainCookies } from '@slumberfell/server/testing';
import { io, type Socket } from 'socket.io-client';

/** The outcome of a call: an answer, a refusal with status and code, or `gone` when no answer came. */
export type Outcome<A> =
  | { readonly kind: 'answer'; readonly answer: A }
  | { readonly kind: 'refusal'; readonly status: number; readonly code: string }
  | { readonly kind: 'gone' };

/** A player without a browser, who uses HTTP and the hub as the page does. */
export class Player {
  held: ClientState | null = null;
  #origin: string;
  readonly #timeout: number;
  readonly #cookies = new PlainCookies();
  #socket: Socket<HubMessages> | null = null;
  #buffered: Frame[] | null = null;

  /** @param timeout ms that the player waits for an answer. */
  constructor(origin: string, timeout = 60_000) {
    this.#origin = origin;
    this.#timeout = timeout;
  }

  /**
   * Disconnects from the hub and sends later calls to another address, such as that of a restarted server.
   */
  moveTo(origin: string): void {
    this.disconnect();
    this.#origin = origin;
  }

  async call<N extends RouteName>(
    name: N,
    input?: Input<N>,
    idempotencyKey?: string,
  ): Promise<Outcome<Answer<N>>> {
    const route = routes[name];
    const headers: Record<string, string> = { cookie: this.#cookies.header, origin: this.#origin };
    if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
    const signal = AbortSignal.timeout(this.#timeout);
    const init: RequestInit = { method: route.method, headers, signal };
    if (route.method === 'POST' && input !== undefined) {
      headers['content-type'] = 'application/json';
      init.body = JSON.stringify(input);
    }
    const query =
      route.method === 'GET' && input ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
    try {
      const response = await fetch(`${this.#origin}${API_BASE}${route.path}${query}`, init);
      this.#cookies.take(response);
      const text = await response.text();
      const body = response.headers.get('content-type')?.includes('json')
        ? JSON.parse(text)
        : text || undefined;
      if (response.ok) return { kind: 'answer', answer: body as Answer<N> };
      return { kind: 'refusal', status: response.status, code: String(body?.code) };
    } catch {
      return { kind: 'gone' };
    }
  }

  /** Makes a call. @returns the answer. @throws Error when the call is refused or no answer comes */
  async expect<N extends RouteName>(name: N, input?: Input<N>): Promise<Answer<N>> {
    const outcome = await this.call(name, input);
    if (outcome.kind === 'answer') return outcome.answer;
    throw new Error(
      `${name}: ${outcome.kind === 'refusal' ? `${outcome.status} ${outcome.code}` : 'no answer'}`,
    );
  }

  /** Registers a guest and creates a character. */
  async join(characterName: string): Promise<void> {
    const { username, password } = await this.expect('get-guest-credentials');
    await this.expect('register', { username, password, isPersistent: true, isGuest: true });
    await this.expect('create-character', { name: characterName, appearanceId: 1 });
  }

  /**
   * Connects to the hub, fetches the layout, and then folds the frames that arrived during the fetch. The
   * page does the same in this order.
   */
  async watch(): Promise<void> {
    const socket: Socket<HubMessages> = io(this.#origin, {
      path: HUB_PATH,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: { cookie: this.#cookies.header, origin: this.#origin },
    });
    this.#socket = socket;
    this.#buffered = [];
    socket.on('frame', (frame) => this.#take(frame));
    socket.on('refetch', () => void this.open());
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    await this.open();
  }

  async open(): Promise<LayoutData | null> {
    this.#buffered ??= [];
    const outcome = await this.call('get-layout-data');
    if (outcome.kind !== 'answer') return null;
    const layout = outcome.answer;
    this.held = { revision: layout.revision, shown: readCharacter(layout) };
    const frames = this.#buffered ?? [];
    this.#buffered = null;
    for (const frame of frames) this.#take(frame);
    return layout;
  }

  disconnect(): void {
    this.#socket?.disconnect();
    this.#socket = null;
    this.#buffered = null;
  }

  #take(frame: Frame): void {
    if (this.#buffered) this.#buffered.push(frame);
    else if (this.held) {
      const folded = foldFrame(this.held, frame);
      if (folded.kind === 'folded') this.held = folded.held;
      else if (folded.kind === 'gap') void this.open();
    }
  }
}
