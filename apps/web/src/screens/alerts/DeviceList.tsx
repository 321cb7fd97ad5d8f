import type { Answer } from '@slumberfell/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ALERT_QUERIES, devicesQuery, thisBrowserQuery } from '../../features/alerts/alert-queries.ts';
import { withdraw } from '../../features/alerts/register-device.ts';
import { useCharacter } from '../../features/character/use-character.ts';
import { RemoveButton } from '../../features/entries/RemoveButton.tsx';
import { call } from '../../lib/api/call.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { formatMoment } from '../../lib/format/date.ts';
import { Entry, EntryList, EntryMark } from '../../ui/components/EntryList.tsx';

type Device = Answer<'devices'>[number];

/** All devices of the account that are told, each with a button that withdraws it. */
export function DeviceList() {
  const { data: devices } = useQuery(devicesQuery);
  const { data: browser } = useQuery(thisBrowserQuery);
  if (!devices || !browser) return null;
  if (!devices.ok) return <p>{failureText(devices.failure)}</p>;
  if (devices.answer.length === 0) return <p>None of your devices gets alerts.</p>;
  return (
    <EntryList>
      {devices.answer.map((device) => (
        <Row key={device.id} device={device} isOwn={device.id === browser.deviceId} />
      ))}
    </EntryList>
  );
}

function Row({ device, isOwn }: { readonly device: Device; readonly isOwn: boolean }) {
  const characterId = useCharacter(({ id }) => id);
  const queries = useQueryClient();
  const { id, browser, pushService, createdAt, lastToldAt, reached } = device;
  return (
    <Entry
      action={
        <RemoveButton
          label="Withdraw"
          entry={`${browser}, with alerts since ${formatMoment(createdAt)}`}
          done={`${browser} no longer gets alerts.`}
          remove={() => (isOwn ? withdraw(characterId, id) : call('withdraw-device', id))}
          update={() => queries.invalidateQueries(ALERT_QUERIES)}
        />
      }
    >
      <b>{browser}</b>
      {isOwn && <EntryMark>this device</EntryMark>}
      <p>{`Since ${formatMoment(createdAt)}, via ${pushService}`}</p>
      <p>{toldText(lastToldAt, reached)}</p>
    </Entry>
  );
}

function toldText(lastToldAt: number | null, reached: boolean): string {
  if (!reached) return 'Not reached yet: no alerts until a test alert arrives';
  return lastToldAt === null ? 'No alert sent yet' : `Last alert ${formatMoment(lastToldAt)}`;
}
