import { namePattern } from './name-pattern.ts';

/**
 * Slurs and insults that the maintained list lacks, or finds only where they stand in one word. A star is
 * only where no innocent word begins so: "Coonley" has none of these. A doubled letter counts as one in words
 * of five letters and more, so "coons" would be "cons".
 */
export const FURTHER_WORDS = [
  ...[
    'niqqer*',
    'niqqa',
    'faggot*',
    'faqqot*',
    'phaggot*',
    'phag',
    'shit',
    'shits',
    'shitface*',
    'shithead*',
  ],
  ...['phuck*', 'phuk', 'phuker', 'fcuk', 'fcuker', 'kunt', 'kunts', 'cvnt', 'cvnts', 'biatch'],
  ...['kill yourself', 'kill urself', 'kill ur self', 'kys', 'kys now', 'hang yourself', 'hang urself'],
  ...['gook', 'gooks', 'paki', 'pakis', 'coon', 'wetback*', 'raghead*', 'towelhead*', 'zipperhead*'],
  ...['beaner', 'beaners', 'jigaboo*', 'darkie', 'darkies', 'golliwog*', 'porch monkey*', 'camel jockey*'],
  ...['pickaninny', 'kaffir', 'kaffirs', 'shemale*', 'heeb', 'heebs', 'yid', 'yids', 'pikey'],
].map(namePattern);

/** Names in which one of these words means something else. */
export const INNOCENT_NAMES = /\bmaine[ _]?coons?\b/gi;
