import { TextInput } from '@mantine/core';
import { maxHealthOf, type PlanStep, SECONDS_PER_HOUR, SKILLS, skillLevel } from '@slumberfell/engine';
import { useCharacter } from '../../features/character/use-character.ts';
import { useIdleTime } from '../../features/character/use-idle-time.ts';
import { timeOfDay } from '../../lib/clock/time-of-day.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { LabelledAmount } from '../../ui/components/LabelledAmount.tsx';
import { SelectField } from '../../ui/components/SelectField.tsx';
import { type ChoiceKind, choiceFor, choiceKinds, type LimitChoice, skillChoices } from './limit-choice.ts';
import styles from './PlanScreen.module.css';

/** The largest amount of a field, unless the step has a larger one already. */
const MOST = 100_000;

interface LimitFieldsProps {
  readonly step: PlanStep;
  readonly choice: LimitChoice;
  /** When the step begins, epoch ms; null while it is not known. */
  readonly begins: number | null;
  readonly onChoose: (choice: LimitChoice) => void;
}

/** How far a step goes. Nothing where it has no limit. */
export function LimitFields({ step, choice: chosen, begins, onChoose }: LimitFieldsProps) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const kinds = choiceKinds(step, shown, world);
  if (kinds.length === 0) return null;
  const choice = choiceFor(chosen, step, shown, world);
  const fields = { step, choice, begins, onChoose };
  return (
    <>
      {kinds.length > 1 && (
        <SelectField
          label="How long"
          data={kinds.map((kind) => ({ value: kind, label: WORDS[kind](step) }))}
          value={choice.kind}
          onChange={(kind) => onChoose({ ...choice, kind })}
        />
      )}
      {choice.kind === 'time' && <TimeFields {...fields} />}
      {choice.kind === 'clock' && <ClockField {...fields} />}
      {choice.kind === 'level' && <LevelFields {...fields} />}
      {choice.kind === 'amount' && <NumberField {...fields} />}
    </>
  );
}

const WORDS: Readonly<Record<ChoiceKind, (step: PlanStep) => string>> = {
  end: ({ name }) => (name === 'equip-food' || name === 'sell' ? 'All there is' : 'As long as it lasts'),
  time: () => 'For some hours',
  clock: () => 'Until a time of day',
  amount: ({ name }) => (name === 'begin-hunting' ? 'A number of kills' : 'An amount'),
  level: () => 'Until a level',
};

function TimeFields({ choice, onChoose }: LimitFieldsProps) {
  const { seconds } = choice;
  const most = Math.ceil(Math.max(useIdleTime(), seconds) / SECONDS_PER_HOUR);
  const hours = Math.floor(seconds / SECONDS_PER_HOUR);
  const minutes = Math.floor((seconds % SECONDS_PER_HOUR) / 60);
  const set = (time: { readonly hours: number; readonly minutes: number }) =>
    onChoose({ ...choice, seconds: Math.max(60, time.hours * SECONDS_PER_HOUR + time.minutes * 60) });
  return (
    <div className={styles.time}>
      <LabelledAmount
        label="Hours"
        value={hours}
        min={0}
        max={most}
        onChange={(value) => set({ hours: value, minutes })}
      />
      <LabelledAmount
        label="Minutes"
        value={minutes}
        min={0}
        max={59}
        onChange={(value) => set({ hours, minutes: value })}
      />
    </div>
  );
}

function ClockField({ choice, begins, onChoose }: LimitFieldsProps) {
  return (
    <TextInput
      type="time"
      label="Time of day"
      {...(begins !== null && { description: `It begins at about ${timeOfDay(begins)}.` })}
      value={choice.time}
      onChange={({ currentTarget }) => onChoose({ ...choice, time: currentTarget.value })}
    />
  );
}

function LevelFields({ step, choice, onChoose }: LimitFieldsProps) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const skills = skillChoices(step, shown, world);
  const levels = skills.find(({ skillId }) => skillId === choice.skillId)?.levels;
  const nameOf = (skillId: number) => `${SKILLS[skillId - 1]?.name}, now ${skillLevel(shown, skillId)}`;
  return (
    <>
      {skills.length > 1 && (
        <SelectField
          label="Skill"
          data={skills.map(({ skillId }) => ({ value: String(skillId), label: nameOf(skillId) }))}
          value={String(choice.skillId)}
          onChange={(value) => onChoose({ ...choice, skillId: Number(value), level: 0 })}
        />
      )}
      <LabelledAmount
        label={skills.length > 1 ? 'Level' : `Level in ${nameOf(choice.skillId)}`}
        value={choice.level}
        min={Math.min(choice.level, levels?.min ?? choice.level)}
        max={levels?.max ?? choice.level}
        onChange={(level) => onChoose({ ...choice, level })}
      />
    </>
  );
}

function NumberField({ step, choice, onChoose }: LimitFieldsProps) {
  const shown = useCharacter((character) => character.shown);
  const isHealth = step.name === 'set-healing-threshold';
  return (
    <LabelledAmount
      label={isHealth ? 'Eat at this health' : 'Amount'}
      value={choice.amount}
      max={isHealth ? maxHealthOf(shown) : Math.max(MOST, choice.amount)}
      min={isHealth ? 0 : 1}
      onChange={(amount) => onChoose({ ...choice, amount })}
    />
  );
}
