/**
 * Uneven steps in ms, the same in every run, whose sum is at least `total`. By default each is shorter than
 * `LATE` of the playback, so the hub sends frames and no refetch.
 */
export function* unevenSteps(total: number, longest = 9_000): Generator<number> {
  let word = 1;
  for (let gone = 0; gone < total; ) {
    word = (Math.imul(word, 1_103_515_245) + 12_345) >>> 0;
    const step = 1 + (word % longest);
    gone += step;
    yield step;
  }
}
