import { Checkbox } from '@mantine/core';
import { SAVED_SETS, type SavedSet, SET_NAME_MAX } from '@slumberfell/engine';
import { type FormEvent, useState } from 'react';
import { healingText } from '../../lib/format/healing.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { freePlace } from '../../lib/saved/free-place.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { NameField, nameFault } from '../../ui/components/NameField.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { characterStore } from '../character/store.ts';
import { useCharacter } from '../character/use-character.ts';
import { useCommands } from '../character/use-commands.ts';
import { useFight } from '../forecast/use-fight-forecast.ts';
import { SLOTS } from '../items/slots.ts';
import { notify } from '../notices/notify.ts';
import { proposedName } from './proposed-name.ts';
import styles from './SetsDialog.module.css';
import { formOf, newForm, saveCommand, withLeft } from './set-form.ts';
import { TRAINING_NAMES } from './set-texts.ts';

interface SaveSetProps {
  /** The set that is replaced; null for a new one. */
  readonly replaced: SavedSet | null;
  readonly onSaved: (slot: number) => void;
}

/** The form that saves what the character wears as a set. */
export function SaveSet({ replaced, onSaved }: SaveSetProps) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const fight = useFight();
  const [form, setForm] = useState(() =>
    replaced === null ? newForm(proposedName(shown, fight, world), shown) : formOf(replaced),
  );
  const { run, pending } = useCommands();
  const { equipment, pets, companion, healingShare, trainingAttribute } = shown;
  const fault = nameFault(form.name, SET_NAME_MAX);
  const food = world.item(equipment.food ?? 0);
  const save = async (event?: FormEvent) => {
    event?.preventDefault();
    // The place is chosen now: another tab may have saved a set meanwhile.
    const sets = characterStore.getState().character?.shown.sets ?? [];
    const slot = replaced?.slot ?? freePlace(sets, SAVED_SETS);
    if (fault !== null || slot === null || !(await run(saveCommand(slot, form)))) return;
    notify(`Saved: ${form.name.trim()}.`);
    onSaved(slot);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <NameField
        isFirst
        max={SET_NAME_MAX}
        name={form.name}
        onChange={(name) => setForm({ ...form, name })}
      />
      <Checkbox
        label="With the food"
        description={
          food === undefined
            ? 'None is packed: the set empties the slot.'
            : `Packs up to ${formatNumber(equipment.foodAmount ?? 0)} × ${food.name}.`
        }
        checked={!form.left.has('food')}
        onChange={({ currentTarget }) => setForm(withLeft(form, 'food', !currentTarget.checked))}
      />
      {(pets.length > 0 || form.companion) && (
        <Checkbox
          label="With the companion"
          description={
            companion === null
              ? 'None is with you now: the set leaves all pets at home.'
              : `Takes ${world.item(companion)?.name ?? 'a pet'} along.`
          }
          checked={form.companion}
          onChange={({ currentTarget }) => setForm({ ...form, companion: currentTarget.checked })}
        />
      )}
      <Checkbox
        label="With the healing threshold"
        description={`Now ${healingText(healingShare)} of your health.`}
        checked={form.healing}
        onChange={({ currentTarget }) => setForm({ ...form, healing: currentTarget.checked })}
      />
      <Checkbox
        label="With the training"
        description={`Now ${TRAINING_NAMES[trainingAttribute]}.`}
        checked={form.training}
        onChange={({ currentTarget }) => setForm({ ...form, training: currentTarget.checked })}
      />
      <details className={styles.details}>
        <summary>More: leave slots as they are</summary>
        <fieldset className={styles.slots}>
          <legend>
            The set does not touch what is in a chosen slot. It empties a slot that is empty now.
          </legend>
          {SLOTS.filter(({ slot }) => slot !== 'food').map(({ slot, name }) => (
            <Checkbox
              key={slot}
              label={name}
              description={world.item(equipment[slot] ?? 0)?.name ?? 'Empty'}
              checked={form.left.has(slot)}
              onChange={({ currentTarget }) => setForm(withLeft(form, slot, currentTarget.checked))}
            />
          ))}
        </fieldset>
      </details>
      <CommandButton
        loading={pending}
        refusal={fault}
        leftSection={<Glyph name="save" size={18} />}
        onClick={() => void save()}
      >
        {replaced === null ? 'Save the set' : 'Replace the set'}
      </CommandButton>
    </form>
  );
}
