import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Figure } from '../figure.ts';
import { median } from '../measure.ts';
import { report } from '../report.ts';
import { bytes, ms } from '../scale/format.ts';
import { buildServer } from '../scale/node-process.ts';
import { told } from '../scale/print-progress.ts';
import { type FloodHouse, openFloodHouse } from './flooded-server.ts';
import { FLOODS } from './floods.ts';
import { type Fared, play } from './player.ts';
import type { Sent } from './stream.ts';

/**
 * `npm run bench:floods [-- --json] [-- --rounds 5] [-- --calls 2000] [-- --server PATH/main.js] [-- flood…]`: how players fare
 * while others flood the server (docs/performance.md). Each round of a flood is followed by one in which the same flood goes to a
 * listener that discards it, on the same machine and beside the same server.
 * Exit code 1 when a limit breaks.
 */

/** The players' p99 during a flood, by that of the rounds beside it. */
const SLOWER = 5;
/** The heap after the floods, by that before. */
const HEAP = 1.2;
/** Ms that a flood is under way before players are measured, and that all is still after it. */
const BEFORE = 1_000;
const AFTER = 2_000;

interface Measured {
  readonly fared: Fared;
  readonly sent: Sent;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    rounds: { type: 'string', default: '5' },
    calls: { type: 'string', default: '2000' },
    server: { type: 'string' },
  },
});
const unknown = positionals.filter((name) => !(name in FLOODS));
if (unknown.length > 0)
  throw new Error(`There is no flood ${unknown.join(', ')}. There are: ${Object.keys(FLOODS).join(', ')}`);
const rounds = Number(values.rounds);
const calls = Number(values.calls);

async function measured(house: FloodHouse, name: string, to: 'server' | 'listener'): Promise<Measured> {
  const stop = house.flood(FLOODS[name]?.(house.target) ?? [], to);
  await sleep(BEFORE);
  const fared = await play({ origin: house.node.origin, cookies: house.players, calls });
  const sent = await stop();
  await sleep(AFTER);
  console.error(`${name}, ${to}: ${JSON.stringify(fared)} ${JSON.stringify(sent)}`);
  return { fared, sent };
}

async function figuresOf(name: string): Promise<Figure[]> {
  const house = await openFloodHouse(values.server ?? null);
  try {
    await play({ origin: house.node.origin, cookies: house.players, calls });
    const before = await house.node.memory();
    const floods: Measured[] = [];
    const controls: Measured[] = [];
    for (let round = 0; round < rounds; round++) {
      floods.push(await measured(house, name, 'server'));
      controls.push(await measured(house, name, 'listener'));
    }
    const after = await house.node.memory();
    const of = (all: readonly Measured[], part: 'p50' | 'p99' | 'longest'): number =>
      median(all.map(({ fared }) => fared[part]));
    const sum = (part: 'failed' | 'refused' | 'handshakes' | 'calls'): number =>
      floods.reduce((total, { fared }) => total + fared[part], 0);
    const ratios = floods.map(({ fared }, round) => fared.p99 / (controls[round] as Measured).fared.p99);
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
        ratio: after.heap / before.heap,
        limit: HEAP,
        goal: 'at most',
        detail: `${bytes(before.heap)}, ${bytes(after.heap)}; resident ${bytes(before.resident)}, ${bytes(after.resident)}`,
      },
    ];
  } finally {
    await house.close();
  }
}

if (values.server === undefined) await buildServer();
const figures: Figure[] = [];
for (const name of positionals.length > 0 ? positionals : Object.keys(FLOODS))
  figures.push(...told(await figuresOf(name)));
report(figures, values.json === true);
