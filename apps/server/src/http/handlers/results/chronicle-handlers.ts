import { presentChronicle } from '../../../chronicles/present-chronicle.ts';
import { presentSharedPart } from '../../../chronicles/present-shared-part.ts';
import type { Game } from '../../../game.ts';
import type { Handlers } from '../../routes/call.ts';

type ChronicleRoutes =
  | 'chronicle'
  | 'chronicle-days'
  | 'share-chronicle'
  | 'shared-chronicle'
  | 'celebrations'
  | 'celebrate';

export const chronicleHandlers = ({
  characters,
  chronicles,
  chronicleShares,
  celebrations,
}: Pick<
  Game,
  'characters' | 'chronicles' | 'chronicleShares' | 'celebrations'
>): Handlers<ChronicleRoutes> => ({
  chronicle: async ({ caller }) => {
    const found = await characters.chronicle(caller.characterId);
    return found === null ? { refused: 'character/unknown' } : presentChronicle(found);
  },

  'share-chronicle': async ({ input, caller }) => {
    await chronicleShares.set(caller.characterId, input.isShared);
    return undefined;
  },

  'shared-chronicle': async ({ input }) => {
    const isShared = await chronicleShares.isShared(input.id);
    if (isShared === false) return { chronicle: null };
    const found = isShared ? await characters.chronicle(input.id) : null;
    if (found === null) return { refused: 'character/unknown' };
    // Its player may have withdrawn it meanwhile.
    return { chronicle: found.sharedSince === null ? null : presentSharedPart(found) };
  },

  celebrations: async ({ caller }) =>
    (await celebrations.waiting(caller.characterId)) ?? { refused: 'character/unknown' },

  celebrate: async ({ input, caller }) => ({
    celebrations: await celebrations.celebrate(caller.characterId, input.celebrations),
  }),

  'chronicle-days': ({ input, caller }) => chronicles.days(caller.characterId, input.page),
});
