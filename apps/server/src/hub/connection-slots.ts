/** Most sockets that one node holds at a time, in all and of one network, character or the like. */
interface Limit {
  readonly inAll: number;
  readonly ofOne: number;
}

/** Which limit is reached. */
export type Full = keyof Limit;

/** Gives a slot back. A second call does nothing. */
export type GiveBack = () => void;

/** Counts what is open at a time, in all and by owner. */
export class ConnectionSlots {
  readonly #limit: Limit;
  readonly #counts = new Map<string, number>();
  #taken = 0;

  constructor(limit: Limit) {
    this.#limit = limit;
  }

  /** Takes a slot. @param owner null: counted in all alone */
  take(owner: string | null): GiveBack | Full {
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
