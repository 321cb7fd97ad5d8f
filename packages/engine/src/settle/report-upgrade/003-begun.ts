import type { ReportOfVersion2 } from './002-steps.ts';

/** Version 3: what the player had begun. */
interface ReportOfVersion3 extends ReportOfVersion2 {
  readonly begun: null;
}

export const withBegun = (report: ReportOfVersion2): ReportOfVersion3 => ({ ...report, begun: null });
