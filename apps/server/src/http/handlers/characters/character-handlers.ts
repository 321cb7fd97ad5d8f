import { type Identity, presentProfile } from '@slumberfell/protocol';
import type { Accounts } from '../../../accounts/accounts.ts';
import type { Logins } from '../../../accounts/logins/logins.ts';
import type { CreateRefusal } from '../../../characters/create.ts';
import { isRefused, refusedAt } from '../../../errors.ts';
import type { Game } from '../../../game.ts';
import type { Storage } from '../../../storage/storage.ts';
import { selectCharacter } from '../../../storage/tables/accounts.ts';
import type { CharacterIdentity } from '../../../storage/tables/characters/columns.ts';
import { charactersOf } from '../../../storage/tables/characters/rows.ts';
import { markDecisionsSeen } from '../../../storage/tables/decisions.ts';
import type { Handlers } from '../../routes/call.ts';
import { rankingsFor } from '../results/leaderboard-handler.ts';

type CharacterRoutes =
  | 'get-characters'
  | 'create-character'
  | 'select-character'
  | 'get-character-profile-data'
  | 'see-decisions'
  | 'report-character';

export interface CharacterDependencies {
  readonly storage: Storage;
  readonly logins: Logins;
  readonly accounts: Pick<Accounts, 'nameReports'>;
  readonly game: Pick<Game, 'characters' | 'sessions' | 'leaderboards' | 'closeRanks'>;
}

export const characterHandlers = ({
  storage,
  logins,
  accounts,
  game,
}: CharacterDependencies): Handlers<CharacterRoutes> => ({
  'get-characters': async ({ caller }) => {
    const characters = await storage.read((db) => charactersOf(db, caller.accountId));
    return characters.map(presentIdentity);
  },

  'create-character': async ({ input, caller }) => {
    const created = await game.characters.create(caller.accountId, input.name, input.appearanceId);
    logins.accountChanged(caller.accountId);
    if (!isRefused(created)) return presentIdentity(created);
    return isAboutName(created.refused) ? refusedAt('name', created.refused) : created;
  },

  'select-character': async ({ input, caller }) => {
    const selected = await storage.write((tx) => selectCharacter(tx, caller.accountId, input));
    logins.accountChanged(caller.accountId);
    return selected ? undefined : { refused: 'character/unknown' };
  },

  'see-decisions': async ({ input, caller }) => {
    const at = storage.clock.now();
    await storage.write((tx) => markDecisionsSeen(tx, caller.characterId, input, at));
  },

  'report-character': async ({ input, caller, address }) =>
    (await accounts.nameReports.report(caller, input, address)) ?? undefined,

  'get-character-profile-data': async ({ input, caller }) => {
    const settled = await game.characters.read(input.id);
    if (settled === null) return { refused: 'character/unknown' };
    return {
      ...presentProfile(settled.identity, settled.shown, settled.world.sets.skills),
      characterRankings: await rankingsFor({ storage, game }, input.id, caller.characterId),
    };
  },
});

const isAboutName = (code: CreateRefusal): boolean => code.startsWith('character/name-');

const presentIdentity = ({ id, name, appearanceId }: CharacterIdentity): Identity => ({
  id,
  name,
  appearanceId,
});
