import { TrainingAttribute } from '@slumberfell/engine';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommands } from '../../features/character/use-commands.ts';
import { useOptimisticSetting } from '../../features/character/use-optimistic-setting.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { STYLE_NAMES } from '../../ui/pictures/names.ts';
import styles from './TrainingPanel.module.css';

/** The player chooses which skill gets the experience of the enemies that the character beats from now on. */
export function TrainingPanel({ id }: { readonly id: string }) {
  const stored = useCharacter((character) => character.shown.trainingAttribute);
  const style = useCharacter((character) => character.shown.attackStyle);
  const { run, pending } = useCommands();
  const { held, store } = useOptimisticSetting<TrainingAttribute>((trainingAttribute) =>
    run({ name: 'set-training-attribute', input: { trainingAttribute } }),
  );
  const training = held ?? stored;
  const choices = [
    {
      value: TrainingAttribute.Attack,
      name: 'Attack',
      words: 'Steadier hits and more criticals, and better weapons to hold.',
    },
    {
      value: TrainingAttribute.Offensive,
      name: STYLE_NAMES[style],
      words: 'Bigger hits with the style you fight in.',
    },
    {
      value: TrainingAttribute.Defence,
      name: 'Defence',
      words: 'Softer blows taken, and heavier armor to wear.',
    },
  ];
  return (
    <Panel title="Training Attribute">
      <fieldset id={id} className={styles.choices} aria-busy={pending}>
        <legend className="visually-hidden">What the next kills teach</legend>
        {choices.map(({ value, name, words }) => (
          <label key={value} className={styles.choice} data-chosen={value === training}>
            <input
              type="radio"
              name="training"
              className="visually-hidden"
              checked={value === training}
              onChange={() => store(value)}
            />
            <span className={styles.name}>
              <span>{name}</span>
              {value === training && <Glyph name="check-mark" size={15} />}
            </span>
            <span className={styles.words}>{words}</span>
          </label>
        ))}
      </fieldset>
    </Panel>
  );
}
