import { ItemPicture } from '../../features/items/ItemPicture.tsx';
import { formatNumber } from '../../lib/format/number.ts';
import { QualityName } from '../../ui/components/QualityName.tsx';
import styles from './ArticleTable.module.css';
import type { Cell, Folds, Table } from './article.ts';
import { MarkupText } from './MarkupText.tsx';

/** A table of an article. A table wider than the page scrolls sideways. */
export function ArticleTable({
  table,
  folded = false,
}: {
  readonly table: Table;
  readonly folded?: boolean;
}) {
  const { caption, columns, rows } = table;
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={folded ? 'visually-hidden' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" data-number={typeof rows[0]?.[index] === 'number'}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and never move
            <tr key={index}>
              {row.map((cell, place) => {
                const Box = place === 0 ? 'th' : 'td';
                return (
                  <Box key={columns[place]} scope={place === 0 ? 'row' : undefined} {...shapeOf(cell)}>
                    <CellText cell={cell} />
                  </Box>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Longest text of a cell, in characters, that is kept on one line. */
const SHORT = 10;

/** Data attributes for the style sheet, which right-aligns numbers and does not wrap texts up to `SHORT`. */
const shapeOf = (cell: Cell) => ({
  'data-number': typeof cell === 'number',
  'data-short': typeof cell === 'string' && cell.length <= SHORT,
});

function CellText({ cell }: { readonly cell: Cell }) {
  if (typeof cell === 'number') return formatNumber(cell);
  if (typeof cell === 'string') return <MarkupText text={cell} />;
  return (
    <span className={styles.item}>
      <span className={styles.picture}>
        <ItemPicture item={cell.item} />
      </span>
      <span>
        <QualityName item={cell.item} />
        {cell.note !== undefined && (
          <small>
            <MarkupText text={cell.note} />
          </small>
        )}
      </span>
    </span>
  );
}

/** Tables that are collapsed under their captions. */
export function FoldedTables({ folds }: { readonly folds: Folds }) {
  return (
    <div className={styles.folds}>
      {folds.tables.map((table) => (
        <details key={table.caption} className={styles.fold}>
          <summary>{table.caption}</summary>
          <ArticleTable table={table} folded />
        </details>
      ))}
    </div>
  );
}
