import styles from './ChangeRows.module.css';
import { CHANGE_ROWS, type ChangeRow } from './change-text.ts';

/** The numbers of a session now, and after a change. @param rows undefined until both are known */
export const ChangeRows = ({ rows }: { readonly rows: readonly ChangeRow[] | undefined }) => (
  <dl className={styles.rows}>
    {CHANGE_ROWS.map((name) => (
      <Row key={name} name={name} row={rows?.find((row) => row.name === name)} />
    ))}
  </dl>
);

interface RowProps {
  readonly name: string;
  readonly row: ChangeRow | undefined;
}

const Row = ({ name, row }: RowProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <span translate="no">{row?.before ?? '…'}</span>
      {row && row.after !== null && (
        <>
          <span aria-hidden="true"> → </span>
          <span className="visually-hidden"> becomes </span>
          <b translate="no" data-tone={toneOf(row.better)}>
            {row.after}
          </b>
        </>
      )}
    </dd>
  </div>
);

/** The colour of a change. */
export const toneOf = (better: boolean | null) => (better === null ? undefined : better ? 'good' : 'bad');
