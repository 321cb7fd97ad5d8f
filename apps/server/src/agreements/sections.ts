import { AGREEMENT_LIMITS } from '@slumberfell/protocol';
import { Definitions } from './definitions.ts';
import type { Tell } from './front-matter.ts';
import { blocksOf, type Node, placeOf } from './markdown.ts';
import { tellOpenCode, tellPlaceholders, tellUnshown } from './text-faults.ts';

export interface Section {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
}

export interface Body {
  /** Markdown before the first section. */
  readonly lead: string;
  readonly sections: readonly Section[];
}

/** Anchors of the sections that the page adds to each agreement. */
const PAGE_SECTIONS: readonly string[] = ['contact', 'versions'];

const ANCHOR = /[ \t]*\{#([^{}]*)\}$/;

/** The blocks up to the next heading of level 2, without the heading before them. */
interface Part {
  readonly heading: Heading | null;
  readonly blocks: Node[];
}

type Heading = Extract<Node, { readonly type: 'heading' }>;

/**
 * Divides the text of an agreement at its headings of level 2. `{#id}` at the end of a heading is the
 * section's anchor; without it, the anchor follows from the title.
 * @param tell called for each fault, with a line that counts from 1 in `text`.
 */
export function readSections(text: string, tell: Tell): Body {
  const lines = text.split('\n');
  const blocks = blocksOf(text);
  const parts = partsOf(blocks);
  const headings = parts.flatMap(({ heading }) => (heading === null ? [] : [headingOf(heading, text)]));
  inOrder(tell, (note) => {
    tellPlaceholders(lines, note);
    tellUnshown(lines, blocks, note);
    for (const block of blocks)
      if (block.type === 'heading' && block.depth === 1)
        note(
          placeOf(block).first,
          'the title is in the front matter: the text has headings of level 2 (##) and below.',
        );
    tellHeadings(headings, note);
  });
  tellOpenCode(lines, blocks, tell);
  if (headings.length > AGREEMENT_LIMITS.sections)
    tell(1, `the text has at most ${AGREEMENT_LIMITS.sections} sections.`);

  const definitions = new Definitions(text, blocks);
  const [lead = '', ...texts] = parts.map((part, index) => {
    const from = part.heading === null ? 0 : placeOf(part.heading).last;
    const next = parts[index + 1]?.heading;
    const to = next ? placeOf(next).first - 1 : lines.length;
    const own = withoutBlankLines(lines.slice(from, to).join('\n'));
    const missing = definitions.missingIn(part.blocks);
    return missing === '' ? own : `${missing}\n\n${own}`;
  });
  const sections = headings.map(({ id, title }, index) => ({ id, title, text: texts[index] ?? '' }));
  return { lead, sections };
}

/** The part before the first section, and one part for each section. */
function partsOf(blocks: readonly Node[]): readonly Part[] {
  const parts: Part[] = [{ heading: null, blocks: [] }];
  for (const block of blocks)
    if (block.type === 'heading' && block.depth === 2) parts.push({ heading: block, blocks: [] });
    else parts.at(-1)?.blocks.push(block);
  return parts;
}

interface SectionHeading {
  readonly line: number;
  readonly id: string;
  readonly title: string;
}

/** What a heading says. The title is its source, in one line. */
function headingOf(heading: Heading, text: string): SectionHeading {
  const [first, last] = [heading.children[0], heading.children.at(-1)];
  const source = first && last ? text.slice(placeOf(first).from, placeOf(last).to) : '';
  const written = source.replace(/\s*\n\s*/g, ' ');
  const title = written.replace(ANCHOR, '').trim();
  return { line: placeOf(heading).first, id: ANCHOR.exec(written)?.[1] ?? anchorOf(title), title };
}

function tellHeadings(headings: readonly SectionHeading[], tell: Tell): void {
  const titles = new Map<string, string>();
  for (const { line, id, title } of headings) {
    const first = titles.get(id);
    if (title === '' || title.length > AGREEMENT_LIMITS.title)
      tell(line, `a section has a title of 1 to ${AGREEMENT_LIMITS.title} characters.`);
    else if (!/^[a-z0-9-]+$/.test(id) || id.length > AGREEMENT_LIMITS.title)
      tell(
        line,
        'the section needs an anchor of lower-case letters, digits and hyphens, such as {#account}.',
      );
    else if (PAGE_SECTIONS.includes(id))
      tell(line, `the page adds a section with the anchor "${id}": choose another one, such as {#${id}-2}.`);
    else if (first !== undefined)
      tell(line, `the section has the anchor "${id}", as "${first}" has: add another, such as {#${id}-2}.`);
    titles.set(id, first ?? title);
  }
}

/** Tells what `find` notes in the order of the lines. */
function inOrder(tell: Tell, find: (note: Tell) => void): void {
  const noted: { readonly line: number; readonly sentence: string }[] = [];
  find((line, sentence) => noted.push({ line, sentence }));
  for (const { line, sentence } of noted.toSorted((one, other) => one.line - other.line))
    tell(line, sentence);
}

/** Without blank lines at either end. The first line keeps its indentation, which can make it code. */
const withoutBlankLines = (text: string): string => text.replace(/^(?:[ \t]*\n)+/, '').trimEnd();

const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
