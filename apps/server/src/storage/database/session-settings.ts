import type pg from 'pg';
import { connectionOf } from './postgres-address.ts';

/** Settings of PostgreSQL for all that a connection does, in its own units: ms, or the name of a mode. */
export type SessionSettings = Readonly<Record<string, string | number>>;

/**
 * The options of a pool whose connections have settings of their own. They are set by a statement on each new
 * connection, because pgbouncer as it is installed refuses connections that name them as start parameters.
 * What the address names goes before what is given.
 * @throws StorageUnavailable when a file that the address names cannot be read.
 */
export function poolConfig(url: string, config: pg.PoolConfig, session: SessionSettings = {}): pg.PoolConfig {
  const connection = new Map(Object.entries(connectionOf(url)));
  const settings = new Map(Object.entries(session));
  for (const name of settings.keys()) {
    const ofAddress = connection.get(name);
    if (ofAddress === undefined) continue;
    settings.set(name, String(ofAddress));
    connection.delete(name);
  }
  const statement = `select ${[...settings.keys()].map((name, at) => `set_config('${name}', $${at + 1}, false)`)}`;
  const values = [...settings.values()].map(String);
  return {
    ...config,
    ...Object.fromEntries(connection),
    ...(values.length > 0 && { onConnect: async (client) => void (await client.query(statement, values)) }),
  };
}
