import { isCombat, REFUSALS } from '@slumberfell/engine';
import { useNavigate } from '@tanstack/react-router';
import { useCharacter } from '../../character/use-character.ts';
import { useCommand } from '../../character/use-command.ts';
import { Glyph } from '../../glyph/Glyph.tsx';
import { RefusableButton } from '../../parts/RefusableButton.tsx';

/** Begins open combat and leads to it; while combat runs it only says why not. */
export function StartHunt({ regionId }: { readonly regionId: number }) {
  const fighting = useCharacter((character) => isCombat(character.shown.action));
  const navigate = useNavigate();
  const { run, pending } = useCommand('begin-hunting');
  const start = async () => {
    if (await run({ regionId })) await navigate({ to: '/combat' });
  };
  return (
    <RefusableButton
      size="md"
      refusal={fighting ? REFUSALS['action/in-combat'] : null}
      loading={pending}
      leftSection={<Glyph name="crossed-swords" size={20} />}
      onClick={() => void start()}
    >
      Start open combat
    </RefusableButton>
  );
}
