import { join } from 'node:path';
import Libsql from 'libsql';

/**
 * Executes commands with the least work that a durable command needs: read one row, write it back, and log
 * one row.
 */
export interface BareDatabase {
  /**
   * Executes `commands` commands. @returns when all are durable
   * @param group how many commands SQLite executes per transaction; PostgreSQL executes one
   */
  run(commands: number, group: number): Promise<void>;
  close(): void;
}

/**
 * A copy of a state in which one number differs. If the text did not change, the database would not write all
 * pages of the row.
 */
export const changed = (state: string, turn: number): string =>
  state.slice(0, -NUMBER_WIDTH) + String(turn).padStart(NUMBER_WIDTH, '0');

const NUMBER_WIDTH = 8;

export function bareSqlite(directory: string, rows: number, rowText: string, logText: string): BareDatabase {
  const database = new Libsql(join(directory, 'bare.db'));
  database.exec('pragma journal_mode=WAL');
  database.exec('pragma synchronous=FULL');
  database.exec('create table characters (id integer primary key, revision integer, at integer, state text)');
  database.exec(
    'create table log (character_id integer, revision integer, at integer, input text, primary key (character_id, revision))',
  );
  const insert = database.prepare('insert into characters values (?, 0, 0, ?)');
  for (let id = 1; id <= rows; id++) insert.run([id, rowText]);
  const select = database.prepare('select * from characters where id = ?');
  const update = database.prepare('update characters set revision = ?, at = ?, state = ? where id = ?');
  const log = database.prepare('insert into log values (?, ?, ?, ?)');
  const begin = database.prepare('begin immediate');
  const commit = database.prepare('commit');
  let next = 0;
  return {
    async run(commands, group) {
      for (let done = 0; done < commands; ) {
        begin.run([]);
        for (let index = 0; index < group && done < commands; index++, done++) {
          const id = (next++ % rows) + 1;
          const row = select.get([id]) as unknown as { revision: number; state: string };
          update.run([row.revision + 1, next, changed(row.state, next), id]);
          log.run([id, row.revision + 1, next, logText]);
        }
        commit.run([]);
        await new Promise(setImmediate);
      }
    },
    close: () => database.close(),
  };
}
