import { createHash } from 'node:crypto';

/** Names of the frequent statements, by their SQL. */
const names = new Map<string, string>();

/**
 * Gives a frequent statement a name. PostgreSQL parses and plans a named statement once on each connection
 * and not at each execution. The name is a hash of the SQL, so that it means the same on every node.
 */
export function nameStatement(sql: string): void {
  names.set(sql, createHash('sha256').update(sql).digest('hex').slice(0, 32));
}

/** The arguments of `query` of a connection, with the name of the statement if it has one. */
export function withName(given: readonly unknown[]): readonly unknown[] {
  const [text, values, ...others] = given;
  const name = typeof text === 'string' ? names.get(text) : undefined;
  return name === undefined ? given : [{ name, text, values }, ...others];
}
