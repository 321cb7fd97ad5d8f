import { isCombat, type PlayerCommand } from '@slumberfell/engine';
import { characterStore } from '../character/store.ts';
import { useCharacter } from '../character/use-character.ts';
import { useCommands } from '../character/use-commands.ts';
import { notify } from '../notices/notify.ts';

interface BeginWork {
  /** @returns whether it has begun */
  readonly begin: (command: PlayerCommand) => Promise<boolean>;
  readonly pending: boolean;
  /** Whether a fight is left before. */
  readonly leavesFight: boolean;
}

/** Begins item actions. Combat refuses them, so a fight is left before. */
export function useBeginWork(): BeginWork {
  const { run, pending } = useCommands();
  const leavesFight = useCharacter(({ shown }) => isCombat(shown.action));
  const begin = async (command: PlayerCommand): Promise<boolean> => {
    if (!leavesFight) return run(command);
    if (await run({ name: 'stop', input: {} }, command)) return true;
    if (characterStore.getState().character?.shown.action === null)
      notify('You have left the fight, and nothing else has begun.');
    return false;
  };
  return { begin, pending, leavesFight };
}
