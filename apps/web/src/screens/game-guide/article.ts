import type { Item, World } from '@slumberfell/engine';
import { type ArticleId, listingOf } from '../../features/guide/contents.ts';

/**
 * What an article is made of. Articles are values, not components: so they can be searched, and checked against the world
 * without being drawn. Text is in a small markup of two signs: `**strong**` and `[label](target)`, where the target is an
 * article's id or the path of a screen.
 */
export type Text = string;

/** A value of a table: numbers are grouped and stand at the right, items bring their picture. */
export type Cell = Text | number | ItemCell;

export interface ItemCell {
  readonly item: Item;
  /** Below the name, smaller. */
  readonly note?: Text;
}

export interface Table {
  readonly kind: 'table';
  /** What the table shows; read out, and shown above it. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly Cell[])[];
}

export interface List {
  readonly kind: 'list';
  /** Numbered, where the order matters. */
  readonly ordered: boolean;
  readonly items: readonly Text[];
}

/** Tables that are opened one at a time: too long to be scrolled past. */
export interface Folds {
  readonly kind: 'folds';
  readonly tables: readonly Table[];
}

/** An example, or a word of advice, set apart from the rules. */
export interface Aside {
  readonly kind: 'aside';
  readonly title: string;
  readonly lines: readonly Text[];
}

/** A plain text is a paragraph. */
export type Block = Text | Table | List | Folds | Aside;

export interface Section {
  /** Its anchor in the address. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Article {
  readonly lead: Text;
  readonly sections: readonly Section[];
}

/** Writes an article about a world: what it says is what that world does. */
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

/** A way to another article, under its title unless it is given other words. */
export const see = (id: ArticleId, label: string = listingOf(id)?.title ?? id): Text => `[${label}](${id})`;
/** A way to a screen of the game. */
export const screen = (path: `/${string}`, label: string): Text => `[${label}](${path})`;
