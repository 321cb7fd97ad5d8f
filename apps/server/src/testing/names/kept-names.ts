import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Names of one kind that must stay, because databases, hosts, programs or browsers use them. */
interface Group {
  /** Why the names must stay, as the end of the message about a lost name: who uses them, and for what. */
  readonly about: string;
  readonly names: readonly string[];
  /**
   * The new name of each name that an upgrade step changes, by the old name. Only names in stored states may
   * be renamed.
   */
  readonly renamed?: Readonly<Record<string, string>>;
}

export type KeptNames = Readonly<Record<string, Group>>;

const FILE = fileURLToPath(new URL('../../../../../fixtures/names.json', import.meta.url));

export const readKeptNames = (): KeptNames => JSON.parse(readFileSync(FILE, 'utf8')) as KeptNames;

/** A sentence for each name of a group that is missing. */
export function lostNames(title: string, group: Group, present: ReadonlySet<string>): readonly string[] {
  return group.names
    .filter((name) => !present.has(group.renamed?.[name] ?? name))
    .map((name) => `${title}: "${name}" is gone. It must stay: ${group.about}`);
}

/** Adds the present names to `fixtures/names.json`. It removes none. */
export function addNames(present: Readonly<Record<string, ReadonlySet<string>>>): void {
  const kept = readKeptNames();
  const groups = Object.entries(kept).map(([title, group]) => {
    const names = new Set([...group.names, ...(present[title] ?? [])]);
    return [title, { ...group, names: [...names].sort() }] as const;
  });
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(groups), null, 2)}\n`);
}
