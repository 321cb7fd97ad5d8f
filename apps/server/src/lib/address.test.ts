import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidConfig, readConfig } from '../config.ts';
import { openPostgres } from '../storage/database/postgres.ts';
import { connectionOf, postgresPlaceName } from '../storage/database/postgres-address.ts';
import { readAddress } from './address.ts';

/** What the server says of settings; empty when it takes them. */
function saidOf(variables: Record<string, string>): string {
  try {
    readConfig(variables);
    return '';
  } catch (error) {
    if (error instanceof InvalidConfig) return error.message;
    throw error;
  }
}

/** The parts of a password, four characters long, that a message shows. */
const shownOf = (password: string, message: string): readonly string[] =>
  Array.from({ length: Math.max(password.length - 3, 0) }, (_, at) => password.slice(at, at + 4)).filter(
    (part) => message.includes(part),
  );

/** Passwords with and without the characters that divide an address. */
const passwords = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '@',
        '/',
        '#',
        '?',
        '%',
        ':',
        '=',
        '&',
        '[',
        ']',
        '+',
        ' ',
        '%2F',
        '%zz',
        '%ff',
        '5432',
      ),
      fc.constantFrom('Wqxzj', 'Jkvq2026', 'ß', '127.0.0.2', 'port', 'options'),
    ),
    { minLength: 1, maxLength: 7 },
  )
  .map((parts) => parts.join(''))
  .filter((password) => password.trim() === password);

const FORMS = {
  DATABASE_URL: (password: string) => `postgres://slum:${password}@127.0.0.1:5432/DB`,
  SMTP_URL: (password: string) => `smtp://slum:${password}@127.0.0.1:5432`,
  REDIS_URL: (password: string) => `redis://:${password}@127.0.0.1:5432/0`,
} as const;

describe('an address with a password', () => {
  it.each(Object.keys(FORMS) as (keyof typeof FORMS)[])(
    'in %s is read as the password that it is, or is refused without a part of it',
    (name) => {
      fc.assert(
        fc.property(passwords, (password) => {
          const url = FORMS[name](password);
          const said = saidOf({ [name]: url });
          // The sentence itself lists the characters that must be encoded.
          expect(shownOf(password, said.replace(/@ as %40.*/, ''))).toEqual([]);
          const address = readAddress(url);
          if (said !== '') expect(said).toContain('percent-encoded: @ as %40');
          else expect(address).toMatchObject({ host: '127.0.0.1', port: '5432' });
          const encoded = FORMS[name](encodeURIComponent(password));
          expect(saidOf({ [name]: encoded })).toBe('');
          expect(readAddress(encoded)?.password).toBe(password);
        }),
        { numRuns: 300 },
      );
    },
  );

  it.each([
    'Winter@Secret2026/x',
    'Winter@Secret2026?x',
    'Winter@Secret2026?user=x',
    'Winter/Secret2026',
    '5432/Secret2026',
    '5432?Secret2026',
    '5432?user=Secret2026',
    'abc#Secret2026',
    '%ff',
  ])('%s must be percent-encoded', (password) => {
    expect(saidOf({ DATABASE_URL: FORMS.DATABASE_URL(password) })).toBe(
      'The settings are not valid:\n  DATABASE_URL must be an address like postgres://user@host/database, in which ' +
        'each character of the user name and the password that is not a letter or a digit is percent-encoded: ' +
        '@ as %40, : as %3A, / as %2F, ? as %3F, # as %23, % as %25.',
    );
  });

  it('is not shown when the database cannot be reached', async () => {
    for (const url of [
      'postgres://slum:Winter%40Secret2026@127.0.0.1:1/DB',
      'postgres://slum:Winter@Secret2026@127.0.0.1:1/DB',
      'postgresql://127.0.0.1:1/DB?user=slum&password=Winter%40Secret2026',
      'postgresql:///DB?host=/nowhere&user=slum&password=Winter@Secret2026',
    ]) {
      const error = await openPostgres(url, null).catch((reason: Error) => reason);
      expect(String(error)).toMatch(/The database at (?:127\.0\.0\.1:1|\/nowhere) cannot be used: /);
      expect(shownOf('Winter@Secret2026', String(error))).toEqual([]);
    }
  });
});

describe('an address of PostgreSQL', () => {
  const SOCKET = { user: 'slum', password: 'p@w', host: '/run/postgresql', database: 'DB' };
  it.each([
    'postgres://slum:p%40w@/DB?host=/run/postgresql',
    'postgres://slum:p%40w@localhost/DB?host=/run/postgresql',
    'postgres://slum:p%40w@%2Frun%2Fpostgresql/DB',
    'postgresql:///DB?host=/run/postgresql&user=slum&password=p@w',
    'postgresql://?host=%2Frun%2Fpostgresql&dbname=DB&user=slum&password=p%40w&sslmode=require',
  ])('may name a UNIX socket: %s', (url) => {
    expect(saidOf({ DATABASE_URL: url })).toBe('');
    expect(connectionOf(url)).toMatchObject(SOCKET);
    expect(connectionOf(url).ssl ?? false).toBe(false);
    expect(postgresPlaceName(url)).toBe('/run/postgresql');
  });

  it('gives pg the port, the host and the parameters that it knows', () => {
    expect(connectionOf('postgres://me@[::1]:99/a%20b?application_name=x&max=3&Client=3')).toEqual({
      user: 'me',
      host: '::1',
      port: 99,
      database: 'a b',
      application_name: 'x',
    });
    expect(postgresPlaceName('postgres://me@[::1]:99/db')).toBe('[::1]:99');
  });

  it('has no other sslmode, and no host that is a part of a password', () => {
    expect(saidOf({ DATABASE_URL: 'postgres://db/DB?sslmode=Winter' })).toBe(
      'The settings are not valid:\n  DATABASE_URL has an sslmode that does not exist. It must be one of disable, allow, ' +
        'prefer, require, no-verify, verify-ca, verify-full.',
    );
    expect(saidOf({ DATABASE_URL: 'postgres:///DB?host=Winter@Secret' })).toContain('percent-encoded');
  });
});
