import { presentChronicle } from '../chronicles/present-chronicle.ts';
import type { Game } from '../game.ts';
import type { Handlers } from './call.ts';

type ChronicleRoutes = 'chronicle' | 'chronicle-days' | 'celebrations' | 'celebrate';

export const chronicleHandlers = ({
  characters,
  chronicles,
  celebrations,
}: Pick<Game, 'characters' | 'chronicles' | 'celebrations'>): Handlers<ChronicleRoutes> => ({
  chronicle: async ({ caller }) => {
    const found = await characters.chronicle(caller.characterId);
    return found === null ? { refused: 'character/unknown' } : presentChronicle(found);
  },

  celebrations: async ({ caller }) =>
    (await celebrations.waiting(caller.characterId)) ?? { refused: 'character/unknown' },

  celebrate: async ({ input, caller }) => ({
    celebrations: await celebrations.celebrate(caller.characterId, input.celebrations),
  }),

  'chronicle-days': ({ input, caller }) => chronicles.days(caller.characterId, input.page),
});
