import type { Identity } from '@slumberfell/protocol';
import type { Sessions } from '../accounts/sessions.ts';
import { isRefused } from '../errors.ts';
import type { Game } from '../game/game.ts';
import { selectCharacter } from '../storage/accounts.ts';
import { type CharacterIdentity, charactersOf } from '../storage/characters.ts';
import type { Storage } from '../storage/storage.ts';
import type { Handlers } from './call.ts';

type CharacterRoutes = 'get-characters' | 'create-character' | 'select-character';

export interface CharacterDependencies {
  readonly storage: Storage;
  readonly sessions: Sessions;
  readonly game: Game;
}

export const characterHandlers = ({
  storage,
  sessions,
  game,
}: CharacterDependencies): Handlers<CharacterRoutes> => ({
  'get-characters': async ({ caller }) => {
    const characters = await storage.read((db) => charactersOf(db, caller.accountId));
    return characters.map(presentIdentity);
  },

  'create-character': async ({ input, caller }) => {
    const created = await game.create(caller.accountId, input.name, input.appearanceId);
    sessions.accountChanged(caller.accountId);
    return isRefused(created) ? created : presentIdentity(created);
  },

  'select-character': async ({ input, caller }) => {
    const selected = await storage.write((tx) => selectCharacter(tx, caller.accountId, input));
    sessions.accountChanged(caller.accountId);
    return selected ? undefined : { refused: 'character/unknown' };
  },
});

const presentIdentity = ({ id, name, appearanceId }: CharacterIdentity): Identity => ({
  id,
  name,
  appearanceId,
});
