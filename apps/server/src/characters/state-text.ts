import type { Hidden, Shown, State } from '@slumberfell/engine';
import {
  fieldsStoredIn,
  HIDDEN_FIELDS,
  parseStored,
  readStored,
  STORED_STATE,
  type StoredFormat,
} from '@slumberfell/engine/stored';
import type { StateTexts, VersionedTexts } from '../storage/tables/characters/columns.ts';
import type { Snapshot } from '../storage/tables/snapshots.ts';
import { listText } from './list-text.ts';

const COLLECTION = fieldsStoredIn('collection');
const CORE = [...fieldsStoredIn('numbers'), ...fieldsStoredIn('core')];
const HIDDEN = Object.keys(HIDDEN_FIELDS) as readonly (keyof Hidden)[];

/** A whole state as JSON, for snapshots. */
export const encodeState = (state: State): string => JSON.stringify(state);

/**
 * The state of a snapshot, taken by this release or an earlier one.
 * @throws UnreadableValue
 */
export const decodeState = (
  { state, stateVersion }: Pick<Snapshot, 'state' | 'stateVersion'>,
  format: StoredFormat<State> = STORED_STATE,
): State => readStored(format, parseStored(format.name, state), stateVersion);

/**
 * The columns of a state. The core has a few kilobytes and changes with every command; the inventory and the
 * collection fill a veteran's row and change less often.
 */
export const encodeTexts = (state: State): StateTexts => ({
  core: coreText(state),
  inventory: listText(state.shown.inventory, null),
  collection: collectionText(state.shown),
});

/**
 * The state of a row, written by this release or an earlier one. It validates the whole state each time,
 * which costs a third of what parsing costs (ADR 0018).
 * @throws UnreadableValue
 */
export const decodeTexts = (texts: VersionedTexts, format: StoredFormat<State> = STORED_STATE): State =>
  readStored(format, joined(texts, format.name), texts.stateVersion);

/**
 * The columns of a row as one value. It is a valid `State` only if it has this release's version and is not
 * damaged: its shape is checked afterwards.
 */
function joined(texts: StateTexts, name: string): State {
  const { hidden, shown } = parseStored(name, texts.core) as State;
  const inventory = parseStored(name, texts.inventory) as Shown['inventory'];
  const collection = parseStored(name, texts.collection) as Partial<Shown>;
  return { shown: { ...shown, inventory, ...collection }, hidden };
}

/**
 * The columns to write so that a row with the state `before` gets the state `state`; null for a column that
 * does not change.
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
 * The named fields as JSON. It concatenates piece by piece: V8 keeps a list of the pieces and copies them
 * once, when the database reads the text.
 */
function fieldsText<T extends object>(fields: T, names: readonly (keyof T & string)[]): string {
  let text = '';
  for (const name of names) {
    const json = valueText(fields[name]);
    text += `${text === '' ? '' : ','}"${name}":${json}`;
  }
  return `{${text}}`;
}

function valueText(value: unknown): string {
  // `JSON.stringify` gives the same text for a safe integer, and takes longer.
  if (Number.isSafeInteger(value)) return `${value as number}`;
  return typeof value === 'object' && value !== null ? partText(value) : JSON.stringify(value);
}

/**
 * Cache of the JSON of parts of a state. The rules replace a part that changes and keep the other objects.
 */
const texts = new WeakMap<object, string>();

function partText(part: object): string {
  let text = texts.get(part);
  if (text === undefined) {
    text = JSON.stringify(part);
    texts.set(part, text);
  }
  return text;
}
