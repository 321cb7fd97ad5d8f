// chunk: guide
import type { Article, Block, Cell, Section, Table, Text } from './article.ts';

/**
 * A part of a text: plain, strong or a link. `target` is the id of an article or the path of a screen; only a
 * link has it.
 */
export interface Run {
  readonly text: string;
  readonly strong?: true;
  readonly target?: string;
}

const SIGNS = /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<target>[^)]+)\)/g;

/** Splits a text with markup into its parts. */
export function runsOf(text: Text): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(SIGNS)) {
    const { strong, label = '', target = '' } = match.groups ?? {};
    if (match.index > from) runs.push({ text: text.slice(from, match.index) });
    runs.push(strong === undefined ? { text: label, target } : { text: strong, strong: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) runs.push({ text: text.slice(from) });
  return runs;
}

/** A text without its markup. */
export const plain = (text: Text): string =>
  runsOf(text)
    .map((run) => run.text)
    .join('');

function textsOfCell(cell: Cell): Text[] {
  if (typeof cell === 'number') return [];
  if (typeof cell === 'string') return [cell];
  return [cell.item.name, ...(cell.note === undefined ? [] : [cell.note])];
}

const textsOfTable = ({ caption, columns, rows }: Table): Text[] => [
  caption,
  ...columns,
  ...rows.flatMap((row) => row.flatMap(textsOfCell)),
];

function textsOfBlock(block: Block): Text[] {
  if (typeof block === 'string') return [block];
  switch (block.kind) {
    case 'table':
      return textsOfTable(block);
    case 'folds':
      return block.tables.flatMap(textsOfTable);
    case 'list':
      return [...block.items];
    case 'aside':
      return [block.title, ...block.lines];
  }
}

/** All texts of a section except its title, with their markup. */
export const textsOf = ({ blocks }: Pick<Section, 'blocks'>): Text[] => blocks.flatMap(textsOfBlock);

/** All texts of an article, with their markup. */
export const textsOfArticle = ({ lead, sections }: Article): Text[] => [
  lead,
  ...sections.flatMap((section) => [section.title, ...textsOf(section)]),
];
