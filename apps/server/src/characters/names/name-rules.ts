import { FURTHER_WORDS, INNOCENT_NAMES } from './further-words.ts';
import { INFAMOUS } from './infamous-names.ts';
import { joinedParts } from './name-parts.ts';
import { isIn, type NamePattern, namePattern } from './name-pattern.ts';
import { isOffensive } from './offensive-words.ts';
import { reservedNames } from './reserved-names.ts';

/** What a host settles about the names of characters. */
export interface NameSettings {
  /** Whether the maintained list of offensive words counts. */
  readonly hasWordList: boolean;
  /** The lines of the host's own list, as `namePattern` takes them. */
  readonly blocked: readonly string[];
  /** The host's own name, which no character may have; null when there is none. */
  readonly serverTitle: string | null;
  /** The server's own name, which no character may have either; null or absent when there is none. */
  readonly serverName?: string | null;
}

/** A name is reserved when it could be taken for the host or the game, blocked when a list has it. */
export type NameRefusal = 'character/name-reserved' | 'character/name-blocked';

/** Tells which names a character may not be given, but not whether another character has the name. */
export class NameRules {
  readonly #isReserved: ReturnType<typeof reservedNames>;
  readonly #blocked: readonly NamePattern[];
  readonly #hasWordList: boolean;

  constructor({ hasWordList, blocked, serverTitle, serverName = null }: NameSettings) {
    const reserved = [serverTitle, ...(serverName === null ? [] : [serverName])].map(reservedNames);
    this.#isReserved = (...name) => reserved.some((isReserved) => isReserved(...name));
    this.#blocked = blocked.map(namePattern);
    this.#hasWordList = hasWordList;
  }

  /**
   * Call it wherever a character is given a name. Existing characters keep theirs.
   * @param name trimmed, and without `characterNameFaults`.
   * @returns null when a character may have the name.
   */
  refusalOf(name: string): NameRefusal | null {
    const joined = joinedParts(name);
    if (this.#isReserved(name, joined)) return 'character/name-reserved';
    const isBlocked = this.#blocked.some((pattern) => isIn(pattern, joined));
    return isBlocked || (this.#hasWordList && isOnLists(name)) ? 'character/name-blocked' : null;
  }
}

const LISTED = [...INFAMOUS, ...FURTHER_WORDS];

function isOnLists(name: string): boolean {
  const joined = joinedParts(name.replace(INNOCENT_NAMES, ''));
  return LISTED.some((pattern) => isIn(pattern, joined)) || isOffensive(name);
}

/** The settings of a host that count for names. */
interface HostNames {
  readonly names: Pick<NameSettings, 'hasWordList' | 'blocked'>;
  readonly serverTitle: string | null;
  readonly look: { readonly name: string | null };
}

/** The rules of names on a server with these settings. */
export const nameRulesOf = ({ names, serverTitle, look }: HostNames): NameRules =>
  new NameRules({ ...names, serverTitle, serverName: look.name });
