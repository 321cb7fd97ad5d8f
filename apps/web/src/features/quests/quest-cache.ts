import type { QuestData } from '@slumberfell/engine';
import type { Answer } from '@slumberfell/protocol';
import { get, set } from 'idb-keyval';
import { call, type Outcome } from '../../lib/api/call.ts';

/** Key of the quests in the browser's IndexedDB (idb-keyval). */
export const QUESTS_KEY = 'quests';

/** The quests as the browser stores them. */
interface CachedQuests {
  readonly version: string;
  readonly quests: QuestData;
}

/** Returns nothing when the browser cannot store any; the page then fetches them all each time. */
const readCache = (): Promise<CachedQuests | null> =>
  get<CachedQuests>(QUESTS_KEY).then(
    (held) => held ?? null,
    () => null,
  );
const writeCache = (held: CachedQuests): Promise<void> => set(QUESTS_KEY, held).catch(() => {});

/** Null in the answer means that the cached quests are still current. */
export function questsAfter(
  held: CachedQuests | null,
  { version, quests }: Answer<'get-quests'>,
): CachedQuests | null {
  return quests === null ? held : { version, quests };
}

/** The quests that this page has fetched. */
let current: CachedQuests | null = null;

/** Fetches the story, the errands and the villagers: only when they differ from those that are stored. */
export async function fetchQuests(): Promise<Outcome<QuestData>> {
  const held = current ?? (await readCache());
  const outcome = await call('get-quests', held === null ? {} : { version: held.version });
  if (!outcome.ok) return outcome;
  const after = questsAfter(held, outcome.answer);
  if (after === null) {
    const message = 'Failed to fetch the story.';
    return { ok: false, failure: { status: 200, code: null, message, errors: [] } };
  }
  current = after;
  if (after !== held) void writeCache(after);
  return { ...outcome, answer: after.quests };
}
