import { hasRecords, Records, type ShownRecords } from '../../features/chronicle/Records.tsx';
import { Panel } from '../../ui/components/Panel.tsx';

/** The records of the chronicle. Renders nothing while there is none. */
export function RecordsPanel({ records }: { readonly records?: ShownRecords }) {
  // While a host updates its nodes, one of the release before may answer without records.
  if (!records || !hasRecords(records)) return null;
  return (
    <Panel title="Records">
      <Records records={records} />
    </Panel>
  );
}
