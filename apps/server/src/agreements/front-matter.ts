import { AGREEMENT_LIMITS, type AgreementVersion } from '@slumberfell/protocol';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml';

/** A version of an agreement, as its front matter has it. */
export interface Version extends AgreementVersion {
  /** Whether players who have not accepted this version or a newer one are asked to. */
  readonly consent: boolean;
}

export interface FrontMatter {
  readonly title: string;
  /** The current one first. */
  readonly versions: readonly Version[];
}

/** Tells a fault. `line` counts from 1 in the front matter's text. */
export type Tell = (line: number, sentence: string) => void;

const KEYS = ['title', 'versions'];
const VERSION_KEYS = ['date', 'changes', 'consent'];

/**
 * Reads the YAML at the begin of an agreement.
 * @param tell called for each fault.
 * @returns what could be read. It counts only if there was no fault.
 */
export function readFrontMatter(yaml: string, tell: Tell): FrontMatter {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const lineOf = (node: unknown): number => lines.linePos((node as Node | null)?.range?.[0] ?? 0).line || 1;
  for (const { pos, message } of document.errors)
    tell(lines.linePos(pos[0]).line || 1, `the front matter cannot be read: ${firstSentence(message)}`);
  const empty = { title: '', versions: [] };
  if (document.errors.length > 0) return empty;
  const { contents } = document;
  if (!isMap(contents)) {
    tell(1, 'the front matter has a title and versions.');
    return empty;
  }
  tellUnknown(contents, KEYS, (node, key) => tell(lineOf(node), `the front matter has no "${key}".`));
  const title = contents.get('title', true);
  if (!isText(title?.value, AGREEMENT_LIMITS.title))
    tell(lineOf(title), `the front matter has a title of 1 to ${AGREEMENT_LIMITS.title} characters.`);
  const listed = contents.get('versions', true) as unknown;
  if (!isSeq(listed) || listed.items.length === 0) {
    tell(lineOf(listed), 'the front matter has at least one version, with a date and changes.');
    return empty;
  }
  if (listed.items.length > AGREEMENT_LIMITS.versions)
    tell(lineOf(listed), `an agreement has at most ${AGREEMENT_LIMITS.versions} versions.`);
  const versions: Version[] = [];
  for (const item of listed.items) {
    const version = readVersion(item, tell, lineOf);
    const newer = versions.at(-1);
    if (version === null) continue;
    if (newer && version.date >= newer.date)
      tell(
        lineOf(item),
        `the versions begin with the current one, and each has another date: ${version.date} is not before ${newer.date}.`,
      );
    versions.push(version);
  }
  return { title: String(title?.value ?? ''), versions };
}

function readVersion(item: unknown, tell: Tell, lineOf: (node: unknown) => number): Version | null {
  if (!isMap(item)) {
    tell(lineOf(item), 'a version has a date and changes.');
    return null;
  }
  tellUnknown(item, VERSION_KEYS, (node, key) => tell(lineOf(node), `a version has no "${key}".`));
  const [date, changes, consent] = VERSION_KEYS.map((key) => item.get(key, true));
  const lineAt = (node: unknown): number => lineOf(isScalar(node) ? node : item);
  const isDated = isDay(date?.value);
  if (!isDated) tell(lineAt(date), 'a version has a date of the calendar, such as 2026-11-20.');
  if (!isText(changes?.value, AGREEMENT_LIMITS.changes, true))
    tell(
      lineAt(changes),
      `a version says in "changes" what it changed, in 1 to ${AGREEMENT_LIMITS.changes} characters.`,
    );
  if (consent !== undefined && typeof consent.value !== 'boolean')
    tell(lineAt(consent), '"consent" is true or false.');
  if (!isDated) return null;
  return {
    date: String(date?.value),
    changes: String(changes?.value ?? '').trim(),
    consent: consent?.value === true,
  };
}

function tellUnknown(
  map: YAMLMap,
  keys: readonly string[],
  tell: (node: unknown, key: string) => void,
): void {
  for (const { key } of map.items) {
    const name = isScalar(key) ? String(key.value) : String(key);
    if (!keys.includes(name)) tell(key, name);
  }
}

const isText = (value: unknown, most: number, hasLines = false): boolean =>
  typeof value === 'string' &&
  value.trim() !== '' &&
  value.length <= most &&
  (hasLines || !/[\r\n]/.test(value));

function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const at = Date.parse(value);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}

/** A message of the YAML library without the lines of text that it quotes. */
const firstSentence = (message: string): string =>
  (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '').replace(/[.:]?$/, '.');
