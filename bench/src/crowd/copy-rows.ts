import type { Copies } from './crowd-row.ts';

/** What a table's column gets in a copy: the value itself, unless it stands here. */
type Renamed = Readonly<Record<string, string>>;

const NAMES = { name: "'Dreamer ' || (source.id + shift)", name_key: "'dreamer ' || (source.id + shift)" };

/** The tables of a crowd with their columns, those first that others refer to. */
const TABLES: readonly { table: string; id: string; columns: readonly string[]; renamed: Renamed }[] = [
  {
    table: 'accounts',
    id: 'id',
    columns: ['username', 'username_key', 'password_hash', 'kind', 'created_at', 'selected_character_id'],
    renamed: {
      username: NAMES.name,
      username_key: NAMES.name_key,
      selected_character_id: 'source.id + shift',
    },
  },
  {
    table: 'characters',
    id: 'id',
    columns: [
      ...['account_id', 'name', 'name_key', 'appearance_id', 'created_at', 'revision', 'at'],
      ...['rules_version', 'content_version', 'session_content', 'busy_until'],
      ...['snapshot_revision', 'snapshot_at', 'state_core', 'state_inventory', 'state_collection'],
    ],
    renamed: { ...NAMES, account_id: 'source.id + shift' },
  },
  {
    table: 'snapshots',
    id: 'character_id',
    columns: [
      ...['revision', 'rules_version', 'at', 'content_version', 'session_content', 'state', 'created_at'],
    ],
    renamed: {},
  },
  {
    table: 'command_log',
    id: 'character_id',
    columns: ['revision', 'at', 'name', 'input', 'rules_version', 'content_version', 'created_at'],
    renamed: {},
  },
  { table: 'rankings', id: 'character_id', columns: ['board', 'minus_score', 'reached_at'], renamed: {} },
];

/**
 * Statements that copy a crowd within its database, the same on both kinds.
 * @param last the highest id of those that are copied.
 * @param given what stands between columns and values of a table that gives ids by itself.
 */
export function copyStatements({ from, times }: Copies, last: number, given: string): readonly string[] {
  if (times < 2) return [];
  const many = last - from + 1;
  const shifts = `with recursive shifts (shift) as (
    select ${many} union all select shift + ${many} from shifts where shift < ${many * (times - 1)})`;
  return TABLES.map(({ table, id, columns, renamed }) => {
    const values = columns.map((column) => renamed[column] ?? `source.${column}`);
    return `${shifts}
      insert into ${table} (${[id, ...columns].join(', ')}) ${id === 'id' ? given : ''}
      select ${[`source.${id} + shift`, ...values].join(', ')}
      from shifts cross join ${table} as source where source.${id} between ${from} and ${last}`;
  });
}
