import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Figure } from '../figure.ts';
import { median } from '../measure.ts';
import { report } from '../report.ts';
import { bytes, ms } from '../scale/format.ts';
import { buildServer } from '../scale/node-process.ts';
import { printProgress } from '../scale/print-progress.ts';
import type { Sizes } from '../suite.ts';
import { type FloodedServer, openFloodedServer } from './flooded-server.ts';
import { FLOODS } from './floods.ts';
import { type PlayerResults, play } from './player.ts';
import type { Sent } from './stream.ts';

/**
 * `npm run bench:floods [-- --json] [-- --short] [-- --rounds 5] [-- --calls 2000] [-- --server PATH]
 * [-- flood…]`: measures the latency of players during floods (docs/performance.md). PATH is the path of a
 * built `main.js`.
 * After each round of a flood follows a control round. In it the same flood goes to a listener on the same
 * machine, which discards it.
 * Exit code 1 when a figure breaks its limit.
 */

/** The highest allowed ratio of the players' p99 during a flood to their p99 during the control round. */
const SLOWER = 5;
/** The highest allowed ratio of the server's heap after the floods to its heap before the floods. */
const HEAP = 1.2;

interface Amounts {
  readonly rounds: number;
  /** How many calls all players together make in a round. */
  readonly calls: number;
  /** `before`: ms from the start of a flood until the players start. `after`: ms of rest after a flood. */
  readonly before: number;
  readonly after: number;
}

const SIZES: Sizes<Amounts> = {
  full: { rounds: 5, calls: 2_000, before: 1_000, after: 2_000 },
  short: { rounds: 1, calls: 100, before: 200, after: 200 },
};

interface Measured {
  readonly results: PlayerResults;
  readonly sent: Sent;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    calls: { type: 'string' },
    server: { type: 'string' },
  },
});
const unknown = positionals.filter((name) => !(name in FLOODS));
if (unknown.length > 0)
  throw new Error(`There is no flood ${unknown.join(', ')}. There are: ${Object.keys(FLOODS).join(', ')}`);
const size = values.short ? 'short' : 'full';
const { before, after, ...usual } = SIZES[size];
const rounds = Number(values.rounds ?? usual.rounds);
const calls = Number(values.calls ?? usual.calls);

async function measured(flooded: FloodedServer, name: string, to: 'server' | 'listener'): Promise<Measured> {
  const stop = flooded.flood(FLOODS[name]?.(flooded.target) ?? [], to);
  await sleep(before);
  const results = await play({ origin: flooded.node.origin, cookies: flooded.players, calls });
  const sent = await stop();
  await sleep(after);
  console.error(`${name}, ${to}: ${JSON.stringify(results)} ${JSON.stringify(sent)}`);
  return { results, sent };
}

async function figuresOf(name: string): Promise<Figure[]> {
  const flooded = await openFloodedServer(values.server ?? null);
  try {
    await play({ origin: flooded.node.origin, cookies: flooded.players, calls });
    const memoryBefore = await flooded.node.memory();
    const floods: Measured[] = [];
    const controls: Measured[] = [];
    for (let round = 0; round < rounds; round++) {
      floods.push(await measured(flooded, name, 'server'));
      controls.push(await measured(flooded, name, 'listener'));
    }
    const memoryAfter = await flooded.node.memory();
    const of = (all: readonly Measured[], part: 'p50' | 'p99' | 'longest'): number =>
      median(all.map(({ results }) => results[part]));
    const sum = (part: 'failed' | 'refused' | 'handshakes' | 'calls'): number =>
      floods.reduce((total, { results }) => total + results[part], 0);
    const ratios = floods.map(
      ({ results }, round) => results.p99 / (controls[round] as Measured).results.p99,
    );
    const sent = (all: readonly Measured[], part: keyof Sent): number =>
      Math.round(median(all.map((one) => one.sent[part])));
    return [
      {
        name: `floods: ${name}: p99 of players / the same flood beside the server`,
        ratio: median(ratios),
        limit: SLOWER,
        goal: 'at most',
        detail:
          `p50 ${ms(of(floods, 'p50'))}, p99 ${ms(of(floods, 'p99'))}, longest ${ms(of(floods, 'longest'))}; beside it ` +
          `${ms(of(controls, 'p50'))}, ${ms(of(controls, 'p99'))}, ${ms(of(controls, 'longest'))}; ${rounds} rounds; in each ` +
          `${sent(floods, 'opened').toLocaleString('en')} connections opened and ` +
          `${sent(floods, 'closed').toLocaleString('en')} closed`,
      },
      {
        name: `floods: ${name}: calls and handshakes of players that failed`,
        ratio: sum('failed') + sum('refused'),
        limit: 0,
        goal: 'at most',
        detail: `${sum('failed')} of ${sum('calls')} calls, ${sum('refused')} of ${sum('handshakes')} handshakes`,
      },
      {
        name: `floods: ${name}: heap after / before`,
        ratio: memoryAfter.heap / memoryBefore.heap,
        limit: HEAP,
        goal: 'at most',
        detail: `${bytes(memoryBefore.heap)}, ${bytes(memoryAfter.heap)}; resident ${bytes(memoryBefore.resident)}, ${bytes(memoryAfter.resident)}`,
      },
    ];
  } finally {
    await flooded.close();
  }
}

if (values.server === undefined) await buildServer();
const figures: Figure[] = [];
for (const name of positionals.length > 0 ? positionals : Object.keys(FLOODS))
  figures.push(...printProgress(await figuresOf(name)));
report(figures, { json: values.json, size });
