import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { startTestServer } from '@slumberfell/server/testing';
import type { Figure } from './figure.ts';
import { median } from './measure.ts';
import type { Reading } from './page-reader.ts';
import type { Suite } from './suite.ts';

interface Amounts {
  readonly rounds: number;
  readonly warmups: number;
  /** How many addresses are read in one round of a contender. */
  readonly read: number;
}

export const PAGES: Suite<Amounts> = {
  full: { rounds: 25, warmups: 5, read: 400 },
  short: { rounds: 1, warmups: 1, read: 20 },
  measure: pageFigures,
};

/** Bytes of the page; the built one has about as many. */
const PAGE_BYTES = 5_000;
const PREVIEW = '<!--preview--><meta property="og:title" content="Slumberfell" /><!--/preview-->';

/** The addresses that are compared, with the status of their answers. */
const CONTENDERS = {
  wiki: { status: 200, pathOf: (id) => `/items/${id}` },
  known: { status: 200, pathOf: (id) => `/home?from=${id}` },
  unknownProfile: { status: 404, pathOf: (id) => `/profile/${id}` },
  unknown: { status: 404, pathOf: (id) => `/no/such/place-${id}` },
  redirected: { status: 301, pathOf: (id) => `/Items/${id}/` },
} as const satisfies Readonly<Record<string, Contender>>;

interface Contender {
  readonly status: number;
  /** The path that stands for the item with this id. */
  readonly pathOf: (itemId: number) => string;
}

type Name = keyof typeof CONTENDERS;
const NAMES = Object.keys(CONTENDERS) as Name[];

/**
 * Measures the server's CPU time for pages that no file matches, compared with that for cached pages of the
 * Wiki.
 */
async function pageFigures({ rounds, warmups, read }: Amounts): Promise<Figure[]> {
  const items = compileWorld(shippedWorldDirectory).sets.items.slice(0, read);
  const readings = NAMES.map((name) => {
    const { status, pathOf } = CONTENDERS[name];
    return { name, status, paths: items.map(({ id }) => pathOf(id)) };
  });
  const directory = mkdtempSync(join(tmpdir(), 'slumberfell-bench-'));
  mkdirSync(join(directory, 'assets'));
  writeFileSync(
    join(directory, 'index.html'),
    `<title>Slumberfell</title>${PREVIEW}${' '.repeat(PAGE_BYTES)}`,
  );
  writeFileSync(join(directory, 'assets', 'main-4f2a.js'), '');
  const server = await startTestServer({ webDirectory: directory, runsJobs: false });
  const reader = fork(join(import.meta.dirname, 'page-reader.ts'));
  const samples: Record<Name, number[]> = {
    wiki: [],
    known: [],
    unknownProfile: [],
    unknown: [],
    redirected: [],
  };
  for (let round = 0; round < rounds + warmups; round++) {
    for (const { name, ...reading } of readings) {
      const before = process.cpuUsage();
      await readAll(reader, { port: server.port, ...reading });
      const { user, system } = process.cpuUsage(before);
      if (round >= warmups) samples[name].push((user + system) / read);
    }
  }
  reader.kill();
  await server.close();
  rmSync(directory, { recursive: true, force: true });

  const wiki = median(samples.wiki);
  return NAMES.filter((name) => name !== 'wiki').map((name) => ({
    name: `pages: a page at ${DESCRIPTIONS[name]} / a page of the Wiki`,
    ratio: median(samples[name]) / wiki,
    limit: 2,
    goal: 'at most',
    detail: `${median(samples[name]).toFixed(0)} / ${wiki.toFixed(0)} µs`,
  }));
}

const DESCRIPTIONS: Readonly<Record<Exclude<Name, 'wiki'>, string>> = {
  known: 'an address without a file',
  unknownProfile: 'an unknown profile',
  unknown: 'an unknown address',
  redirected: 'another spelling of an address',
};

async function readAll(reader: ChildProcess, reading: Reading): Promise<void> {
  const answered = once(reader, 'message');
  reader.send(reading);
  const [outcome] = (await answered) as [string];
  if (outcome !== 'done') throw new Error(outcome);
}
