import {
  type Chapter,
  COSMETIC_KINDS,
  type Cosmetic,
  type Errand,
  type Furnishing,
  type QuestData,
  TERM_KINDS,
  type Term,
  UNLOCK_KINDS,
  type Unlock,
  type Villager,
  type WeeklyErrand,
  type WeeklyTier,
} from '@slumberfell/engine';
import {
  atLeast,
  fields,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  type Shape,
  text,
} from '@slumberfell/engine/stored';

/*
 * The shapes of quests in stored content. As those of `stored-content.ts`, they check what the rules read and
 * not the texts for pages.
 */

const id = integer();
const ids = list(id);
const term = fields<Term>({ kind: oneOf(...TERM_KINDS), id, amount: id });

const chapter: Shape<Chapter> = atLeast<Chapter>({
  id,
  villagerId: id,
  terms: list(term),
  gold: id,
  candleEnds: id,
  pieces: ids,
  furnishingId: nullable(id),
  cosmetics: list(atLeast<Cosmetic>({ id, kind: oneOf(...COSMETIC_KINDS), name: text })),
  unlocks: list(fields<Unlock>({ kind: oneOf(...UNLOCK_KINDS), id })),
});

const errand: Shape<Errand> = atLeast<Errand>({
  id,
  skillId: id,
  tier: id,
  minLevel: id,
  villagerId: id,
  kind: oneOf('kill', 'deliver'),
  ids,
  amount: id,
  upperAmount: id,
  gold: id,
  experience: id,
  candleEnds: id,
  friendship: id,
});

const weeklyTier: Shape<WeeklyTier> = fields<WeeklyTier>({
  term,
  skillId: nullable(id),
  minLevel: id,
  gold: id,
  experience: id,
});

const weeklyErrand: Shape<WeeklyErrand> = atLeast<WeeklyErrand>({
  id,
  villagerId: id,
  ways: list(list(weeklyTier)),
  candleEnds: id,
  friendship: id,
});

export const questData: Shape<QuestData> = fields<QuestData>({
  chapters: list(chapter),
  errands: list(errand),
  weeklyErrands: list(weeklyErrand),
  villagers: list(atLeast<Villager>({ id, name: text, regionId: id, furnishingId: id })),
  furnishings: optional(list(atLeast<Furnishing>({ id, name: text }))),
});
