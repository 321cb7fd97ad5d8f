import type {
  AccountStatus,
  Announcements,
  CharacterDecisions,
  ClientState,
  Decision,
  Identity,
  LayoutData,
  WaitingAgreement,
} from '@slumberfell/protocol';
import { readCharacter } from '@slumberfell/protocol';
import { createStore } from 'zustand';
import type { HubStatus } from '../../lib/hub/hub.ts';
import type { ProtocolStatus } from './protocol-guard.ts';

/** The open character: its identity and its state. */
export interface Character extends ClientState, Identity {
  readonly accountStatus: AccountStatus;
}

export interface CharacterState extends Omit<Announcements, 'newsAt'> {
  /** When the newest post was posted; null when there is none. Undefined until the hub has told. */
  readonly newsAt: number | null | undefined;
  /** Null until the first layout. */
  readonly character: Character | null;
  readonly hub: HubStatus;
  /** Whether the server did not answer the last fetch of the layout, or could not serve it. */
  readonly isServerAway: boolean;
  readonly protocol: ProtocolStatus;
  /** Number of characters, of all players and on all nodes, that are active now. */
  readonly activeCharacters: number;
  /**
   * The instant, epoch ms, until which the character waits because the server's clock was ahead, as of the
   * last layout. Null when it does not wait.
   */
  readonly waitsUntil: number | null;
  /** The first instant (`since`) of the pending idle report; null when none is pending. */
  readonly idleReport: number | null;
  /** Up to which instant the account has seen the news; null until the first layout. */
  readonly newsSeenUpTo: number | null;
  /** What administrators have decided about the character, the newest first. */
  readonly decisions: readonly Decision[];
  /** The agreements that the player must accept before playing on, as of the last layout. */
  readonly waitingAgreements: readonly WaitingAgreement[];
  /** How many layouts the page has stored. A layout replaces the state without frames. */
  readonly layouts: number;
}

const EMPTY: CharacterState = {
  character: null,
  hub: 'connecting',
  isServerAway: false,
  protocol: 'same',
  activeCharacters: 0,
  waitsUntil: null,
  idleReport: null,
  announcements: [],
  newsAt: undefined,
  newsSeenUpTo: null,
  decisions: [],
  waitingAgreements: [],
  layouts: 0,
};

/** The store of the open character, at most one. `open.ts` fills and clears it. */
export const characterStore = createStore<CharacterState>(() => EMPTY);

/** The number of layouts stays: what was fetched for one of them is not that of a later one. */
export const forgetCharacter = (): void =>
  characterStore.setState(({ layouts }) => ({ ...EMPTY, layouts }), true);

/** Stores a layout; it replaces the whole state. */
export function storeLayout(layout: LayoutData): void {
  const { id, name, appearanceId } = layout.characterData;
  characterStore.setState(({ layouts, newsSeenUpTo }) => ({
    character: {
      id,
      name,
      appearanceId,
      accountStatus: layout.accountData.accountStatus,
      shown: readCharacter(layout),
      revision: layout.revision,
    },
    isServerAway: false,
    activeCharacters: layout.globalStatus.activeCharacters,
    waitsUntil: layout.waitsUntil ?? null,
    idleReport: layout.idleReport,
    decisions: layout.decisions,
    // The page may have noted more than the server had when it made this layout.
    newsSeenUpTo: Math.max(newsSeenUpTo ?? 0, layout.accountData.newsSeenUpTo),
    waitingAgreements: layout.accountData.waitingAgreements ?? [],
    layouts: layouts + 1,
  }));
}

/** Stores the account's status that a call has returned. Without an open character it stores nothing. */
export const storeAccountStatus = (accountStatus: AccountStatus): void =>
  characterStore.setState(({ character }) => ({ character: character && { ...character, accountStatus } }));

/** Stores what administrators have decided, and the name that the character has now. */
export const storeDecisions = ({ name, decisions }: CharacterDecisions): void =>
  characterStore.setState(({ character }) => ({ character: character && { ...character, name }, decisions }));

/** Stores that the player has accepted all agreements that waited. */
export const storeAgreementsAccepted = (): void => characterStore.setState({ waitingAgreements: [] });

/** Stores up to which instant the account has seen the news. */
export const storeNewsSeen = (upTo: number): void =>
  characterStore.setState(({ newsSeenUpTo }) => ({ newsSeenUpTo: Math.max(newsSeenUpTo ?? 0, upTo) }));

/** Stores the revision and the shown state that result from a frame. */
export function storeHeld(held: ClientState): void {
  characterStore.setState(({ character }) => ({ character: character && { ...character, ...held } }));
}
