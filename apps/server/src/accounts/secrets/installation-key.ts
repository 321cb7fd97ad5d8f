import { randomBytes } from 'node:crypto';
import { link, mkdir, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readAtMost } from '../../lib/read-at-most.ts';
import { StorageUnavailable } from '../../storage/database/unavailable.ts';

/** File in the data directory: 32 random bytes, hexadecimal. */
export const INSTALLATION_KEY_FILE = 'installation.key';

const BYTES = 32;

/** Maximum number of bytes of the file. A larger one is no key. */
const MAX_BYTES = 1_024;

/**
 * The key that encrypts the secrets of authenticator apps. It is a file beside the database, so that a stolen
 * copy of the database does not contain it. The server creates the file at its first use, readable only for
 * the server's user. Nodes that share a database must have the same file.
 * @throws StorageUnavailable when it cannot be read or created.
 */
export async function installationKey(dataDirectory: string): Promise<Buffer> {
  const file = join(dataDirectory, INSTALLATION_KEY_FILE);
  try {
    await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
    const text = readOrNull(file) ?? (await createKey(file));
    const key = Buffer.from(text.trim(), 'hex');
    if (key.length === BYTES) return key;
  } catch (error) {
    throw new StorageUnavailable(`The key ${file} can be neither read nor made.`, { cause: error });
  }
  throw new StorageUnavailable(`The key ${file} is damaged: bring it back from a copy, or remove it.`);
}

/**
 * Creates the installation key in a temporary file and then links it to its name. When several nodes create
 * the key at once, the first link wins, and none reads an incomplete file.
 */
async function createKey(file: string): Promise<string> {
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(draft, `${randomBytes(BYTES).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if (!isSystemError(error, 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
  return read(file);
}

const read = (file: string): string => readAtMost(file, MAX_BYTES).toString('utf8');

function readOrNull(file: string): string | null {
  try {
    return read(file);
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return null;
    throw error;
  }
}

const isSystemError = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
