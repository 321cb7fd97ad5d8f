// chunk: guide
import type { Item, World } from '@slumberfell/engine';
import { type ArticleId, listingOf } from '../../features/guide/contents.ts';

/**
 * A text with a small markup: `**strong**` and `[label](target)`. The target is an article's id or the path
 * of a screen. Articles are data and not components, so that the guide can search them, and tests can check
 * them against a world without rendering.
 */
export type Text = string;

/** A cell of a table. Numbers are grouped and right-aligned, items are shown with their picture. */
export type Cell = Text | number | ItemCell;

export interface ItemCell {
  readonly item: Item;
  /** A text below the item's name, in a smaller font. */
  readonly note?: Text;
}

export interface Table {
  readonly kind: 'table';
  /** The table's title: above the table, or, for a collapsed table, the line that opens it. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** Each row's first cell is the header of the row. */
  readonly rows: readonly (readonly Cell[])[];
}

export interface List {
  readonly kind: 'list';
  /** True for a numbered list, whose order matters; false for bullet points. */
  readonly ordered: boolean;
  readonly items: readonly Text[];
}

/** Tables that the player opens one by one, because all of them together would be too long. */
export interface Folds {
  readonly kind: 'folds';
  readonly tables: readonly Table[];
}

/** An example or advice, in a box apart from the text. */
export interface Aside {
  readonly kind: 'aside';
  readonly title: string;
  readonly lines: readonly Text[];
}

/** A part of a section. A string is a paragraph. */
export type Block = Text | Table | List | Folds | Aside;

export interface Section {
  /** The section's anchor in the address. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Article {
  readonly lead: Text;
  readonly sections: readonly Section[];
}

/**
 * Returns an article about a world. The numbers in the article come from that world's data and from the
 * rules.
 */
export type Write = (world: World) => Article;

export const section = (title: string, ...blocks: readonly Block[]): Section => ({
  id: anchorOf(title),
  title,
  blocks,
});

const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

export const list = (...items: readonly Text[]): List => ({ kind: 'list', ordered: false, items });
export const steps = (...items: readonly Text[]): List => ({ kind: 'list', ordered: true, items });
export const aside = (title: string, ...lines: readonly Text[]): Aside => ({ kind: 'aside', title, lines });
export const table = (caption: string, columns: Table['columns'], rows: Table['rows']): Table => ({
  kind: 'table',
  caption,
  columns,
  rows,
});

/** A link to another article. Its title is the default label. */
export const articleLink = (id: ArticleId, label: string = listingOf(id)?.title ?? id): Text =>
  `[${label}](${id})`;
/** A link to a screen of the game. */
export const screenLink = (path: `/${string}`, label: string): Text => `[${label}](${path})`;
