import type { Copies } from './character-row.ts';

/** What a table's column gets in a copy: the value itself, unless it stands here. */
type Renamed = Readonly<Record<string, string>>;

const NAMES = { name: "'Dreamer ' || (source.id + SHIFT)", name_key: "'dreamer ' || (source.id + SHIFT)" };

/** The tables of a crowd with their columns, those first that others refer to. */
const TABLES: readonly { table: string; id: string; columns: readonly string[]; renamed: Renamed }[] = [
  {
    table: 'accounts',
    id: 'id',
    columns: ['username', 'username_key', 'password_hash', 'kind', 'created_at', 'selected_character_id'],
    renamed: {
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
    renamed: { ...NAMES, account_id: 'source.id + SHIFT' },
  },
  {
    table: 'snapshots',
    id: 'character_id',
    columns: [
      ...['revision', 'rules_version', 'at', 'content_version', 'session_content', 'state', 'created_at'],
      'state_version',
    ],
    renamed: {},
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
    renamed: {},
  },
  { table: 'rankings', id: 'character_id', columns: ['board', 'minus_score', 'reached_at'], renamed: {} },
];

/**
 * Statements that copy a crowd within its database, the same on both kinds, one list for each time.
 * @param last the highest id of those that are copied.
 * @param given what stands between columns and values of a table that gives ids by itself.
 */
export function* copyStatements(
  { from, times }: Copies,
  last: number,
  given: string,
): Generator<readonly string[]> {
  for (let time = 1; time < times; time++) {
    const shift = String(time * (last - from + 1));
    yield TABLES.map(({ table, id, columns, renamed }) => {
      const values = [
        `source.${id} + SHIFT`,
        ...columns.map((column) => renamed[column] ?? `source.${column}`),
      ];
      return `insert into ${table} (${[id, ...columns].join(', ')}) ${id === 'id' ? given : ''}
        select ${values.join(', ').replaceAll('SHIFT', shift)}
        from ${table} as source where source.${id} between ${from} and ${last} order by source.${id}`;
    });
  }
}
