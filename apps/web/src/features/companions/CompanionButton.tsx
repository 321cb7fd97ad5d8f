import { companionObstacles, type Item } from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { useCharacter } from '../character/use-character.ts';
import { useCommands } from '../character/use-commands.ts';
import { notify } from '../notices/notify.ts';

interface CompanionButtonProps {
  readonly pet: Item;
  /** Whether it is one of several such buttons, none of which is the main one. */
  readonly isListed?: boolean;
  /** Called when the pet goes along or stays at home, for a view from which the button then disappears. */
  readonly onChanged?: () => void;
}

/** The button that takes a pet along, or leaves it at home when it goes along. */
export function CompanionButton({ pet, isListed = false, onChanged }: CompanionButtonProps) {
  const world = useWorld();
  const pets = useCharacter(({ shown }) => shown.pets);
  const isAlong = useCharacter(({ shown }) => shown.companion === pet.id);
  const { run, pending } = useCommands();
  const input = isAlong ? {} : { itemId: pet.id };
  const [refusal] = companionObstacles({ pets }, input, world);
  const label = isAlong ? 'Leave at home' : 'Take along';
  const change = async () => {
    if (!(await run({ name: 'take-along', input }))) return;
    notify(
      isAlong
        ? `${pet.name} stays at home and keeps your place warm.`
        : `${pet.name} comes with you. It was going there anyway.`,
    );
    onChanged?.();
  };
  return (
    <CommandButton
      variant={isAlong || isListed ? 'default' : 'filled'}
      refusal={refusal ? REFUSALS[refusal] : null}
      loading={pending}
      leftSection={<Glyph name="paw" size={18} />}
      aria-label={`${label}: ${pet.name}`}
      onClick={() => void change()}
    >
      {label}
    </CommandButton>
  );
}
