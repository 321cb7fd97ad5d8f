import { RULES_VERSION, type State } from '@slumberfell/engine';
import { type StoredFormat, UnreadableValue } from '@slumberfell/engine/stored';
import { decodeState, decodeTexts } from '../../characters/state-text.ts';
import type { Reader } from '../../storage/database/schema.ts';
import { celebratedUpTo } from '../../storage/tables/celebrated.ts';
import type { CharacterRow } from '../../storage/tables/characters/rows.ts';
import { storedDays } from '../../storage/tables/chronicle-days.ts';
import { storedChronicle, textOf } from '../../storage/tables/chronicles.ts';
import { logAfter } from '../../storage/tables/command-log.ts';
import { allReports } from '../../storage/tables/idle-reports.ts';
import { snapshotHeads, snapshotState } from '../../storage/tables/snapshots.ts';
import { readChronicle } from '../../storage/values/chronicle.ts';
import { readReport } from '../../storage/values/idle-report.ts';
import { readCommand } from '../../storage/values/logged-command.ts';

/** Maximum number of rows in one query. */
const PAGE = 1_000;

/**
 * Reads all JSON that is stored of a character, except the row and the snapshots of the present rules, which
 * `checkHistory` reads, and the answers to commands, which are kept for a day and have no version.
 * @returns a sentence for each value that this release cannot read
 */
export async function unreadableOf(
  db: Reader,
  row: CharacterRow,
  format: StoredFormat<State>,
): Promise<readonly string[]> {
  const faults: string[] = [];
  /** @param what names the value, for the host */
  const check = (what: string, read: () => unknown): void => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof UnreadableValue)) throw error;
      faults.push(`${what}: ${error.message}`);
    }
  };
  await eachState(db, row, format, check);
  for (const report of await allReports(db, row.id))
    check(`idle report of ${instant(report.since)}`, () => readReport(report));
  await eachDay(db, row.id, check);
  await eachCommand(db, row.id, check);
  try {
    await celebratedUpTo(db, row.id);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    faults.push('celebrated firsts: they are not JSON');
  }
  return faults;
}

type Check = (what: string, read: () => unknown) => void;

const instant = (at: number): string => new Date(at).toISOString();

/** The states and chronicles that other rules have computed. */
async function eachState(
  db: Reader,
  row: CharacterRow,
  format: StoredFormat<State>,
  check: Check,
): Promise<void> {
  if (row.rulesVersion !== RULES_VERSION) {
    check('row', () => decodeTexts(row.texts, format));
    const stored = await storedChronicle(db, row.id);
    for (const text of [stored?.whole, stored?.openDay]) if (text) check('row', () => readChronicle(text));
  }
  for (const { revision, rulesVersion, createdAt } of await snapshotHeads(db, row.id)) {
    if (rulesVersion === RULES_VERSION) continue;
    const taken = await snapshotState(db, row.id, revision, rulesVersion);
    const what = `snapshot of ${instant(createdAt)}`;
    check(what, () => decodeState(taken, format));
    const chronicle = textOf(taken);
    if (chronicle) check(what, () => readChronicle(chronicle));
  }
}

async function eachDay(db: Reader, characterId: number, check: Check): Promise<void> {
  for (let offset = 0; ; offset += PAGE) {
    const { days } = await storedDays(db, characterId, offset, PAGE);
    for (const day of days)
      check(`chronicle of ${instant(day.day * DAY).slice(0, 10)}`, () => readChronicle(day));
    if (days.length < PAGE) return;
  }
}

const DAY = 86_400_000;

async function eachCommand(db: Reader, characterId: number, check: Check): Promise<void> {
  for (let after = 0; ; ) {
    const page = await logAfter(db, characterId, after, PAGE);
    for (const entry of page) check(`command ${entry.revision}`, () => readCommand(entry));
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.revision;
  }
}
