import type { Hidden, Shown, State } from '@slumberfell/engine';
import { parseStored, readStored, STORED_STATE, type StoredFormat } from '@slumberfell/engine/stored';
import type { StateTexts, VersionedTexts } from '../storage/tables/characters.ts';
import type { Snapshot } from '../storage/tables/snapshots.ts';
import { listText } from './list-text.ts';

/** What a character collects over months. */
const COLLECTION = ['cards', 'knownRecipes', 'pets', 'trophies'] as const satisfies readonly (keyof Shown)[];

/**
 * The rest but for the inventory, plain numbers first: where one changes, SQLite writes the pages that differ
 * and no more.
 */
const CORE = [
  'attackStyle',
  'eventAt',
  'gold',
  'healingThreshold',
  'health',
  'healthAt',
  'regionId',
  'totalIdleTime',
  'trainingAttribute',
  'action',
  'equipment',
  'experience',
  'combatLog',
] as const satisfies readonly (keyof Shown)[];

const HIDDEN = ['fractions', 'quarry', 'session'] as const satisfies readonly (keyof Hidden)[];

/** A field that the engine adds must be put into one of the lists: until then `joined` does not compile. */
type Collection = Pick<Shown, (typeof COLLECTION)[number]>;
type Core = {
  readonly hidden: Pick<Hidden, (typeof HIDDEN)[number]>;
  readonly shown: Pick<Shown, (typeof CORE)[number]>;
};

/** A whole state as JSON, for snapshots. */
export const encodeState = (state: State): string => JSON.stringify(state);

/**
 * The state of a snapshot that any release up to this one has taken.
 * @throws UnreadableValue
 */
export const decodeState = (
  { state, stateVersion }: Pick<Snapshot, 'state' | 'stateVersion'>,
  format: StoredFormat<State> = STORED_STATE,
): State => readStored(format, parseStored(format.name, state), stateVersion);

/**
 * A state as its row keeps it: the core, a few kilobytes that every command changes, apart from what fills a
 * veteran's row and changes less often.
 */
export const encodeTexts = (state: State): StateTexts => ({
  core: coreText(state),
  inventory: listText(state.shown.inventory, null),
  collection: collectionText(state.shown),
});

/**
 * The state of a row that any release up to this one has written. All of it is checked each time: that costs
 * a third of what parsing costs (ADR 0018).
 * @throws UnreadableValue
 */
export const decodeTexts = (texts: VersionedTexts, format: StoredFormat<State> = STORED_STATE): State =>
  readStored(format, joined(texts, format.name), texts.stateVersion);

/**
 * The parts of a row as one value. It is a `State` only if it is of this release's version, and not damaged.
 */
function joined(texts: StateTexts, name: string): State {
  const { hidden, shown } = parseStored(name, texts.core) as Core;
  const inventory = parseStored(name, texts.inventory) as Shown['inventory'];
  const collection = parseStored(name, texts.collection) as Collection;
  return { shown: { ...shown, inventory, ...collection }, hidden };
}

/**
 * What a row that holds the state `before` must be updated with to hold `state`; null for what stays as it
 * is.
 */
export function encodeChanges(
  state: State,
  before: Readonly<State>,
): { readonly core: string; readonly inventory: string | null; readonly collection: string | null } {
  const [now, then] = [state.shown, before.shown];
  return {
    core: coreText(state),
    inventory: now.inventory === then.inventory ? null : listText(now.inventory, then.inventory),
    collection: COLLECTION.every((name) => now[name] === then[name]) ? null : collectionText(now),
  };
}

const coreText = ({ shown, hidden }: State): string =>
  `{"hidden":${fieldsText(hidden, HIDDEN)},"shown":${fieldsText(shown, CORE)}}`;

const collectionText = (shown: Shown): string => fieldsText(shown, COLLECTION);

/**
 * The named fields as JSON. Concatenated piece by piece: V8 then holds a list of the pieces, which it copies
 * once, when the database takes the text.
 */
function fieldsText<T extends object>(fields: T, names: readonly (keyof T & string)[]): string {
  let text = '';
  for (const name of names) {
    const value: unknown = fields[name];
    const json = typeof value === 'object' && value !== null ? partText(value) : JSON.stringify(value);
    text += `${text === '' ? '' : ','}"${name}":${json}`;
  }
  return `{${text}}`;
}

/** JSON of parts that have been written before. The rules replace what changes and keep the rest as it is. */
const texts = new WeakMap<object, string>();

function partText(part: object): string {
  let text = texts.get(part);
  if (text === undefined) {
    text = JSON.stringify(part);
    texts.set(part, text);
  }
  return text;
}
