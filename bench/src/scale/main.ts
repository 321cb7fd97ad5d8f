import { readCommandLine } from '../command-line.ts';
import type { Figure } from '../figure.ts';
import { report } from '../report.ts';
import { SIZES } from './amounts.ts';
import { restFigures } from './idle-cost.ts';
import { type DatabaseName, type MeasuredServer, openMeasuredServer } from './measured-server.ts';
import { memoryFigure, type ServerMemory } from './memory.ts';
import { millionFigures } from './million.ts';
import { PlayerProcess } from './player-process.ts';
import { printProgress } from './print-progress.ts';
import { reconnectFigures } from './reconnect.ts';
import { commandFigures } from './saturation.ts';
import { socketFigures } from './sockets.ts';

/**
 * `npm run bench:scale [-- --json] [-- --short] [-- part…] [-- embedded|PostgreSQL] [-- COUNT]`: measures the
 * cost of many idling characters and many players (docs/performance.md). A part is a name of `PARTS`,
 * `growth`, which runs all parts of `PARTS` with few characters, or `million`, which uses the embedded
 * database unless PostgreSQL is the only database named. Exit code 1 when a figure breaks its limit.
 */
type Measure = (server: MeasuredServer, players: PlayerProcess) => Promise<Figure[]>;
const PARTS: Readonly<Record<string, Measure>> = {
  rest: restFigures,
  sockets: socketFigures,
  commands: commandFigures,
  reconnect: reconnectFigures,
};
/** How many sessions have ended in the last minute, as a share of the running ones. */
const ENDED = 0.1;

const DATABASES: readonly DatabaseName[] = ['embedded', 'PostgreSQL'];

/** @returns the figures, and the server's memory, which is compared with that of another run */
async function measure(
  name: DatabaseName,
  running: number,
  parts: readonly Measure[],
): Promise<{ readonly held: ServerMemory; readonly figures: readonly Figure[] }> {
  const population = { running, ended: parts.includes(restFigures) ? ENDED : 0 };
  const server = await openMeasuredServer(name, population, amounts);
  const players = new PlayerProcess();
  try {
    const figures: Figure[] = [];
    for (const part of parts) figures.push(...printProgress(await part(server, players)));
    console.error(`${name}, ${running.toLocaleString('en')}: ${await server.verifyAndStop()}`);
    return { held: { name, running, memory: server.memory }, figures };
  } finally {
    players.close();
    await server.close();
  }
}

const { words, json, size } = readCommandLine();
const amounts = SIZES[size];
const count = Number(words.find((word) => /^\d+$/.test(word)) ?? amounts.many);
const given = words.filter((word) => !/^\d+$/.test(word));
const names = DATABASES.filter(
  (name) => given.includes(name) || !DATABASES.some((one) => given.includes(one)),
);
const wanted = given.filter((word) => !DATABASES.some((name) => name === word));
const unknown = wanted.filter((word) => !(word in PARTS) && word !== 'growth' && word !== 'million');
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}`);
const wants = (part: string): boolean => wanted.length === 0 || wanted.includes(part);

const figures: Figure[] = [];
for (const name of names) {
  const parts = Object.keys(PARTS)
    .filter(wants)
    .map((part) => PARTS[part] as Measure);
  const many = parts.length > 0 ? await measure(name, count, parts) : null;
  const few =
    wants('growth') || wants('rest')
      ? await measure(name, amounts.few, wants('growth') ? Object.values(PARTS) : [])
      : null;
  if (many !== null) figures.push(...many.figures);
  if (few !== null) figures.push(...few.figures);
  if (many !== null && few !== null && wants('rest')) figures.push(memoryFigure(few.held, many.held));
}
// A database of a million characters takes long to fill, so `million` uses only the embedded database, unless
// PostgreSQL is the only database named.
if (wants('million'))
  figures.push(...(await millionFigures(names.length === 1 ? names : ['embedded'], amounts)));
report(figures, { json, size });
