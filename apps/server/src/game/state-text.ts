import type { State } from '@slumberfell/engine';

/**
 * JSON of the parts of states that have been written before. The rules replace what changes and keep the rest, so most
 * of a veteran's 22 KB is the same objects as at the last command, and their JSON need not be made again.
 */
const texts = new WeakMap<object, string>();

/**
 * A state as it is stored. Plain numbers come first: most commands change nothing else, and SQLite writes only the pages
 * of a row that differ, so that a veteran's command costs one of them and not six.
 */
export const encodeState = ({ shown, hidden }: State): string =>
  `{"hidden":${fieldsText(hidden)},"shown":${fieldsText(shown)}}`;

/** @throws SyntaxError when the text is no JSON. What it holds is trusted: only this house writes it. */
export const decodeState = (text: string): State => JSON.parse(text) as State;

/** Concatenated, not joined: the text is then copied once, when the database takes it. */
function fieldsText(fields: object): string {
  let plain = '';
  let parts = '';
  for (const name of Object.keys(fields).sort()) {
    const value: unknown = Reflect.get(fields, name);
    if (typeof value === 'object' && value !== null) parts += `,"${name}":${partText(value)}`;
    else plain += `,"${name}":${JSON.stringify(value)}`;
  }
  return `{${(plain + parts).slice(1)}}`;
}

function partText(part: object): string {
  let text = texts.get(part);
  if (text === undefined) {
    text = JSON.stringify(part);
    texts.set(part, text);
  }
  return text;
}
