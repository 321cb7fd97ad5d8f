import { isUnlocked, regionsOfVillagers } from '../quests/unlocked.ts';
import type { QuestState } from '../state/quests.ts';
import type { Chapter, Errand, Term, Villager, WeeklyErrand, WeeklyTier } from '../world/quests.ts';
import type { World } from '../world/world.ts';
import { perWorld } from './per-world.ts';
import type { WikiEntry } from './wiki-entries.ts';

/** What a chapter, an errand or the errand of a week asks of an entry of the Wiki. */
export type Asking =
  | { readonly kind: 'chapter'; readonly chapter: Chapter; readonly term: Term }
  | { readonly kind: 'errand'; readonly errand: Errand }
  | { readonly kind: 'week'; readonly errand: WeeklyErrand; readonly tier: WeeklyTier };

interface AskedFor {
  /** What the reader may know: chapters first, then errands, then errands of a week. */
  readonly known: readonly Asking[];
  /** Whether a chapter asks for it that the reader has not reached. */
  readonly isAskedLater: boolean;
}

/** An entry that may be asked for. Kills in a region are asked of each enemy of it. */
type AskedEntry = Pick<WikiEntry, 'section' | 'id'>;

const keyOf = ({ section, id }: AskedEntry): string => `${section} ${id}`;

/** The entries of which a term asks. */
function entriesOfTerm({ kind, id }: Term, { sets }: World): readonly AskedEntry[] {
  switch (kind) {
    case 'deliver':
      return [{ section: 'items', id }];
    case 'kill':
      return [{ section: 'enemies', id }];
    case 'run':
      return [{ section: 'dungeons', id }];
    case 'kill-region':
      return sets.enemies
        .filter(({ regionId }) => regionId === id)
        .map((enemy) => ({ section: 'enemies', id: enemy.id }));
    case 'at':
    case 'total-level':
      return [];
  }
}

/** All that is asked of each entry. */
const askedIn = perWorld((world): ReadonlyMap<string, readonly Asking[]> => {
  const { chapters, errands, weeklyErrands } = world.quests;
  const asked = new Map<string, Asking[]>();
  const add = (entry: AskedEntry, asking: Asking): void => {
    const key = keyOf(entry);
    asked.set(key, [...(asked.get(key) ?? []), asking]);
  };
  for (const chapter of chapters)
    for (const term of chapter.terms)
      for (const entry of entriesOfTerm(term, world)) add(entry, { kind: 'chapter', chapter, term });
  for (const errand of errands)
    for (const id of errand.ids)
      add({ section: errand.kind === 'deliver' ? 'items' : 'enemies', id }, { kind: 'errand', errand });
  for (const errand of weeklyErrands)
    for (const tier of errand.ways.flat())
      for (const entry of entriesOfTerm(tier.term, world)) add(entry, { kind: 'week', errand, tier });
  return asked;
});

/** Who asks for an entry, as far as a reader at this place of the story may know. */
export function askedFor(entry: AskedEntry, quests: QuestState, world: World): AskedFor {
  const all = askedIn(world).get(keyOf(entry)) ?? [];
  const regions = regionsOfVillagers({ quests }, world);
  const hasWeeks = isUnlocked({ quests }, world, 'weekly-errand');
  const isKnown = (asking: Asking): boolean => {
    if (asking.kind === 'chapter') return asking.chapter.id <= quests.chapter;
    if (asking.kind === 'week') return hasWeeks;
    return regions.has(world.quests.villager(asking.errand.villagerId)?.regionId ?? 0);
  };
  const known = all.filter(isKnown);
  const isAskedLater = all.some((asking) => asking.kind === 'chapter' && !isKnown(asking));
  return { known, isAskedLater };
}

/** A villager as a reader may know it. */
export interface KnownVillager {
  readonly villager: Villager;
  /** Whether the reader has met the villager: by a chapter that is open or closed, or by errands. */
  readonly isMet: boolean;
  /** The skills of which the villager asks for errands, ascending; none before the villager does. */
  readonly skillIds: readonly number[];
}

export function knownVillagers(quests: QuestState, world: World): readonly KnownVillager[] {
  const { chapters, errands, villagers } = world.quests;
  const regions = regionsOfVillagers({ quests }, world);
  const givers = new Set(chapters.filter(({ id }) => id <= quests.chapter).map((one) => one.villagerId));
  return villagers.map((villager) => {
    const asks = regions.has(villager.regionId);
    const own = asks ? errands.filter(({ villagerId }) => villagerId === villager.id) : [];
    return {
      villager,
      isMet: asks || givers.has(villager.id),
      skillIds: [...new Set(own.map(({ skillId }) => skillId))].sort((one, other) => one - other),
    };
  });
}
