import { readAtMost } from './read-at-most.ts';

type Variables = Readonly<Record<string, string>>;

interface FileSettings {
  /** The variables, in which the settings that were read from files stand under their own names. */
  readonly variables: Variables;
  /** Names of the settings that were read from files. */
  readonly fromFiles: ReadonlySet<string>;
  /** What is wrong, each a sentence for the host. No sentence contains a value or a content. */
  readonly sentences: readonly string[];
}

/** The name of the variable that gives the path of a file instead of the setting's value. */
export const fileVariable = (name: string): string => `${name}_FILE`;

/**
 * Reads settings whose values stand in files: `SMTP_URL_FILE=/run/secrets/smtp` gives `SMTP_URL` the content
 * of that file, without the line end at its end, and without the byte order mark that editors of Windows
 * write.
 *
 * The sentences do not name the path, because a host may have written the secret itself in its place.
 * @param given the variables that are set and not empty.
 * @param names the settings that may be given as files.
 */
export function readFileSettings(given: Variables, names: readonly string[]): FileSettings {
  const variables: Record<string, string> = { ...given };
  const fromFiles = new Set<string>();
  const sentences: string[] = [];
  for (const name of names) {
    const variable = fileVariable(name);
    const path = given[variable];
    if (path === undefined) continue;
    delete variables[variable];
    if (given[name] !== undefined) {
      sentences.push(`${name} and ${variable} are both set: only one of them may be.`);
      continue;
    }
    const { content, fault } = read(path);
    if (fault !== null) {
      sentences.push(`${variable} must be the path of a file: ${fault}`);
      continue;
    }
    variables[name] = content;
    fromFiles.add(name);
  }
  return { variables, fromFiles, sentences };
}

/** Maximum number of bytes of a file with a setting: 64 KiB. */
const MAX_BYTES = 65_536;

type Read =
  | { readonly content: string; readonly fault: null }
  | { readonly content: null; readonly fault: string };

/** The one line of a file, or what is wrong with the file. */
function read(path: string): Read {
  let content: string;
  try {
    const bytes = readAtMost(path, MAX_BYTES);
    if (bytes.length > MAX_BYTES) return { content: null, fault: 'the file is larger than 64 KiB.' };
    content = bytes
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .replace(/\r?\n$/, '');
  } catch (error) {
    return { content: null, fault: readFaultOf(error) };
  }
  if (content.trim() === '') return { content: null, fault: 'the file is empty.' };
  if (/[\r\n]/.test(content)) return { content: null, fault: 'the file has more than one line.' };
  return { content, fault: null };
}

const READ_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file.',
  ENOTDIR: 'there is no such file.',
  ENAMETOOLONG: 'there is no such file.',
  EISDIR: 'it is a directory.',
  NOT_REGULAR: 'it is no regular file.',
  ENXIO: 'it is no regular file.',
  EACCES: 'this user may not read it.',
};

/** Why a file cannot be read, as the end of a sentence. It does not name the path. */
export function readFaultOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  return READ_FAULTS[code] ?? `it cannot be read (${code}).`;
}
