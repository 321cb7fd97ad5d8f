import { readCommandLine } from '../command-line.ts';
import type { Figure } from '../figure.ts';
import { report } from '../report.ts';
import { restFigures } from './idle-cost.ts';
import { type DatabaseName, type House, openHouse } from './measured-server.ts';
import { type Held, memoryFigure } from './memory.ts';
import { millionFigures } from './million.ts';
import { PlayerProcess } from './player-process.ts';
import { told } from './print-progress.ts';
import { commandFigures } from './saturation.ts';
import { socketFigures } from './sockets.ts';

/**
 * `npm run bench:scale [-- --json] [-- part…] [-- embedded|PostgreSQL] [-- COUNT]`: what many characters cost that idle, and many
 * players (docs/performance.md). The parts are those below, `growth`, which is all of them with few characters, and `million`,
 * which is embedded unless it is said otherwise.
 * Exit code 1 when a limit breaks.
 */
type Measure = (house: House, players: PlayerProcess) => Promise<Figure[]>;
const PARTS: Readonly<Record<string, Measure>> = {
  rest: restFigures,
  sockets: socketFigures,
  commands: commandFigures,
};
const MANY = 100_000;
const FEW = 1_000;
/** For each session that runs at rest, so many have just ended. */
const ENDED = 0.1;

const DATABASES: readonly DatabaseName[] = ['embedded', 'PostgreSQL'];

/** @returns also what the server held, to be compared with another's. */
async function measure(
  name: DatabaseName,
  running: number,
  parts: readonly Measure[],
): Promise<{ readonly held: Held; readonly figures: readonly Figure[] }> {
  const house = await openHouse(name, { running, ended: parts.includes(restFigures) ? ENDED : 0 });
  const players = new PlayerProcess();
  try {
    const figures: Figure[] = [];
    for (const part of parts) figures.push(...told(await part(house, players)));
    console.error(`${name}, ${running.toLocaleString('en')}: ${await house.verified()}`);
    return { held: { name, running, memory: house.memory }, figures };
  } finally {
    players.close();
    await house.close();
  }
}

const { words, json } = readCommandLine();
const count = Number(words.find((word) => /^\d+$/.test(word)) ?? MANY);
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
      ? await measure(name, FEW, wants('growth') ? Object.values(PARTS) : [])
      : null;
  if (many !== null) figures.push(...many.figures);
  if (few !== null) figures.push(...few.figures);
  if (many !== null && few !== null && wants('rest')) figures.push(memoryFigure(few.held, many.held));
}
// It takes long to make: on the other database only where that is asked for.
if (wants('million')) figures.push(...(await millionFigures(names.length === 1 ? names : ['embedded'])));
report(figures, json);
