/**
 * Steps in ms whose sum is at least `total`: uneven, the same in every run, and by default too short to make
 * the playback late.
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
