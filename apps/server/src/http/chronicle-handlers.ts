import { presentChronicle } from '../chronicles/present-chronicle.ts';
import type { Game } from '../game.ts';
import type { Handlers } from './call.ts';

type ChronicleRoutes = 'chronicle' | 'chronicle-days';

export const chronicleHandlers = ({
  characters,
  chronicles,
}: Pick<Game, 'characters' | 'chronicles'>): Handlers<ChronicleRoutes> => ({
  chronicle: async ({ caller }) => {
    const found = await characters.chronicle(caller.characterId);
    return found === null ? { refused: 'character/unknown' } : presentChronicle(found);
  },

  'chronicle-days': ({ input, caller }) => chronicles.days(caller.characterId, input.page),
});
