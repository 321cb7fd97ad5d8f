import { QUEST_TABLES } from './quests.ts';
import { STATIC_SETS } from './static-data.ts';

/** The parts of a world that an import compares, in the order in which they are shown. */
export const CONTENT_TABLES = [...STATIC_SETS, ...QUEST_TABLES, 'lore'] as const;
export type ContentTable = (typeof CONTENT_TABLES)[number];
