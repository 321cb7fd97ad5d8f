// chunk: first
/** The parts of the screen of quests, in their order. */
export const QUESTS_TABS = ['story', 'board', 'people'] as const;
export type QuestsTab = (typeof QUESTS_TABS)[number];

/** The search parameter of the address of the quests: which tab is open, if it is not the story. */
export interface QuestsSearch {
  readonly tab?: Exclude<QuestsTab, 'story'>;
}

export const questsSearch = ({ tab }: Readonly<Record<string, unknown>>): QuestsSearch =>
  tab === 'board' || tab === 'people' ? { tab } : {};
