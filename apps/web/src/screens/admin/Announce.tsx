import { Button, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { ANNOUNCEMENT_LIMITS, type Announcement, type AnnouncementKind } from '@slumberfell/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FaultNotice } from '../../features/accounts/FaultNotice.tsx';
import { faultOf, faultOfFailure } from '../../features/accounts/fault.ts';
import { Section } from '../../features/accounts/Section.tsx';
import { fieldValue, useSubmission } from '../../features/accounts/use-submission.ts';
import { RemoveButton } from '../../features/entries/RemoveButton.tsx';
import { notify } from '../../features/notices/notify.ts';
import { call } from '../../lib/api/call.ts';
import { formatMoment } from '../../lib/format/date.ts';
import { Entry, EntryList } from '../../ui/components/EntryList.tsx';
import { SelectField } from '../../ui/components/SelectField.tsx';
import { announceInput, MAINTENANCE_MINUTES, NOTE_MINUTES } from './announce-input.ts';
import { SETTINGS_QUERY, useAnnouncements } from './use-announcements.ts';

const KINDS = [
  { value: 'note', label: 'Note' },
  { value: 'maintenance', label: 'Maintenance' },
] as const;

const optionsOf = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }));

/** Form with which an administrator announces something on every page, and the announcements of now. */
export function Announce() {
  const queries = useQueryClient();
  const [kind, setKind] = useState<AnnouncementKind>('note');
  const [text, setText] = useState('');
  const [noteMinutes, setNoteMinutes] = useState('1440');
  const [takesMinutes, setTakesMinutes] = useState('30');
  const isNote = kind === 'note';
  const { pending, fault, onSubmit } = useSubmission(async (form) => {
    if (text.trim() === '') return faultOf('Please enter some text.');
    const begins = isNote ? null : fieldValue(form, 'begins');
    const minutes = Number(isNote ? noteMinutes : takesMinutes);
    const input = announceInput(text.trim(), begins, minutes, Date.now());
    if (input === null) return faultOf('Please enter when the maintenance begins.');
    const outcome = await call('announce', input);
    if (!outcome.ok) return faultOfFailure(outcome.failure);
    setText('');
    notify('The announcement is now on every page.');
    await queries.invalidateQueries(SETTINGS_QUERY);
    return null;
  });
  return (
    <Section title="Announcements">
      <form method="post" onSubmit={onSubmit}>
        <Stack gap="md">
          <p>
            A line at the foot of every page, for visitors too. At most {ANNOUNCEMENT_LIMITS.open} at a time.
          </p>
          <SegmentedControl
            aria-label="Kind of announcement"
            data={[...KINDS]}
            value={kind}
            onChange={(value) => setKind(value as AnnouncementKind)}
          />
          <TextInput
            label="Announcement"
            description={`One line of at most ${ANNOUNCEMENT_LIMITS.text} characters.`}
            name="text"
            autoComplete="off"
            maxLength={ANNOUNCEMENT_LIMITS.text}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          {isNote ? (
            <SelectField
              label="Shown for"
              data={optionsOf(NOTE_MINUTES)}
              value={noteMinutes}
              onChange={setNoteMinutes}
            />
          ) : (
            <>
              <TextInput
                type="datetime-local"
                label="Begins"
                description="In this device’s time zone. Every player sees how long is left until then."
                name="begins"
              />
              <SelectField
                label="Lasts"
                data={optionsOf(MAINTENANCE_MINUTES)}
                value={takesMinutes}
                onChange={setTakesMinutes}
              />
            </>
          )}
          <FaultNotice fault={fault} />
          <Button type="submit" loading={pending}>
            Announce
          </Button>
        </Stack>
      </form>
      <Open />
    </Section>
  );
}

/** The announcements that have not ended, each with a button that withdraws it. */
function Open() {
  const announcements = useAnnouncements();
  const queries = useQueryClient();
  if (announcements.length === 0) return null;
  return (
    <EntryList label="Current announcements">
      {announcements.map((announcement) => (
        <Entry
          key={announcement.id}
          action={
            <RemoveButton
              label="Withdraw"
              entry={announcement.text}
              done="The announcement has been withdrawn."
              remove={() => call('withdraw-announcement', announcement.id)}
              update={() => queries.invalidateQueries(SETTINGS_QUERY)}
            />
          }
        >
          <b>{announcement.text}</b>
          <p>{timesOf(announcement)}</p>
        </Entry>
      ))}
    </EntryList>
  );
}

const timesOf = ({ beginsAt, endsAt }: Announcement): string =>
  beginsAt === null
    ? `Note until ${formatMoment(endsAt)}`
    : `Maintenance from ${formatMoment(beginsAt)} to ${formatMoment(endsAt)}`;
