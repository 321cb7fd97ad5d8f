import { ERRAND_SLOTS, FIRST_ERRAND_SLOTS } from '../state/quests.ts';
import type { Shown } from '../state/state.ts';
import type { Chapter, UnlockKind } from '../world/quests.ts';
import type { World } from '../world/world.ts';

type InStory = Pick<Shown, 'quests'>;

/** What the closed chapters have opened. It follows from the number of the next chapter. */
const unlocksOf = ({ quests }: InStory, { quests: { chapters } }: World) =>
  chapters.filter(({ id }) => id < quests.chapter).flatMap(({ unlocks }) => unlocks);

export const isUnlocked = (shown: InStory, world: World, kind: UnlockKind): boolean =>
  unlocksOf(shown, world).some((unlock) => unlock.kind === kind);

/** How many errands can be accepted at a time; 0 before the board is open. */
export function errandSlots(shown: InStory, world: World): number {
  const unlocks = unlocksOf(shown, world);
  if (!unlocks.some(({ kind }) => kind === 'errands')) return 0;
  const slots = unlocks.flatMap(({ kind, id }) => (kind === 'errand-slots' ? [id] : []));
  return Math.min(ERRAND_SLOTS, Math.max(FIRST_ERRAND_SLOTS, ...slots));
}

/** Ids of the regions whose villagers ask for errands. */
export const regionsOfVillagers = (shown: InStory, world: World): ReadonlySet<number> =>
  new Set(unlocksOf(shown, world).flatMap(({ kind, id }) => (kind === 'villagers' ? [id] : [])));

/** The chapter that opens something; undefined when the story has none. */
export const openedBy = ({ quests: { chapters } }: World, kind: UnlockKind): Chapter | undefined =>
  chapters.find(({ unlocks }) => unlocks.some((unlock) => unlock.kind === kind));

/**
 * Whether lore of enemies is told: from a chapter on, or from the start where no chapter of the world opens
 * it.
 */
export const isLoreTold = (shown: InStory, world: World): boolean =>
  openedBy(world, 'lore') === undefined || isUnlocked(shown, world, 'lore');

/** The chapter among closed ones whose end is announced to all players; undefined for none. */
export const announcedOf = (closed: readonly number[], { quests }: World): Chapter | undefined =>
  closed
    .map((id) => quests.chapter(id))
    .find((chapter) => chapter?.unlocks.some(({ kind }) => kind === 'announcement'));
