import type { AccountStatus, Held, Identity, LayoutData } from '@slumberfell/protocol';
import { readCharacter } from '@slumberfell/protocol';
import { createStore } from 'zustand';
import type { HubStatus } from '../../lib/hub/hub.ts';
import type { ProtocolStatus } from './protocol-guard.ts';

/** The character on screen: who it is, and what is held of it. */
export interface Character extends Held, Identity {
  readonly accountStatus: AccountStatus;
}

export interface CharacterState {
  /** Null until the first layout data. */
  readonly character: Character | null;
  readonly hub: HubStatus;
  readonly protocol: ProtocolStatus;
  /** Characters that are playing now, on the whole server. */
  readonly activeCharacters: number;
  /** The report of the player's absence that waits to be read, by its `since`; null when none does. */
  readonly idleReport: number | null;
}

const EMPTY: CharacterState = {
  character: null,
  hub: 'connecting',
  protocol: 'same',
  activeCharacters: 0,
  idleReport: null,
};

/** One character is open at a time; `open.ts` fills this store and empties it. */
export const characterStore = createStore<CharacterState>(() => EMPTY);

export const forgetCharacter = (): void => characterStore.setState(EMPTY, true);

/** Takes in layout data, which replaces whatever was held. */
export function holdLayout(layout: LayoutData): void {
  const { id, name, appearanceId } = layout.characterData;
  characterStore.setState({
    character: {
      id,
      name,
      appearanceId,
      accountStatus: layout.accountData.accountStatus,
      shown: readCharacter(layout),
      revision: layout.revision,
    },
    activeCharacters: layout.globalStatus.activeCharacters,
    idleReport: layout.idleReport,
  });
}

/** Takes in the account's status where it was asked for by itself. */
export const holdAccountStatus = (accountStatus: AccountStatus): void =>
  characterStore.setState(({ character }) => ({ character: character && { ...character, accountStatus } }));

/** Takes in what a frame led on to. */
export function hold(held: Held): void {
  characterStore.setState(({ character }) => ({ character: character && { ...character, ...held } }));
}
