import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { drawnFiles } from './drawn-files.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests may create databases. */
    postgresUrl: string;
    /** Name of the database that tests copy. It has the schema. The first test that needs it makes it. */
    preparedDatabase: string;
  }
}

/** Vitest's global setup: one PostgreSQL server for the whole run, unless TEST_DATABASE_URL names one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  console.log(`Also on PostgreSQL, drawn by the seed: ${drawnFiles().join(', ') || 'no file'}.`);
  const prepared = `slumberfell_prepared_${randomBytes(8).toString('hex')}`;
  project.provide('preparedDatabase', prepared);
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined && given !== '') {
    project.provide('postgresUrl', given);
    return () => dropped(given, prepared);
  }
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}

async function dropped(server: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.end();
}
