import type { Copies } from './character-row.ts';

/** SQL for columns whose value differs in a copy. Other columns keep their value. */
type ChangedColumns = Readonly<Record<string, string>>;

const NAMES = { name: "'Dreamer ' || (source.id + SHIFT)", name_key: "'dreamer ' || (source.id + SHIFT)" };

/** The tables of a population with their columns. A table comes after the tables that its rows refer to. */
const TABLES: readonly { table: string; id: string; columns: readonly string[]; changed: ChangedColumns }[] =
  [
    {
      table: 'accounts',
      id: 'id',
      columns: ['username', 'username_key', 'password_hash', 'kind', 'created_at', 'selected_character_id'],
      changed: {
        username: NAMES.name,
        username_key: NAMES.name_key,
        selected_character_id: 'source.id + SHIFT',
      },
    },
    {
      table: 'characters',
      id: 'id',
      columns: [
        ...['account_id', 'name', 'name_key', 'appearance_id', 'created_at', 'revision', 'at'],
        ...['rules_version', 'content_version', 'session_content', 'busy_until'],
        ...[
          'snapshot_revision',
          'snapshot_at',
          'state_core',
          'state_inventory',
          'state_collection',
          'state_version',
        ],
      ],
      changed: { ...NAMES, account_id: 'source.id + SHIFT' },
    },
    {
      table: 'snapshots',
      id: 'character_id',
      columns: [
        ...['revision', 'rules_version', 'at', 'content_version', 'session_content', 'state', 'created_at'],
        'state_version',
      ],
      changed: {},
    },
    {
      table: 'command_log',
      id: 'character_id',
      columns: [
        ...[
          'revision',
          'at',
          'name',
          'input',
          'rules_version',
          'content_version',
          'created_at',
          'input_version',
        ],
      ],
      changed: {},
    },
    { table: 'rankings', id: 'character_id', columns: ['board', 'minus_score', 'reached_at'], changed: {} },
  ];

/**
 * SQL statements, for both databases, that copy rows within the database. Yields one list of statements per
 * copy.
 * @param last the highest id of the rows that are copied
 * @param given SQL between the columns and the values of a table with generated ids
 */
export function* copyStatements(
  { from, times }: Copies,
  last: number,
  given: string,
): Generator<readonly string[]> {
  for (let time = 1; time < times; time++) {
    const shift = String(time * (last - from + 1));
    yield TABLES.map(({ table, id, columns, changed }) => {
      const values = [
        `source.${id} + SHIFT`,
        ...columns.map((column) => changed[column] ?? `source.${column}`),
      ];
      return `insert into ${table} (${[id, ...columns].join(', ')}) ${id === 'id' ? given : ''}
        select ${values.join(', ').replaceAll('SHIFT', shift)}
        from ${table} as source where source.${id} between ${from} and ${last} order by source.${id}`;
    });
  }
}
