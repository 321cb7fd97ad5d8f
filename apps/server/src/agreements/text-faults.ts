import type { Tell } from './front-matter.ts';
import { type Node, nodesIn, placeOf } from './markdown.ts';
import { PLACEHOLDERS, unknownPlaceholders } from './placeholders.ts';

/** Tells placeholders that there are not, in code, too, because they are filled in there as well. */
export function tellPlaceholders(lines: readonly string[], tell: Tell): void {
  for (const [index, line] of lines.entries())
    for (const name of unknownPlaceholders(line))
      tell(index + 1, `there is no placeholder {{${name}}}. There are ${PLACEHOLDERS.join(', ')}.`);
}

/** Tells what the pages do not show: each line of HTML, and each line on which a picture begins. */
export function tellUnshown(lines: readonly string[], blocks: readonly Node[], tell: Tell): void {
  const html = new Set<number>();
  const pictures = new Set<number>();
  for (const node of nodesIn(blocks)) {
    const { first, last } = placeOf(node);
    if (node.type === 'image' || node.type === 'imageReference') pictures.add(first);
    if (node.type !== 'html') continue;
    for (let line = first; line <= last; line += 1) if (lines[line - 1] !== '') html.add(line);
  }
  for (const line of html) tell(line, 'the text has HTML, which is not shown: write it as Markdown.');
  for (const line of pictures) tell(line, 'the text has a picture: pages show none.');
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Tells a block of code that goes on to the end of the text, because its end is missing. */
export function tellOpenCode(lines: readonly string[], blocks: readonly Node[], tell: Tell): void {
  const block = blocks.at(-1);
  if (block?.type !== 'code') return;
  const { first, last } = placeOf(block);
  const mark = FENCE.exec(lines[first - 1] ?? '')?.[1];
  if (mark === undefined) return;
  const end = FENCE.exec(lines[last - 1] ?? '')?.[1];
  const isClosed =
    last > first &&
    end !== undefined &&
    end[0] === mark[0] &&
    end.length >= mark.length &&
    lines[last - 1]?.trim() === end;
  if (!isClosed) tell(lines.length, 'a block of code has no end.');
}
