import { presentCombat, presentLayout } from '@slumberfell/protocol';
import { accountStatusOf } from '../accounts/account-status.ts';
import type { Game } from '../game/game.ts';
import type { Handlers } from './call.ts';
import { catalogueOf } from './catalogue.ts';

type LayoutRoutes = 'get-layout-data' | 'get-combat-action-context';

export interface LayoutDependencies {
  readonly game: Game;
  /** How many characters are active, as `NotifyPlayerCount` says it. */
  activeCharacters(): number;
}

export const layoutHandlers = ({ game, activeCharacters }: LayoutDependencies): Handlers<LayoutRoutes> => ({
  'get-layout-data': async ({ caller }) => {
    const settled = await game.open(caller.characterId);
    if (settled === null) return { refused: 'character/none' };
    const { id, name, appearanceId } = settled.identity;
    return presentLayout(
      {
        accountStatus: accountStatusOf(caller.kind),
        identity: { id, name, appearanceId },
        shown: settled.shown,
        revision: settled.revision,
        now: settled.at,
        activeCharacters: activeCharacters(),
        idleReport: settled.idleReport,
      },
      catalogueOf(game),
    );
  },

  'get-combat-action-context': async ({ caller }) => {
    const settled = await game.read(caller.characterId);
    return settled === null ? { refused: 'character/none' } : presentCombat(settled.shown);
  },
});
