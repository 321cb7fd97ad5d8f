import type { PairedCommandLine } from '../command-line.ts';
import { changedBenchmarks, checkOut, ROOT } from './checkout.ts';
import { type Compared, compare, type Measured } from './compare.ts';
import { runBenchmark } from './run-benchmark.ts';

/** A figure's goal, and its ratio in each round. */
interface Series {
  readonly goal: Measured['goal'];
  readonly before: number[];
  readonly after: number[];
}

interface Pair {
  /** Path of the benchmark's `main.ts` in `bench/src`. */
  readonly program: string;
  readonly suites: readonly string[];
  /** Whether the suites need the built page and server. */
  readonly isBuilt: boolean;
}

/**
 * Measures an earlier commit and the present state of the files alternately, each suite in a process of its
 * own, and prints how each figure has changed. Sets exit code 1 when one is worse (`compare`). Each side
 * measures with its own benchmarks; a note names those that differ.
 * @throws Error when the revision does not exist or a suite fails
 */
export async function measureAgainst(
  { against, rounds, json }: Pick<PairedCommandLine, 'json' | 'rounds'> & { readonly against: string },
  { program, suites, isBuilt }: Pair,
): Promise<void> {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());
  const checkout = await checkOut(against, isBuilt, stop.signal);
  try {
    const changed = await changedBenchmarks(checkout.commit);
    if (changed.length > 0)
      console.error(`These benchmarks differ from those of ${against}: ${changed.join(', ')}`);
    const all = new Map<string, Series>();
    for (let round = 0; round < rounds; round++) {
      const sides = [
        ['before', checkout.directory],
        ['after', ROOT],
      ] as const;
      // The side that runs first changes, so that a machine that slows down affects both alike.
      for (const suite of suites)
        for (const [side, directory] of round % 2 === 0 ? sides : sides.toReversed())
          for (const { name, ratio, goal } of await runBenchmark(directory, program, [suite], stop.signal))
            seriesOf(all, name, goal)[side].push(ratio);
      console.error(`Round ${round + 1} of ${rounds} is done.`);
    }
    print(all, json);
  } finally {
    await checkout.remove();
  }
}

/** @param goal absent when the commit's benchmarks do not print it */
function seriesOf(all: Map<string, Series>, name: string, goal: Measured['goal'] | undefined): Series {
  const known = all.get(name);
  const series = { before: [], after: [], ...known, goal: goal ?? known?.goal ?? 'at most' };
  all.set(name, series);
  return series;
}

function print(all: ReadonlyMap<string, Series>, json: boolean): void {
  const compared: Compared[] = [];
  for (const [name, { goal, before, after }] of all) {
    if (before.length === after.length) compared.push(compare({ name, goal }, before, after));
    else console.error(`Only one of the commits has the figure ${name}`);
  }
  if (json) for (const figure of compared) console.log(JSON.stringify(figure));
  else console.table(compared.map(row));
  if (compared.some(({ isWorse }) => isWorse)) process.exitCode = 1;
}

const percent = (change: number): string => `${change > 1 ? '+' : ''}${((change - 1) * 100).toFixed(1)} %`;

const row = ({ name, before, after, change, spread: [low, high], isWorse }: Compared) => ({
  figure: name,
  before: Number(before.toPrecision(3)),
  after: Number(after.toPrecision(3)),
  'change (+ is worse)': percent(change),
  spread: `${percent(low)} to ${percent(high)}`,
  verdict: isWorse ? 'WORSE' : '',
});
