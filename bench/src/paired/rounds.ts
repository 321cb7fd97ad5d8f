import { type Compared, compare, type Measured } from './compare.ts';

/** One side of the comparison: the earlier commit, or the present state of the files. */
export type Side = 'before' | 'after';

/** What a benchmark printed of a figure. Benchmarks of earlier commits print no goal. */
export type Printed = Omit<Measured, 'goal'> & Partial<Measured>;

/** A figure's suite and goal, and its ratio in each round. */
interface Series {
  readonly suite: string;
  readonly goal: Measured['goal'];
  readonly before: number[];
  readonly after: number[];
}

interface Outcome {
  readonly compared: readonly Compared[];
  /** Names of the figures that only one of the commits has. */
  readonly unpaired: readonly string[];
}

/** Suites with undecided figures run until they have had this many times the asked rounds. */
const MOST_TIMES = 3;

/**
 * Measures each suite on both sides in each round. After the asked rounds, suites with an undecided figure
 * (`Compared.isUndecided`) run further rounds, until no figure of theirs is undecided or `MOST_TIMES` the
 * asked rounds are done.
 * @param measure runs a suite on a side
 * @param onRound called after each round with its number from 1 on, and the suites that go on
 */
export async function measureRounds(
  { suites, rounds }: { readonly suites: readonly string[]; readonly rounds: number },
  measure: (suite: string, side: Side) => Promise<readonly Printed[]>,
  onRound: (round: number, next: readonly string[]) => void = () => {},
): Promise<Outcome> {
  const all = new Map<string, Series>();
  let next = suites;
  for (let round = 1; next.length > 0; round++) {
    // The side that runs first changes, so that a machine that slows down affects both alike.
    const sides: readonly Side[] = round % 2 === 1 ? ['before', 'after'] : ['after', 'before'];
    for (const suite of next)
      for (const side of sides)
        for (const { name, ratio, goal } of await measure(suite, side))
          seriesOf(all, name, suite, goal)[side].push(ratio);
    if (round >= rounds * MOST_TIMES) next = [];
    else if (round >= rounds) next = undecidedSuites(all, next);
    onRound(round, next);
  }
  return outcomeOf(all);
}

/** @param goal absent when the commit's benchmarks do not print it */
function seriesOf(
  all: Map<string, Series>,
  name: string,
  suite: string,
  goal: Measured['goal'] | undefined,
): Series {
  const known = all.get(name);
  const series = { before: [], after: [], ...known, suite, goal: goal ?? known?.goal ?? 'at most' };
  all.set(name, series);
  return series;
}

const isPaired = ({ before, after }: Series): boolean => before.length === after.length;

function undecidedSuites(all: ReadonlyMap<string, Series>, suites: readonly string[]): string[] {
  const undecided = new Set<string>();
  for (const [name, series] of all)
    if (isPaired(series) && compare({ name, goal: series.goal }, series.before, series.after).isUndecided)
      undecided.add(series.suite);
  return suites.filter((suite) => undecided.has(suite));
}

function outcomeOf(all: ReadonlyMap<string, Series>): Outcome {
  const compared: Compared[] = [];
  const unpaired: string[] = [];
  for (const [name, series] of all) {
    if (isPaired(series)) compared.push(compare({ name, goal: series.goal }, series.before, series.after));
    else unpaired.push(name);
  }
  return { compared, unpaired };
}
