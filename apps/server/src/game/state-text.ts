import type { Shown, State } from '@slumberfell/engine';
import type { StateTexts } from '../storage/characters.ts';
import { listText } from './list-text.ts';

/** What a character collects over months. */
const COLLECTION = ['cards', 'knownRecipes', 'pets', 'trophies'] as const satisfies readonly (keyof Shown)[];

type Collection = Pick<Shown, (typeof COLLECTION)[number]>;
type Core = { readonly hidden: State['hidden']; readonly shown: Omit<Shown, 'inventory' | keyof Collection> };

/** A whole state as JSON, for snapshots. */
export const encodeState = ({ shown, hidden }: State): string =>
  `{"hidden":${fieldsText(hidden)},"shown":${fieldsText(shown)}}`;

/** @throws SyntaxError when the text is no JSON. What it holds is trusted: only this house writes it. */
export const decodeState = (text: string): State => JSON.parse(text) as State;

/**
 * A state as its row keeps it: the core, a few kilobytes that every command changes, apart from what fills a veteran's
 * row and changes less often.
 */
export const encodeTexts = (state: State): StateTexts => ({
  core: coreText(state),
  inventory: listText(state.shown.inventory, null),
  collection: collectionText(state.shown),
});

/** @throws SyntaxError when a text is no JSON. */
export function decodeTexts(texts: StateTexts): State {
  const { hidden, shown } = JSON.parse(texts.core) as Core;
  const inventory = JSON.parse(texts.inventory) as Shown['inventory'];
  const collection = JSON.parse(texts.collection) as Collection;
  return { shown: { ...shown, inventory, ...collection }, hidden };
}

/** What a row that holds the state `before` must be updated with to hold `state`; null for what stays as it is. */
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

const APART: ReadonlySet<string> = new Set(['inventory', ...COLLECTION]);

const coreText = ({ shown, hidden }: State): string =>
  `{"hidden":${fieldsText(hidden)},"shown":${fieldsText(shown, APART)}}`;

const collectionText = ({ cards, knownRecipes, pets, trophies }: Shown): string =>
  fieldsText({ cards, knownRecipes, pets, trophies });

const NONE: ReadonlySet<string> = new Set();

/**
 * Fields in the order of their names, plain values before everything long: most commands change nothing else, and SQLite
 * writes only the pages of a row that differ. Concatenated piece by piece, neither joined nor cut: V8 then holds a list of
 * the pieces, which it copies once, when the database takes the text.
 */
function fieldsText(fields: object, without: ReadonlySet<string> = NONE): string {
  let plain = '';
  let parts = '';
  for (const name of Object.keys(fields).sort()) {
    if (without.has(name)) continue;
    const value: unknown = Reflect.get(fields, name);
    if (typeof value === 'object' && value !== null) {
      parts += `${parts === '' ? '' : ','}"${name}":${partText(value)}`;
    } else {
      plain += `${plain === '' ? '' : ','}"${name}":${JSON.stringify(value)}`;
    }
  }
  return `{${plain}${plain === '' || parts === '' ? '' : ','}${parts}}`;
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
