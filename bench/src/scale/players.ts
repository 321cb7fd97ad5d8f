import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@slumberfell/engine/testing';
import {
  API_BASE,
  addresses,
  LEADERBOARD_PAGE_SIZE,
  LEADERBOARD_TYPES,
  type RouteName,
} from '@slumberfell/protocol';
import { BareHttp, textOf } from './bare-http.ts';
import { BareSocket } from './bare-socket.ts';
import { commandOf } from './command-cycle.ts';
import type { Jobs, Order } from './jobs.ts';
import { PacedCommands } from './paced-commands.ts';
import { ReturningPage } from './returning-page.ts';
import { timesOf } from './times.ts';

export type { Jobs, Report } from './jobs.ts';

/** The process that simulates players. Runs the jobs that its parent sends, one at a time. */

const pathOf = (name: RouteName): string => API_BASE + addresses[name].path;

/**
 * Finds the instant of a frame's last event in a hub message. In the message it follows the name, the
 * revision and the instant of the frame before.
 */
const FRAME = /^42\["frame",\{"revision":\d+,"from":\d+,"to":(\d+)/;

/**
 * How many players connect in parallel before a measurement starts. With more of them, a slow machine would
 * accept some connections only after the hub's timeout.
 */
const CONNECTING_AT_ONCE = 64;

/** Finds in a layout the id of the pending idle report. */
const UNREAD_REPORT = /"idleReport":(\d+)/;

const sockets = new Set<BareSocket>();
let pages: readonly ReturningPage[] = [];
let paced: PacedCommands | null = null;
let [lateness, others]: [number[], number] = [[], 0];

async function connect(origin: string, cookie: string): Promise<void> {
  const socket = await BareSocket.open(origin, cookie, {
    message(text) {
      const to = FRAME.exec(text)?.[1];
      if (to === undefined) others += 1;
      else lateness.push(Date.now() - Number(to));
    },
    closed: (closed) => sockets.delete(closed),
  });
  sockets.add(socket);
}

interface Pace {
  /** The starts of the jobs are spread over this many ms. */
  readonly within: number;
  /** How many jobs may run in parallel. A job above this number starts late. Absent: no limit. */
  readonly atOnce?: number;
}

/** Runs a job for each entry, with starts spread evenly over `within` ms. */
async function spread<T>(
  list: readonly T[],
  { within, atOnce = Number.POSITIVE_INFINITY }: Pace,
  job: (one: T) => Promise<void>,
): Promise<void> {
  const began = performance.now();
  const underWay = new Set<Promise<void>>();
  for (const [index, one] of list.entries()) {
    const wait = began + (within * index) / list.length - performance.now();
    if (wait > 1) await sleep(wait);
    while (underWay.size >= atOnce) await Promise.race(underWay);
    const done = job(one).then(() => void underWay.delete(done));
    underWay.add(done);
  }
  await Promise.all(underWay);
}

/** Makes the calls of a page that opens: status, layout, idle report; then connects to the hub. */
async function open(origin: string, cookie: string): Promise<void> {
  const http = await BareHttp.open(origin);
  const got = async (path: string): Promise<string> => {
    const answer = await http.call(path, cookie, null);
    if (answer.status !== 200) throw new Error(`${path} returned status ${answer.status}`);
    return textOf(answer);
  };
  await got(pathOf('status'));
  const since = UNREAD_REPORT.exec(await got(pathOf('get-layout-data')))?.[1];
  if (since !== undefined) await got(pathOf('get-idle-report').replace(':since', since));
  http.close();
  await connect(origin, cookie);
}

const orders: { readonly [N in keyof Jobs]: (input: Jobs[N]['input']) => Promise<Jobs[N]['outcome']> } = {
  async connect({ origin, cookies, within }) {
    await spread(cookies, { within, atOnce: CONNECTING_AT_ONCE }, (cookie) => open(origin, cookie));
    return {};
  },
  async watch({ time }) {
    [lateness, others] = [[], 0];
    await sleep(time);
    return { lateness: timesOf(lateness), others, open: sockets.size };
  },
  leave() {
    for (const socket of sockets) socket.close();
    sockets.clear();
    return Promise.resolve({});
  },
  async rush({ origin, cookies, within }) {
    const times: number[] = [];
    let failed = 0;
    await spread(cookies, { within }, async (cookie) => {
      const began = performance.now();
      await open(origin, cookie).then(
        () => times.push(performance.now() - began),
        () => {
          failed += 1;
        },
      );
    });
    return { opened: timesOf(times), failed };
  },
  async command({ origins, cookies, time }) {
    const times: number[] = [];
    let refused = 0;
    const until = performance.now() + time;
    await Promise.all(
      cookies.map(async (cookie, index) => {
        const http = await BareHttp.open(origins[index % origins.length] as string);
        for (let turn = index; performance.now() < until; turn++) {
          const [path, body] = commandOf(turn);
          const began = performance.now();
          const { status } = await http.call(path, cookie, body);
          times.push(performance.now() - began);
          if (status !== 200) refused += 1;
        }
        http.close();
      }),
    );
    return { answered: timesOf(times), refused };
  },
  async openPages({ origin, cookies, within }) {
    pages = cookies.map((cookie) => new ReturningPage(origin, cookie));
    await spread(pages, { within, atOnce: CONNECTING_AT_ONCE }, (page) => page.open());
    return {};
  },
  async comeBack() {
    const settled = await Promise.allSettled(pages.map((page) => page.comeBack()));
    const { timeOrigin } = performance;
    return {
      from: timeOrigin + Math.min(...pages.map(({ reachedAt }) => reachedAt)),
      to: timeOrigin + Math.max(...pages.map(({ inStepAt }) => inStepAt)),
      inStep: timesOf(pages.map(({ inStepAt, reachedAt }) => inStepAt - reachedAt)),
      layouts: pages.reduce((total, page) => total + page.layouts, 0),
      failed: settled.filter(({ status }) => status === 'rejected').length,
    };
  },
  closePages() {
    for (const page of pages) page.leave();
    pages = [];
    return Promise.resolve({});
  },
  async fetchLayouts({ origin, cookies }) {
    const began = performance.now();
    await spread(cookies, { within: 0, atOnce: CONNECTING_AT_ONCE }, async (cookie) => {
      const http = await BareHttp.open(origin);
      const { status } = await http.call(pathOf('get-layout-data'), cookie, null);
      if (status !== 200) throw new Error(`A layout returned status ${status}`);
      http.close();
    });
    return { time: performance.now() - began };
  },
  async beginCommands({ origin, cookies, every }) {
    paced = await PacedCommands.begin(origin, cookies, every);
    return {};
  },
  endCommands({ from, to }) {
    return paced === null ? Promise.reject(new Error('No player gives commands')) : paced.end(from, to);
  },
  async requestPages({ origin, cookies, characters, pages }) {
    const times: number[] = [];
    const random = seededRandom(pages);
    const anyOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const http = await BareHttp.open(origin);
    for (let index = 0; index < pages; index++) {
      const page = 1 + Math.floor((random() * characters) / LEADERBOARD_PAGE_SIZE);
      const began = performance.now();
      const path = `${pathOf('get-table')}?leaderboardType=${anyOf(LEADERBOARD_TYPES)}&page=${page}`;
      const { status } = await http.call(path, anyOf(cookies), null);
      if (status !== 200) throw new Error(`${path} returned status ${status}`);
      times.push(performance.now() - began);
    }
    http.close();
    return { answered: timesOf(times) };
  },
};

async function carryOut<N extends keyof Jobs>({ job, input }: Order<N>): Promise<void> {
  const before = process.cpuUsage();
  const outcome = await orders[job](input);
  const { user, system } = process.cpuUsage(before);
  process.send?.({ outcome, cpu: (user + system) / 1_000 });
}

process.on('message', (order: Order) => {
  carryOut(order).catch((error: unknown) => process.send?.({ error: String(error) }));
});
