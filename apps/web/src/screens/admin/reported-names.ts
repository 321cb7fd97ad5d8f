import type { Answer } from '@slumberfell/protocol';

type Report = Answer<'reports'>[number];

/** The open reports of one character under one name. */
export interface ReportedName extends Pick<Report, 'characterId' | 'name' | 'nameNow'> {
  readonly reports: readonly [Report, ...Report[]];
}

/** The open reports by character and name, in the order of the answer. */
export function reportedNames(reports: Answer<'reports'>): readonly ReportedName[] {
  const names = new Map<string, Report[]>();
  for (const report of reports) {
    if (report.closed !== undefined) continue;
    const key = `${report.characterId} ${report.name}`;
    names.set(key, [...(names.get(key) ?? []), report]);
  }
  return [...names.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (first === undefined) return [];
    const { characterId, name, nameNow } = first;
    return [{ characterId, name, nameNow, reports: [first, ...others] }];
  });
}
