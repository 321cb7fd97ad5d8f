import { presentCombat, presentLayout } from '@slumberfell/protocol';
import { accountStatusOf } from '../../../accounts/registration/account-status.ts';
import type { Agreements } from '../../../agreements/agreements.ts';
import type { Game } from '../../../game.ts';
import type { HostNews } from '../../../news/host-news.ts';
import type { Storage } from '../../../storage/storage.ts';
import { waitsUntil } from '../../../storage/tables/characters/ahead.ts';
import { decisionsToTell } from '../../../storage/tables/decisions.ts';
import type { Handlers } from '../../routes/call.ts';
import { rankingsFor } from '../results/leaderboard-handler.ts';
import { catalogueOf } from './catalogue.ts';

type LayoutRoutes = 'get-layout-data' | 'get-combat-action-context';

export interface LayoutDependencies {
  readonly storage: Storage;
  readonly game: Game;
  readonly news: Pick<HostNews, 'seenUpTo'>;
  readonly agreements: Pick<Agreements, 'waitingFor'>;
  /** Number of active characters, as in the message `NotifyPlayerCount`. */
  activeCharacters(): number;
}

export const layoutHandlers = ({
  storage,
  game,
  news,
  agreements,
  activeCharacters,
}: LayoutDependencies): Handlers<LayoutRoutes> => ({
  'get-layout-data': async ({ input, caller }) => {
    const [settled, newsSeenUpTo, decisions, waitingAgreements] = await Promise.all([
      game.characters.open(caller.characterId),
      news.seenUpTo(caller.accountId),
      storage.read((db) => decisionsToTell(db, caller.characterId)),
      agreements.waitingFor(caller.accountId),
    ]);
    if (settled === null) return { refused: 'character/none' };
    const { id, name, appearanceId } = settled.identity;
    const layout = presentLayout(
      {
        accountStatus: accountStatusOf(caller.kind),
        newsSeenUpTo,
        decisions,
        waitingAgreements,
        identity: { id, name, appearanceId },
        shown: settled.shown,
        revision: settled.revision,
        now: settled.clock,
        waitsUntil: waitsUntil(settled.at, settled.clock),
        activeCharacters: activeCharacters(),
        idleReport: settled.idleReport,
        endedUnseen: settled.endedUnseen,
      },
      catalogueOf(game),
    );
    if (!input.rankings) return layout;
    const characterRankings = await rankingsFor({ storage, game }, id, id);
    return { ...layout, characterData: { ...layout.characterData, characterRankings } };
  },

  'get-combat-action-context': async ({ caller }) => {
    const settled = await game.characters.read(caller.characterId);
    return settled === null ? { refused: 'character/none' } : presentCombat(settled.shown);
  },
});
