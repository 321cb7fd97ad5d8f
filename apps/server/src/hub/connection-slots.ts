/**
 * Limits of the open connections of a node: `inAll` for all owners together, `ofOne` for one owner, such as a
 * network or a character.
 */
interface Limit {
  readonly inAll: number;
  readonly ofOne: number;
}

/** Which limit of open connections is reached. */
export type Full = keyof Limit;

/** Gives back the slot of one connection. A second call does nothing. */
export type ReleaseSlot = () => void;

/** Counts open connections, in all and by owner. */
export class ConnectionSlots {
  readonly #limit: Limit;
  readonly #counts = new Map<string, number>();
  #taken = 0;

  constructor(limit: Limit) {
    this.#limit = limit;
  }

  /**
   * Takes a slot.
   * @param owner null: only `inAll` applies.
   * @returns a function that gives the slot back, or the limit that is reached.
   */
  take(owner: string | null): ReleaseSlot | Full {
    const { inAll, ofOne } = this.#limit;
    if (owner !== null && (this.#counts.get(owner) ?? 0) >= ofOne) return 'ofOne';
    if (this.#taken >= inAll) return 'inAll';
    this.#add(owner, 1);
    let isTaken = true;
    return () => {
      if (isTaken) this.#add(owner, -1);
      isTaken = false;
    };
  }

  #add(owner: string | null, change: 1 | -1): void {
    this.#taken += change;
    if (owner === null) return;
    const count = (this.#counts.get(owner) ?? 0) + change;
    if (count > 0) this.#counts.set(owner, count);
    else this.#counts.delete(owner);
  }
}
