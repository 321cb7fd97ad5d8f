import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AGREEMENT_LIMITS, AGREEMENT_NAMES, type AgreementName } from '@slumberfell/protocol';
import { readFaultOf } from '../lib/file-settings.ts';
import { readAtMost } from '../lib/read-at-most.ts';
import { type AgreementFile, parseAgreement } from './parse-agreement.ts';

export type AgreementFiles = Readonly<Record<AgreementName, AgreementFile>>;

/** Thrown once with all faults in the legal texts, each in a sentence for the host. */
export class InvalidAgreements extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(['The agreements are not valid:', ...sentences.map((sentence) => `  ${sentence}`)].join('\n'));
    this.name = 'InvalidAgreements';
    this.sentences = sentences;
  }
}

/** Faults that are named at once. */
const MAX_SENTENCES = 30;

const fileOf = (name: AgreementName): string => `${name}.md`;
const FILES: readonly string[] = AGREEMENT_NAMES.map(fileOf);

/**
 * Reads the legal texts. Those that the host's folder lacks are the shipped ones.
 * @param shipped the folder of the shipped texts.
 * @param own the host's folder (`AGREEMENTS_DIR`); null for none.
 * @param warn called for what is probably a mistake, but is none that stops a start.
 * @throws InvalidAgreements with all faults.
 */
export function readAgreements(
  shipped: string,
  own: string | null,
  warn: (sentence: string) => void,
): AgreementFiles {
  const sentences: string[] = [];
  const inOwn = own === null ? [] : filesIn(own, warn, (sentence) => sentences.push(sentence));
  const read = (name: AgreementName): [AgreementName, AgreementFile | null] => {
    const path = join(own !== null && inOwn.includes(fileOf(name)) ? own : shipped, fileOf(name));
    return [name, readAgreement(path, (sentence) => sentences.push(sentence))];
  };
  const files = Object.fromEntries(AGREEMENT_NAMES.map(read));
  const more = sentences.length - MAX_SENTENCES;
  if (more > 0) sentences.splice(MAX_SENTENCES, more, `There are ${more} more faults.`);
  if (sentences.length > 0) throw new InvalidAgreements(sentences);
  return files as AgreementFiles;
}

/** The names of the files in the host's folder that are agreements. */
function filesIn(
  directory: string,
  warn: (sentence: string) => void,
  tell: (sentence: string) => void,
): readonly string[] {
  let names: readonly string[];
  try {
    names = readdirSync(directory);
  } catch (error) {
    tell(`AGREEMENTS_DIR must be a folder with any of ${FILES.join(', ')}: ${folderFaultOf(error)}`);
    return [];
  }
  for (const name of names)
    if (!FILES.includes(name) && !name.startsWith('.'))
      warn(`${join(directory, name)} is not read: the agreements are ${FILES.join(', ')}.`);
  const found = names.filter((name) => FILES.includes(name));
  if (found.length === 0)
    warn(`${directory} has none of ${FILES.join(', ')}: all agreements are those of the release.`);
  return found;
}

function folderFaultOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT') return 'there is no such folder.';
  return code === 'ENOTDIR' ? 'it is no folder.' : readFaultOf(error);
}

function readAgreement(path: string, tell: (sentence: string) => void): AgreementFile | null {
  let bytes: Buffer;
  try {
    bytes = readAtMost(path, AGREEMENT_LIMITS.bytes);
  } catch (error) {
    tell(`${path}: ${readFaultOf(error)}`);
    return null;
  }
  if (bytes.length > AGREEMENT_LIMITS.bytes) {
    tell(`${path}: the file has more than ${AGREEMENT_LIMITS.bytes / 1_024} KiB.`);
    return null;
  }
  const text = textOf(bytes);
  if (typeof text === 'number') {
    tell(`${path}, line ${text}: the file is not UTF-8.`);
    return null;
  }
  return parseAgreement(text, (line, sentence) => tell(`${path}, line ${line}: ${sentence}`));
}

/** The text of a file, or the number of the first line that is not UTF-8. */
function textOf(bytes: Buffer): string | number {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let line = 1;
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, from);
    const to = end === -1 ? bytes.length : end + 1;
    try {
      decoder.decode(bytes.subarray(from, to));
    } catch {
      return line;
    }
    from = to;
  }
  return bytes.toString('utf8');
}
