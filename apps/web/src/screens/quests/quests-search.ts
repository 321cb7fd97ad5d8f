/** The search parameter of the address of the quests: which tab is open, if it is not the story. */
export interface QuestsSearch {
  readonly tab?: 'board';
}

export const questsSearch = ({ tab }: Readonly<Record<string, unknown>>): QuestsSearch =>
  tab === 'board' ? { tab } : {};
