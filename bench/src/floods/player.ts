import { setTimeout as sleep } from 'node:timers/promises';
import { API_BASE, addresses } from '@slumberfell/protocol';
import { BareHttp } from '../scale/bare-http.ts';
import { BareSocket } from '../scale/bare-socket.ts';
import { timesOf } from '../scale/times.ts';

/** The results of the players' calls. */
export interface PlayerResults {
  readonly calls: number;
  /** Calls whose first and second attempt both got no response of status 200. */
  readonly failed: number;
  /** `p50`, `p99` and `longest`: ms from the instant when a call was due until its response. */
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** Attempted connections to the hub; `refused` counts those that failed. */
  readonly handshakes: number;
  readonly refused: number;
}

/**
 * Ms between two calls of one player. One call in five is a command. So a player makes 2 commands and 8
 * layout calls a second, which is within the limits of an account.
 */
const CALL_EVERY = 100;
const LAYOUT = API_BASE + addresses['get-layout-data'].path;
const THRESHOLD = API_BASE + addresses['set-healing-threshold'].path;
/** Ms from the end of one connection to the hub until the start of the next. */
const CONNECT_EVERY = 500;
/** Ms after which a round ends. A call that has no response then counts as failed. */
const TIMEOUT = 30_000;

interface Round {
  readonly origin: string;
  /** The `Cookie` headers of the players, one for each player. */
  readonly cookies: readonly string[];
  /** The number of calls that all players together make in the round. */
  readonly calls: number;
}

/**
 * Simulates players that make calls at a steady rate, each on its own HTTP connection. Meanwhile the first
 * player connects to the hub again and again.
 */
export async function play({ origin, cookies, calls }: Round): Promise<PlayerResults> {
  const began = performance.now();
  const isOver = (): boolean => performance.now() - began > TIMEOUT;
  const times: number[] = [];
  let failed = 0;
  let over = false;
  const each = calls / cookies.length;

  const playOne = async (cookie: string, index: number): Promise<void> => {
    let http: BareHttp | null = null;
    const call = async (count: number): Promise<boolean> => {
      http ??= await BareHttp.open(origin);
      const isCommand = count % 5 === 0;
      const body = isCommand ? String(1 + (count % 100)) : null;
      const answer = await http.call(isCommand ? THRESHOLD : LAYOUT, cookie, body);
      return answer.status === 200;
    };
    for (let count = 0; count < each; count++) {
      const due = began + count * CALL_EVERY + (index * CALL_EVERY) / cookies.length;
      await sleep(Math.max(0, due - performance.now()));
      let succeeded = false;
      for (let attempt = 0; attempt < 2 && !succeeded && !isOver(); attempt++) {
        try {
          succeeded = await within(call(count), began + TIMEOUT - performance.now());
        } catch {
          (http as BareHttp | null)?.close();
          http = null;
        }
      }
      if (!succeeded) failed += 1;
      times.push(performance.now() - due);
      if (isOver()) break;
    }
    (http as BareHttp | null)?.close();
  };

  let handshakes = 0;
  let refused = 0;
  const connectAgain = async (cookie: string): Promise<void> => {
    while (!over && !isOver()) {
      handshakes += 1;
      try {
        const events = { message: () => undefined, closed: () => undefined };
        const opening = BareSocket.open(origin, cookie, events);
        const socket = await within(opening, began + TIMEOUT - performance.now());
        socket.close();
      } catch {
        refused += 1;
      }
      await sleep(CONNECT_EVERY);
    }
  };

  const connecting = connectAgain(cookies[0] ?? '');
  await Promise.all(cookies.map(playOne));
  over = true;
  await connecting;
  const { p50, p99, longest } = timesOf(times);
  return { calls: times.length, failed, p50, p99, longest, handshakes, refused };
}

/** @throws Error when `result` takes longer than `time` ms */
async function within<T>(result: Promise<T>, time: number): Promise<T> {
  const late = new AbortController();
  const waiting = sleep(Math.max(0, time), null, { signal: late.signal }).then(() => {
    throw new Error('no response in time');
  });
  try {
    return await Promise.race([result, waiting]);
  } finally {
    late.abort();
    waiting.catch(() => undefined);
    result.catch(() => undefined);
  }
}
