import { TextInput } from '@mantine/core';
import { MAX_AMOUNT, SKILL, SKILLS, skillLevel, trainedSkill } from '@slumberfell/engine';
import { LabelledAmount } from '../../ui/components/LabelledAmount.tsx';
import { SelectField } from '../../ui/components/SelectField.tsx';
import { useCharacter } from '../character/use-character.ts';
import { levelsAhead, type UntilChoice } from './hunt-until.ts';
import styles from './UntilField.module.css';

interface UntilFieldProps {
  readonly choice: UntilChoice;
  readonly onChange: (choice: UntilChoice) => void;
}

/** The choice when open combat ends: at its limit, at a level, at a time of day, or after some kills. */
export function UntilField({ choice, onChange }: UntilFieldProps) {
  const shown = useCharacter((character) => character.shown);
  // Kills train these skills, and only they reach a level.
  const skills = [trainedSkill(shown.trainingAttribute, shown.attackStyle), SKILL.Health].filter(
    (skillId) => levelsAhead(skillLevel(shown, skillId)) !== null,
  );
  const trained = skills.find((skillId) => skillId === choice.skillId) ?? skills[0];
  const chooseKind = (kind: UntilChoice['kind']) => {
    const level = trained === undefined ? choice.level : skillLevel(shown, trained) + 1;
    onChange({ ...choice, kind, ...(trained !== undefined && { skillId: trained, level }) });
  };
  const kinds: { readonly value: UntilChoice['kind']; readonly label: string }[] = [
    { value: 'limit', label: 'The idle time is over' },
    ...(skills.length > 0 ? [{ value: 'level' as const, label: 'A level' }] : []),
    { value: 'time', label: 'A time of day' },
    { value: 'kills', label: 'A number of kills' },
  ];
  return (
    <div className={styles.field}>
      <SelectField label="Fight until" data={kinds} value={choice.kind} onChange={chooseKind} />
      {choice.kind === 'level' && trained !== undefined && (
        <>
          <SelectField
            label="Skill"
            data={skills.map((skillId) => ({
              value: String(skillId),
              label: `${SKILLS[skillId - 1]?.name}, now ${skillLevel(shown, skillId)}`,
            }))}
            value={String(trained)}
            onChange={(value) => {
              const skillId = Number(value);
              onChange({ ...choice, skillId, level: skillLevel(shown, skillId) + 1 });
            }}
          />
          <LabelledAmount
            label="Level"
            value={choice.level}
            {...(levelsAhead(skillLevel(shown, trained)) ?? { min: 1, max: 1 })}
            onChange={(level) => onChange({ ...choice, skillId: trained, level })}
          />
        </>
      )}
      {choice.kind === 'time' && (
        <TextInput
          type="time"
          label="Time of day"
          value={choice.time}
          onChange={({ currentTarget }) => onChange({ ...choice, time: currentTarget.value })}
        />
      )}
      {choice.kind === 'kills' && (
        <LabelledAmount
          label="Kills"
          value={choice.kills}
          min={1}
          max={MAX_AMOUNT}
          onChange={(kills) => onChange({ ...choice, kills })}
        />
      )}
    </div>
  );
}
