import type { StaticSet } from '@slumberfell/engine';

/** The nine sets of static data in their order on the wire (spec section 7). */
export const STATIC_SETS = [
  'skills',
  'items',
  'lootTables',
  'relicariumEntries',
  'enemies',
  'dungeons',
  'regions',
  'crafteableItems',
  'appearances',
] as const satisfies readonly StaticSet[];
