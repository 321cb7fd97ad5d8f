import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Answer,
  addresses,
  IDEMPOTENCY_HEADER,
  type Input,
  type RouteName,
  readCharacter,
  urlOf,
} from '@slumberfell/protocol';
import { PlainCookies } from '@slumberfell/server/testing';
import { type Acknowledged, randomCommand } from '../players/random-commands.ts';
import type { CommandRecord } from './load-generator.ts';

/** Statuses after which the page sends a command again (`apps/web/src/lib/api/call.ts`). */
const PASSING = [502, 503, 504];

/** ms between the calls of one player. */
const PAUSE = 10;

interface Reply {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly body: unknown;
}

/**
 * A player behind a proxy that calls as the page does. A command has an idempotency key, and is sent a second
 * time when no answer or a status of `PASSING` comes. All other calls are sent once.
 */
export class ProxiedPlayer {
  readonly record: CommandRecord;
  /** Number of calls, with failed ones. A call that is sent twice counts once. */
  calls = 0;
  /** Number of commands that were sent twice. */
  repeated = 0;
  readonly #proxy: string;
  readonly #origin: string;
  readonly #random: () => number;
  readonly #cookies = new PlainCookies();

  private constructor(proxy: string, origin: string, random: () => number, record: CommandRecord) {
    this.#proxy = proxy;
    this.#origin = origin;
    this.#random = random;
    this.record = record;
  }

  /**
   * Registers a guest with a character.
   * @param origin the address of the page, sent as header `Origin`: the nodes' `PUBLIC_URL`
   */
  static async join(
    proxy: string,
    origin: string,
    name: string,
    random: () => number,
  ): Promise<ProxiedPlayer> {
    const record = { characterId: 0, acknowledged: [], unexpected: [] };
    const player = new ProxiedPlayer(proxy, origin, random, record);
    const { username, password } = await player.#expect('get-guest-credentials');
    await player.#expect('register', { username, password, isPersistent: true, isGuest: true });
    await player.#expect('create-character', { name, appearanceId: 1 });
    const [character] = await player.#expect('get-characters');
    return Object.assign(player, { record: { ...record, characterId: character?.id ?? 0 } });
  }

  /** Fetches the layout, gives a command, and repeats both until `isOver` returns true. */
  async play(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const looked = await this.#call('get-layout-data', {});
      if (looked.status !== 200) {
        this.record.unexpected.push(`get-layout-data: ${looked.status}`);
        continue;
      }
      const shown = readCharacter(looked.body as Answer<'get-layout-data'>);
      const { route, input } = randomCommand(shown, this.#random);
      const key = randomUUID();
      const { status, body } = await this.#call(route, input as never, key);
      if (status === 200) {
        const { frame } = body as Pick<Acknowledged, 'frame'>;
        this.record.acknowledged.push({ route, input, key, frame });
      } else if (status !== 409) this.record.unexpected.push(`${route}: ${status}`);
      await sleep(PAUSE);
    }
  }

  async #expect<N extends RouteName>(name: N, input?: Input<N>): Promise<Answer<N>> {
    const { status, body } = await this.#call(name, input as never);
    if (status < 200 || status > 299) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
    return body as Answer<N>;
  }

  async #call<N extends RouteName>(name: N, input: Input<N>, key?: string): Promise<Reply> {
    this.calls += 1;
    const reply = await this.#send(name, input, key);
    if (key === undefined || (reply.status !== 0 && !PASSING.includes(reply.status))) return reply;
    this.repeated += 1;
    if (reply.status !== 0) await sleep(500 + this.#random() * 1_000);
    return await this.#send(name, input, key);
  }

  async #send<N extends RouteName>(name: N, input: Input<N>, key?: string): Promise<Reply> {
    const address = addresses[name];
    const headers: Record<string, string> = { cookie: this.#cookies.header, origin: this.#origin };
    if (key !== undefined) headers[IDEMPOTENCY_HEADER] = key;
    const init: RequestInit = { method: address.method, headers, signal: AbortSignal.timeout(15_000) };
    if (address.method === 'POST' && input !== undefined) {
      headers['content-type'] = 'application/json';
      init.body = JSON.stringify(input);
    }
    try {
      const response = await fetch(`${this.#proxy}${urlOf(address, input)}`, init);
      this.#cookies.take(response);
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') === true;
      return { status: response.status, body: isJson ? JSON.parse(text) : text };
    } catch {
      return { status: 0, body: null };
    }
  }
}
