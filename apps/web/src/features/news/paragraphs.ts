/** A part of a paragraph: text, or a web address that is shown as a link. */
export interface TextPart {
  readonly text: string;
  readonly href: string | null;
}

const ADDRESS = /https?:\/\/[^\s<>"]+/g;

/** Characters at the end of an address that belong to the sentence around it. */
const SENTENCE_END = /[.,;:!?)\]'’]+$/;

/** The paragraphs of a text, which empty lines separate. Line breaks within a paragraph stay. */
export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** Divides a paragraph into text and web addresses. Only http and https are links. */
export function partsOf(paragraph: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of paragraph.matchAll(ADDRESS)) {
    const address = found.replace(SENTENCE_END, '');
    if (!URL.canParse(address)) continue;
    if (index > end) parts.push({ text: paragraph.slice(end, index), href: null });
    parts.push({ text: address, href: new URL(address).href });
    end = index + address.length;
  }
  if (end < paragraph.length) parts.push({ text: paragraph.slice(end), href: null });
  return parts;
}
