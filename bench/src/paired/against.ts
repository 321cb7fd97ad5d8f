import type { PairedCommandLine } from '../command-line.ts';
import { changedBenchmarks, checkOut, ROOT } from './checkout.ts';
import type { Compared } from './compare.ts';
import { measureRounds } from './rounds.ts';
import { runBenchmark } from './run-benchmark.ts';

interface Pair {
  /** Path of the benchmark's `main.ts` in `bench/src`. */
  readonly program: string;
  readonly suites: readonly string[];
  /** Whether the suites need the built page and server. */
  readonly isBuilt: boolean;
}

/**
 * Measures an earlier commit and the present state of the files alternately, each suite in a process of its
 * own, and prints how each figure has changed. Suites with undecided figures run further rounds. Sets exit
 * code 1 when a figure is worse (`compare`); one that stays undecided does not count as worse. Each side
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
    const { compared, unpaired } = await measureRounds(
      { suites, rounds },
      (suite, side) =>
        runBenchmark(side === 'before' ? checkout.directory : ROOT, program, [suite], stop.signal),
      (round, next) => {
        console.error(`Round ${round} is done; ${rounds} were asked for.`);
        if (round >= rounds && next.length > 0)
          console.error(`Not decided yet, so these suites run once more: ${next.join(', ')}`);
      },
    );
    for (const name of unpaired) console.error(`Only one of the commits has the figure ${name}`);
    print(compared, json);
  } finally {
    await checkout.remove();
  }
}

function print(compared: readonly Compared[], json: boolean): void {
  if (json) for (const figure of compared) console.log(JSON.stringify(figure));
  else console.table(compared.map(row));
  const undecided = compared.filter(({ isUndecided }) => isUndecided).map(({ name }) => name);
  if (undecided.length > 0) console.error(`Undecided, not counted as worse: ${undecided.join(', ')}`);
  if (compared.some(({ isWorse }) => isWorse)) process.exitCode = 1;
}

const percent = (change: number): string => `${change > 1 ? '+' : ''}${((change - 1) * 100).toFixed(1)} %`;

const row = ({ name, rounds, before, after, change, spread: [low, high], ...verdict }: Compared) => ({
  figure: name,
  rounds,
  before: Number(before.toPrecision(3)),
  after: Number(after.toPrecision(3)),
  'change (+ is worse)': percent(change),
  spread: `${percent(low)} to ${percent(high)}`,
  verdict: verdict.isWorse ? 'WORSE' : verdict.isUndecided ? 'undecided' : '',
});
