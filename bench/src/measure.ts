/** CPU time of this process in microseconds, user and system. */
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
};

/** How often `interleaved` runs its contenders: `warmups` times without and `rounds` times with measuring. */
export interface Rounds {
  readonly rounds: number;
  readonly warmups: number;
}

/**
 * The median CPU time of each contender in microseconds. In each round the contenders run one after the
 * other, so that other load on the machine affects all of them equally. Each contender is warmed up before
 * the first round.
 * @param repeats how often a contender runs within a round. One round of a contender should take a few ms.
 */
export function interleaved<N extends string>(
  contenders: Readonly<Record<N, { readonly run: () => void; readonly repeats: number }>>,
  { rounds, warmups }: Rounds,
): Record<N, number> {
  const names = Object.keys(contenders) as N[];
  for (let index = 0; index < warmups; index++) for (const name of names) contenders[name].run();
  const samples = new Map<N, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const { run, repeats } = contenders[name];
      const before = cpu();
      for (let index = 0; index < repeats; index++) run();
      samples.get(name)?.push((cpu() - before) / repeats);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(samples.get(name) ?? [])])) as Record<
    N,
    number
  >;
}
