import type { Lore, QuestData } from '@slumberfell/engine';
import { get, set } from 'idb-keyval';
import { call, type Outcome } from '../api/call.ts';

/** The parts of the content that have a version of their own and are fetched apart from the sets. */
interface Parts {
  readonly quests: QuestData;
  readonly lore: Lore;
}
/** Its name is also its key in the browser's IndexedDB (idb-keyval), and the field of its answer. */
export type PartName = keyof Parts;
export type Part<N extends PartName> = Parts[N];

/** A part as the browser stores it. */
type Held<N extends PartName> = { readonly version: string } & Pick<Parts, N>;
type Answered<N extends PartName> = { readonly version: string } & { readonly [Name in N]: Parts[N] | null };

const ASK: { readonly [N in PartName]: (query: { version?: string }) => Promise<Outcome<Answered<N>>> } = {
  quests: (query) => call('get-quests', query),
  lore: (query) => call('get-lore', query),
};

const FAILURES: Readonly<Record<PartName, string>> = {
  quests: 'Failed to fetch the story.',
  lore: 'Failed to fetch what is told of enemies.',
};

/** Returns nothing when the browser cannot store any; the page then fetches the whole part each time. */
const readCache = <N extends PartName>(name: N): Promise<Held<N> | null> =>
  get<Held<N>>(name).then(
    (held) => held ?? null,
    () => null,
  );
const writeCache = <N extends PartName>(name: N, held: Held<N>): Promise<void> =>
  set(name, held).catch(() => {});

const isWhole = <N extends PartName>(name: N, answer: Answered<N>): answer is Answered<N> & Held<N> =>
  answer[name] !== null;

/** Null in the answer means that what is held is still current. */
export const heldAfter = <N extends PartName>(
  name: N,
  held: Held<N> | null,
  answer: Answered<N>,
): Held<N> | null => (isWhole(name, answer) ? answer : held);

/** The parts that this page has fetched. */
const current: { [N in PartName]?: Held<N> } = {};

/** Fetches a part of the content: only when it differs from the one that the browser has stored. */
export async function fetchPart<N extends PartName>(name: N): Promise<Outcome<Part<N>>> {
  const known: Held<N> | undefined = current[name];
  const held = known ?? (await readCache(name));
  const outcome = await ASK[name](held === null ? {} : { version: held.version });
  if (!outcome.ok) return outcome;
  const after = heldAfter(name, held, outcome.answer);
  if (after === null)
    return { ok: false, failure: { status: 200, code: null, message: FAILURES[name], errors: [] } };
  Object.assign(current, { [name]: after });
  if (after !== held) void writeCache(name, after);
  const parts: Pick<Parts, N> = after;
  return { ...outcome, answer: parts[name] };
}
