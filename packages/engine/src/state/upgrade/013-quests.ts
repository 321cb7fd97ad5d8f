import type { StateOfVersion12 } from './012-wanted.ts';

/** Version 13: the story, errands, friendships, and what they give. */
export interface StateOfVersion13 {
  readonly shown: StateOfVersion12['shown'] & {
    readonly quests: QuestsOfVersion13;
    readonly friendship: readonly number[];
    readonly candleEnds: number;
    readonly furnishings: readonly number[];
    readonly cosmetics: readonly number[];
  };
  readonly hidden: StateOfVersion12['hidden'];
}

interface QuestsOfVersion13 {
  readonly chapter: number;
  readonly closedOn: number | null;
  readonly errands: readonly {
    readonly errandId: number;
    readonly day: number;
    readonly amount: number;
    readonly base: number;
  }[];
  readonly days: readonly { readonly day: number; readonly taken: number; readonly done: number }[];
  readonly weeks: readonly {
    readonly week: number;
    readonly errandId: number;
    readonly tiers: readonly number[];
    readonly base: number;
    readonly isDone: boolean;
  }[];
}

/** Every character begins with the first chapter and owns nothing of what quests give. */
export const withQuests = ({ shown, ...state }: StateOfVersion12): StateOfVersion13 => ({
  ...state,
  shown: {
    ...shown,
    quests: { chapter: 1, closedOn: null, errands: [], days: [], weeks: [] },
    friendship: [],
    candleEnds: 0,
    furnishings: [],
    cosmetics: [],
  },
});
