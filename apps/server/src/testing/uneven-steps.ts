/**
 * Steps in ms that make up at least a time: uneven, the same on every run, and by default shorter than what makes a film
 * late.
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
