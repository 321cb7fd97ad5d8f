import type { Item, World } from '@slumberfell/engine';
import { type ArticleId, listingOf } from '../../features/guide/contents.ts';

/**
 * The parts of an article. Articles are data and not components, so that they can be searched, and checked
 * against a world without rendering. Text has a small markup: `**strong**` and `[label](target)`. The target
 * is an article's id or the path of a screen.
 */
export type Text = string;

/** A cell of a table. Numbers are grouped and right-aligned, items are shown with their picture. */
export type Cell = Text | number | ItemCell;

export interface ItemCell {
  readonly item: Item;
  /** Shown below the name, smaller. */
  readonly note?: Text;
}

export interface Table {
  readonly kind: 'table';
  /** The title, shown above the table or on its collapsed line. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row is its header. */
  readonly rows: readonly (readonly Cell[])[];
}

export interface List {
  readonly kind: 'list';
  /** True for a numbered list, where the order matters. */
  readonly ordered: boolean;
  readonly items: readonly Text[];
}

/** Tables that are collapsed one by one, because all together are too long. */
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

/** A string is a paragraph. */
export type Block = Text | Table | List | Folds | Aside;

export interface Section {
  /** The anchor in the address. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Article {
  readonly lead: Text;
  readonly sections: readonly Section[];
}

/** Makes an article about a world. Its numbers come from that world's data and the engine's rules. */
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
