import { escapeHtml } from '../../lib/escape-html.ts';

/** HTML that is safe to send: all text in it has been escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | readonly Html[];

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escapeHtml(String(part));
}

/** Template tag: escapes strings and numbers, and inserts `Html` as it is. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(String.raw({ raw: strings }, ...parts.map(textOf)));

export const NOTHING = new Html('');

/** Joins parts with a separator. */
export const joined = (parts: readonly Html[], between: string): Html =>
  new Html(parts.map(({ text }) => text).join(textOf(between)));

/** Text as HTML. Backticks mark code, as in the texts of the OpenAPI and the AsyncAPI document. */
export const inline = (text: string): Html =>
  joined(
    text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`)),
    '',
  );

/** Text as paragraphs of HTML. Empty lines separate the paragraphs in the text. */
export const prose = (text: string): Html =>
  joined(
    text.split('\n\n').map((paragraph) => html`<p>${inline(paragraph)}</p>`),
    '\n',
  );
