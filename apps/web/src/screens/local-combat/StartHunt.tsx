import { useNavigate } from '@tanstack/react-router';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommand } from '../../features/character/use-command.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { huntRefusal } from './hunt-refusal.ts';

/**
 * The button that starts open combat and then opens the combat screen. In combat, and in a region without
 * enemies, it is disabled and shows the reason.
 */
export function StartHunt({ regionId }: { readonly regionId: number }) {
  const world = useWorld();
  const refusal = useCharacter(({ shown }) => huntRefusal(shown.action, regionId, world));
  const navigate = useNavigate();
  const { run, pending } = useCommand('begin-hunting');
  const start = async () => {
    if (await run({ regionId })) await navigate({ to: '/combat' });
  };
  return (
    <CommandButton
      size="md"
      refusal={refusal}
      loading={pending}
      leftSection={<Glyph name="crossed-swords" size={20} />}
      onClick={() => void start()}
    >
      Start open combat
    </CommandButton>
  );
}
