/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{ name: string, run: () => Promise<{ counts: Counts, output: string }> }} Job `output` is text
 *   for the contributor, empty when there is none
 */

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
  };
}

/**
 * Runs jobs in the given order, several in parallel. Prints the output of a job in one piece when the job
 * ends.
 * @param {readonly Job[]} jobs
 * @param {number} [atOnce] the most jobs that run in parallel
 * @param {(text: string) => void} [print]
 * @returns {Promise<Counts>} of all jobs. A job that throws counts as one failure.
 */
export async function runJobs(jobs, atOnce = 2, print = console.log) {
  const waiting = [...jobs];
  /** @type {Counts[]} */
  const all = [];
  const worker = async () => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift())
      all.push(await runJob(job, print));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return sum(all);
}

/**
 * Runs a job, and prints its name, its duration, whether it failed, and its output.
 * @param {Job} job
 * @param {(text: string) => void} print
 * @returns {Promise<Counts>} of the job. A job that throws counts as one failure.
 */
async function runJob({ name, run }, print) {
  const begun = performance.now();
  const { counts, output } = await run().catch((error) => ({
    counts: { passed: 0, failed: 1 },
    output: String(error?.message ?? error),
  }));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const result = `${counts.failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`;
  print(output === '' ? result : `${result}\n${output.trimEnd()}`);
  return counts;
}
