import { Checkbox, TextInput } from '@mantine/core';
import { MAX_LEVEL, SKILLS, skillLevel } from '@slumberfell/engine';
import type { Answer } from '@slumberfell/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ALERT_QUERIES } from '../../features/alerts/alert-queries.ts';
import type { DeviceSettings } from '../../features/alerts/device-settings.ts';
import { minuteOfTime, timeOfMinute } from '../../features/alerts/minute-of-day.ts';
import { register } from '../../features/alerts/register-device.ts';
import { useCharacter } from '../../features/character/use-character.ts';
import { notify } from '../../features/notices/notify.ts';
import { clockSentence } from '../../lib/clock/time-zone.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { SelectField } from '../../ui/components/SelectField.tsx';
import styles from './AlertsScreen.module.css';

type Wants = DeviceSettings['wants'];
type Switch = Exclude<keyof Wants, 'level'>;

const SWITCHES: readonly { readonly want: Switch; readonly label: string; readonly description: string }[] = [
  { want: 'sessionEnd', label: 'What was running has ended', description: 'However it ended.' },
  {
    want: 'plan',
    label: 'The plan is done, or had to skip a step',
    description: 'So that your legend does not spend the night doing nothing.',
  },
  { want: 'defeat', label: 'A defeat', description: 'Bad news travels best at once.' },
  {
    want: 'soon',
    label: 'What is running ends in ten minutes',
    description:
      'Going by the end that is shown. For a fight that is its limit; a defeat before then comes without warning.',
  },
  {
    want: 'chapter',
    label: 'The next chapter opens',
    description:
      'Once, within half an hour of dawn at 00:00 UTC. If that is in the quiet hours, you hear of it when they end.',
  },
];

/** The quiet hours of a player who switches them on: from 22:00 to 07:00. */
const FIRST_QUIET_HOURS = { from: 22 * 60, to: 7 * 60 };

/** What a device is told, and when not. */
export function DeviceForm({ device }: { readonly device: Answer<'devices'>[number] }) {
  const characterId = useCharacter(({ id }) => id);
  const queries = useQueryClient();
  const { quietHours, wants } = device;
  const saved: DeviceSettings = { quietHours, wants };
  const [draft, setDraft] = useState(saved);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isSame = JSON.stringify(draft) === JSON.stringify(saved);
  const setWants = (change: Partial<Wants>) => setDraft({ ...draft, wants: { ...draft.wants, ...change } });
  const save = async () => {
    setPending(true);
    const refused = await register(characterId, draft);
    await queries.invalidateQueries(ALERT_QUERIES);
    setPending(false);
    setRefusal(refused);
    if (refused === null) notify('This device now gets the alerts you chose.');
  };
  return (
    <div className={styles.form}>
      <fieldset className={styles.wants}>
        <legend>What to alert you about</legend>
        {SWITCHES.map(({ want, label, description }) => (
          <Checkbox
            key={want}
            label={label}
            description={description}
            checked={draft.wants[want] === true}
            onChange={({ currentTarget }) => setWants({ [want]: currentTarget.checked })}
          />
        ))}
        <LevelField level={draft.wants.level} onChange={(level) => setWants({ level })} />
      </fieldset>
      <fieldset className={styles.wants}>
        <legend>Quiet hours</legend>
        <QuietField
          quietHours={draft.quietHours}
          timeZone={device.timeZone}
          onChange={(hours) => setDraft({ ...draft, quietHours: hours })}
        />
      </fieldset>
      <div className={styles.buttons}>
        <CommandButton
          refusal={isSame ? 'Nothing has been changed.' : null}
          loading={pending}
          onClick={() => void save()}
        >
          Save
        </CommandButton>
      </div>
      {refusal !== null && <p role="alert">{refusal}</p>}
    </div>
  );
}

interface LevelFieldProps {
  readonly level: Wants['level'];
  readonly onChange: (level: Wants['level']) => void;
}

const NO_SKILL = 'none';

/** The level of one skill of which the device is told. */
function LevelField({ level, onChange }: LevelFieldProps) {
  const shown = useCharacter((character) => character.shown);
  const next = (skillId: number) => Math.min(skillLevel(shown, skillId) + 1, MAX_LEVEL);
  const skills = SKILLS.filter(({ id }) => skillLevel(shown, id) < MAX_LEVEL || id === level?.skillId);
  const first = level && Math.min(next(level.skillId), level.level);
  return (
    <div className={styles.pair}>
      <SelectField
        label="A level in"
        data={[
          { value: NO_SKILL, label: 'No skill' },
          ...skills.map(({ id, name }) => ({
            value: String(id),
            label: `${name}, now ${skillLevel(shown, id)}`,
          })),
        ]}
        value={level === null ? NO_SKILL : String(level.skillId)}
        onChange={(value) => {
          const skill = SKILLS.find(({ id }) => String(id) === value);
          onChange(skill ? { skillId: skill.id, level: next(skill.id) } : null);
        }}
      />
      {level !== null && first !== null && (
        <SelectField
          label="Level"
          data={Array.from({ length: MAX_LEVEL - first + 1 }, (_, index) => String(first + index))}
          value={String(level.level)}
          onChange={(value) => onChange({ ...level, level: Number(value) })}
        />
      )}
    </div>
  );
}

interface QuietFieldProps {
  readonly quietHours: DeviceSettings['quietHours'];
  readonly timeZone: string;
  readonly onChange: (hours: DeviceSettings['quietHours']) => void;
}

/** The hours in which the device is told nothing. */
function QuietField({ quietHours, timeZone, onChange }: QuietFieldProps) {
  const timeField = (label: string, end: 'from' | 'to') =>
    quietHours && (
      <TextInput
        type="time"
        label={label}
        value={timeOfMinute(quietHours[end])}
        onChange={({ currentTarget }) => {
          const minute = minuteOfTime(currentTarget.value);
          if (minute !== null) onChange({ ...quietHours, [end]: minute });
        }}
      />
    );
  return (
    <>
      <Checkbox
        label="No alerts on this device at certain hours"
        description="In the morning, the night’s report tells you what happened."
        checked={quietHours !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? FIRST_QUIET_HOURS : null)}
      />
      {quietHours && (
        <>
          <div className={styles.pair}>
            {timeField('From', 'from')}
            {timeField('To', 'to')}
          </div>
          <p className={styles.note}>{clockSentence(timeZone)}</p>
        </>
      )}
    </>
  );
}
