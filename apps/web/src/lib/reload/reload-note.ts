/** Key of the note in the tab's session storage. */
const STORAGE_KEY = 'slumberfell.reload';

/**
 * Ms that must pass after the first time that the page reloads itself before it may do so again. The pause
 * doubles with each further reload.
 */
const FIRST_PAUSE = 60_000;

/**
 * After this many ms without a reload by the page itself, the note is ignored: the next reload is the first.
 */
const FORGOTTEN_AFTER = 3_600_000;

interface Note {
  /** When the page in this tab last reloaded itself, epoch ms. */
  readonly at: number;
  /** How often the page has reloaded itself, each time within `FORGOTTEN_AFTER` of the time before. */
  readonly times: number;
  /** Whether the page has already told the player, after its last reload, why it reloaded itself. */
  readonly seen: boolean;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Stores when the page reloaded itself, so that it never reloads in a loop.
 * @param store session storage; null when the browser does not allow it, and then the page never reloads
 * itself
 */
export function createReloadNote(store: Store | null, now: () => number = Date.now) {
  const read = (): Note | null => {
    const note = parse(store?.getItem(STORAGE_KEY) ?? null);
    return note !== null && now() - note.at < FORGOTTEN_AFTER ? note : null;
  };
  /** Stores the note in the session storage. @returns false when the browser does not allow that */
  const write = (note: Note): boolean => {
    try {
      store?.setItem(STORAGE_KEY, JSON.stringify(note));
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
     * Stores that the page reloads itself now. Call this right before the reload.
     * @returns whether the browser has stored that; if not, the page must not reload itself
     */
    reloading: (): boolean => write({ at: now(), times: (read()?.times ?? 0) + 1, seen: false }),
    /**
     * Whether the page must tell the player why it reloaded itself. Returns true only once for each reload.
     */
    takeNotice(): boolean {
      const note = read();
      if (note === null || note.seen) return false;
      write({ ...note, seen: true });
      return true;
    },
  };
}

function parse(text: string | null): Note | null {
  if (text === null) return null;
  try {
    const { at, times, seen } = JSON.parse(text);
    return typeof at === 'number' && typeof times === 'number' ? { at, times, seen: seen === true } : null;
  } catch {
    return null;
  }
}

/** The tab's session storage; null when the browser does not allow it. */
function storeOfTab(): Store | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

export const reloadNote = createReloadNote(storeOfTab());
