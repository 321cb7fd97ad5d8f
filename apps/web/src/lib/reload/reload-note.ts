/** Where a tab notes its reloads. */
const KEY = 'slumberfell.reload';

/**
 * Time in ms after the first reload before the page may reload itself again. Doubles with each further one.
 */
const FIRST_PAUSE = 60_000;

/** After so many ms without a reload of its own, a page counts from the beginning. */
const FORGOTTEN_AFTER = 3_600_000;

interface Note {
  /** When this tab last reloaded itself, epoch ms. */
  readonly at: number;
  /** How often in a row. */
  readonly times: number;
  /** Whether the player has been told why. */
  readonly told: boolean;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Notes that the page reloads itself, so that it never does so in a loop.
 * @param store of the tab; null where the browser keeps nothing, and then the page never reloads itself
 */
export function createReloadNote(store: Store | null, now: () => number = Date.now) {
  const read = (): Note | null => {
    const note = parse(store?.getItem(KEY) ?? null);
    return note !== null && now() - note.at < FORGOTTEN_AFTER ? note : null;
  };
  /** @returns whether it has been kept */
  const write = (note: Note): boolean => {
    try {
      store?.setItem(KEY, JSON.stringify(note));
      return store !== null;
    } catch {
      return false;
    }
  };
  return {
    mayReload(): boolean {
      const note = read();
      return store !== null && (note === null || now() - note.at >= FIRST_PAUSE * 2 ** (note.times - 1));
    },
    /**
     * To be called right before a reload.
     * @returns whether it was noted; if not, the page must not reload itself
     */
    reloading: (): boolean => write({ at: now(), times: (read()?.times ?? 0) + 1, told: false }),
    /** Whether the page has reloaded itself and the player was not told why yet; they are now. */
    takeNews(): boolean {
      const note = read();
      if (note === null || note.told) return false;
      write({ ...note, told: true });
      return true;
    },
  };
}

function parse(text: string | null): Note | null {
  if (text === null) return null;
  try {
    const { at, times, told } = JSON.parse(text);
    return typeof at === 'number' && typeof times === 'number' ? { at, times, told: told === true } : null;
  } catch {
    return null;
  }
}

/** Null where the browser allows no storage. */
function storeOfTab(): Store | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

export const reloadNote = createReloadNote(storeOfTab());
