import { Button, Tooltip } from '@mantine/core';
import { isCombat, REFUSALS } from '@slumberfell/engine';
import { useNavigate } from '@tanstack/react-router';
import { useCharacter } from '../../character/use-character.ts';
import { useCommand } from '../../character/use-command.ts';
import { Glyph } from '../../glyph/Glyph.tsx';

/** Begins open combat and leads to it; while combat runs it only says why not. */
export function StartHunt({ regionId }: { readonly regionId: number }) {
  const fighting = useCharacter((character) => isCombat(character.shown.action));
  const navigate = useNavigate();
  const { run, pending } = useCommand('begin-hunting');
  const leftSection = <Glyph name="crossed-swords" size={20} />;
  if (fighting) {
    return (
      <Tooltip label={REFUSALS['action/in-combat']}>
        <Button
          size="md"
          data-disabled
          aria-disabled
          leftSection={leftSection}
          onClick={(event) => event.preventDefault()}
        >
          Start open combat
        </Button>
      </Tooltip>
    );
  }
  const start = async () => {
    if (await run({ regionId })) await navigate({ to: '/combat' });
  };
  return (
    <Button size="md" loading={pending} leftSection={leftSection} onClick={() => void start()}>
      Start open combat
    </Button>
  );
}
