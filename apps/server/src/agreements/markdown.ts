import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

type Tree = ReturnType<typeof fromMarkdown>;

/** A part of a text: a paragraph, a heading, a link. */
export type Node = Tree['children'][number];

/** The outermost parts of a text, read as the page reads it: Markdown with tables. */
export const blocksOf = (text: string): readonly Node[] =>
  fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }).children;

/** All nodes, with those inside them, in the order of the text. */
export const nodesIn = (nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap((node) => ('children' in node ? [node, ...nodesIn(node.children)] : [node]));

/** Where a node stands. Lines count from 1, and `last` belongs to it. Offsets count from 0 in the text. */
export interface Place {
  readonly first: number;
  readonly last: number;
  readonly from: number;
  readonly to: number;
}

export function placeOf({ type, position }: Pick<Node, 'type' | 'position'>): Place {
  const [from, to] = [position?.start.offset, position?.end.offset];
  if (position === undefined || from === undefined || to === undefined)
    throw new Error(`a node ${type} of Markdown has no position`);
  return { first: position.start.line, last: position.end.line, from, to };
}
