import { readFaultOf } from '../../lib/file-settings.ts';
import { readAtMost } from '../../lib/read-at-most.ts';

/** Limits of a host's own list of names. */
export const BLOCKED_NAMES_LIMITS = {
  bytes: 65_536,
  /** Lines with a word or name. */
  names: 2_000,
  /** Characters of one line. */
  length: 64,
} as const;

/** Maximum number of wrong lines that are named. */
const MAX_SENTENCES = 10;

interface BlockedNames {
  /** The lines, as `namePattern` takes them. */
  readonly names: readonly string[];
  /** What is wrong, each a sentence for the host. They name lines by their number, and repeat none. */
  readonly sentences: readonly string[];
}

/**
 * Reads a host's own list: a UTF-8 text file with one word or name on each line. Empty lines, and lines that
 * begin with #, are comments. Accents are taken off, because names have none.
 * @param setting the name of the setting that gives the path.
 */
export function readBlockedNames(setting: string, path: string): BlockedNames {
  const read = textOf(path);
  if ('fault' in read)
    return { names: [], sentences: [`${setting} must be the path of a text file: ${read.fault}`] };
  const names: string[] = [];
  const sentences: string[] = [];
  for (const [index, line] of read.text.split(/\r\n|\n|\r/).entries()) {
    const written = line
      .trim()
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '');
    if (written === '' || written.startsWith('#')) continue;
    const fault = faultOf(written);
    if (fault === null) names.push(written);
    else sentences.push(`${setting}, line ${index + 1}: ${fault}`);
  }
  const { names: most } = BLOCKED_NAMES_LIMITS;
  if (names.length > most)
    sentences.push(`${setting} must have at most ${most} words and names, and has ${names.length}.`);
  const more = sentences.length - MAX_SENTENCES;
  return {
    names,
    sentences:
      more > 0
        ? [...sentences.slice(0, MAX_SENTENCES), `${setting} has ${more} more wrong line(s).`]
        : sentences,
  };
}

function faultOf(written: string): string | null {
  const { length } = BLOCKED_NAMES_LIMITS;
  if (written.length > length) return `a word or name has at most ${length} characters.`;
  if (!/^\*?[A-Za-z0-9_ ]+\*?$/.test(written))
    return 'a word or name has letters from A to Z, digits, spaces and _, and may have a * at its begin or end.';
  // A shorter one would refuse nearly every name, or could not be a name.
  if (written.replace(/[^A-Za-z0-9]/g, '').length < 2)
    return 'a word or name has at least two letters or digits.';
  return null;
}

type Read = { readonly text: string } | { readonly fault: string };

function textOf(path: string): Read {
  let bytes: Buffer;
  try {
    bytes = readAtMost(path, BLOCKED_NAMES_LIMITS.bytes);
  } catch (error) {
    return { fault: readFaultOf(error) };
  }
  if (bytes.length > BLOCKED_NAMES_LIMITS.bytes)
    return { fault: `the file is larger than ${BLOCKED_NAMES_LIMITS.bytes / 1024} KiB.` };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { fault: 'the file is not UTF-8.' };
  }
}
