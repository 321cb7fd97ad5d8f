import type { StateOfVersion13 } from './013-quests.ts';

/** Version 14: the gifts for villagers. */
export interface StateOfVersion14 {
  readonly shown: StateOfVersion13['shown'] & {
    readonly villagerGifts: { readonly week: number; readonly villagerIds: readonly number[] };
  };
  readonly hidden: StateOfVersion13['hidden'];
}

/** No character has given anything before this version. */
export const withVillagerGifts = ({ shown, ...state }: StateOfVersion13): StateOfVersion14 => ({
  ...state,
  shown: { ...shown, villagerGifts: { week: 0, villagerIds: [] } },
});
