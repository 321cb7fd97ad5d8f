/** How often each of some words was counted. */
export class Shares<Word extends string> {
  readonly #counts = new Map<Word, number>();

  add(word: Word): void {
    this.#counts.set(word, this.countOf(word) + 1);
  }

  countOf(word: Word): number {
    return this.#counts.get(word) ?? 0;
  }

  /** The counts as shares of so many runs, the largest first. Equal ones are in the order of the words. */
  of(runs: number): readonly { readonly reason: Word; readonly share: number }[] {
    return [...this.#counts]
      .map(([reason, count]) => ({ reason, share: count / runs }))
      .sort((one, other) => other.share - one.share || (one.reason < other.reason ? -1 : 1));
  }
}
