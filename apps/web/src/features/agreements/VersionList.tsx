import type { AgreementAnswer } from '@slumberfell/protocol';
import { formatVersionDay } from '../../lib/format/version-day.ts';

interface VersionListProps {
  /** The newest first. */
  readonly versions: AgreementAnswer['versions'];
}

/** What each version of an agreement changed. The screen around it has the styles. */
export const VersionList = ({ versions }: VersionListProps) => (
  <dl>
    {versions.map(({ date, changes }) => (
      <div key={date}>
        <dt>{formatVersionDay(date)}</dt>
        <dd>{changes}</dd>
      </div>
    ))}
  </dl>
);
