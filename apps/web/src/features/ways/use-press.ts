import { type AdvisedCommand, pressCommands } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { characterStore } from '../character/store.ts';
import { useCommands } from '../character/use-commands.ts';
import { notify } from '../notices/notify.ts';
import { readThenMemory } from '../plan/then-memory.ts';

/** Sends the commands of an advice, and says what is done. @param title what is aimed for */
export function usePress(
  commands: readonly AdvisedCommand[],
  title: string,
): { readonly start: () => Promise<void>; readonly pending: boolean } {
  const world = useWorld();
  const { run, pending } = useCommands();
  const start = async (): Promise<void> => {
    const { character } = characterStore.getState();
    if (character === null) return;
    const isDone = await run(
      ...pressCommands(commands, character.shown, world, readThenMemory(character.id)),
    );
    const done = isDone && doneText(commands, title);
    if (done) notify(done);
  };
  return { start, pending };
}

/** What is done now; null for what has begun, because the panel of the current action shows it. */
function doneText(commands: readonly AdvisedCommand[], title: string): string | null {
  switch (commands.at(-1)?.name) {
    case 'wear':
    case 'set-healing-threshold':
      return 'You wear and carry the best that you own.';
    case 'learn-recipe':
      return 'Learned by heart.';
    case 'claim-card':
      return `${title} is in your Bestiary now.`;
    case 'claim-trophy':
      return `${title} is on the shelf now.`;
    case 'tame-pet':
      return `${title} follows you now, and pretends that it does not.`;
    case 'travel':
      return `You are in ${title} now.`;
    default:
      return null;
  }
}
