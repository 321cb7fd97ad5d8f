import { isNewcomer, nextFirstStep } from '@slumberfell/engine';
import { characterStore } from '../../features/character/store.ts';
import { useCharacter } from '../../features/character/use-character.ts';
import { useStepPress } from '../../features/first-steps/use-step-press.ts';
import { useHabits } from '../../features/forecast/use-rest.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { PrimaryLink } from '../../ui/components/PrimaryLink.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';

/** Shown while nothing has happened yet: it offers to begin something. */
export function BlankPages() {
  const isBusy = useCharacter(({ shown }) => shown.action !== null);
  return (
    <Panel>
      {isBusy ? (
        <EmptyState
          title="The ink is still wet."
          action={<PrimaryLink to="/home">See how it goes</PrimaryLink>}
        >
          Something is under way. Its first line appears here as soon as there is one.
        </EmptyState>
      ) : (
        <EmptyState title="The first page is blank." action={<Begin />}>
          Fights, finds, levels and journeys will be written down here, each with its day. You may even sleep
          through them.
        </EmptyState>
      )}
    </Panel>
  );
}

/** For a newcomer a button that begins the next first step; for others a link to where they choose. */
function Begin() {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const habits = useHabits();
  const { press, pending } = useStepPress();
  const next = isNewcomer(shown) ? nextFirstStep(shown, world, habits) : null;
  if (next?.kind !== 'press') return <PrimaryLink to="/home">Begin something</PrimaryLink>;
  const begin = async (): Promise<void> => {
    await press(next);
    // To be armed begins nothing yet, so the first fight begins with the same press.
    const now = next.step === 'arm' ? characterStore.getState().character : null;
    const after = now && nextFirstStep(now.shown, world, habits);
    if (after?.kind === 'press' && after.step !== 'arm') await press(after);
  };
  return (
    <CommandButton loading={pending} onClick={() => void begin()}>
      Begin the first page
    </CommandButton>
  );
}
