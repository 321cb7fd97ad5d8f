import type { IdleReport } from '@slumberfell/engine';
import {
  parseStored,
  readStored,
  STORED_IDLE_REPORT,
  UnreadableValue,
  versionOf,
} from '@slumberfell/engine/stored';

/** A report as its row stores it. */
interface ReportText {
  /** The idle report as JSON. */
  readonly report: string;
  /** Version of the shape of `report`. */
  readonly reportVersion: number;
}

export const writeReport = (report: IdleReport): ReportText => ({
  report: JSON.stringify(report),
  reportVersion: versionOf(STORED_IDLE_REPORT),
});

/** @throws UnreadableValue when this release cannot read the stored report */
export const readReport = ({ report, reportVersion }: ReportText): IdleReport =>
  readStored(STORED_IDLE_REPORT, parseStored(STORED_IDLE_REPORT.name, report), reportVersion);

/**
 * As `readReport`. A report tells what was gained and holds nothing of it, so one that cannot be read must
 * not stop its character.
 * @returns the report, or a sentence for the host that says why it cannot be read
 */
export function reportOrFault(
  text: ReportText,
): { readonly report: IdleReport } | { readonly fault: string } {
  try {
    return { report: readReport(text) };
  } catch (error) {
    if (error instanceof UnreadableValue) return { fault: error.message };
    throw error;
  }
}
