import type { FirstStepPress } from '@slumberfell/engine';
import { useNavigate } from '@tanstack/react-router';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCommands } from '../character/use-commands.ts';
import { skillPath } from '../skills/skill-path.ts';

/**
 * Sends the commands of a press, one after the other, and opens the screen that shows what has begun. When a
 * command is refused, the player has seen the reason in a notice, and the rest is not sent.
 */
export function useStepPress() {
  const world = useWorld();
  const navigate = useNavigate();
  // A step that the game itself proposes asks nothing: it says what comes next.
  const { runConfirmed, pending } = useCommands();

  const open = ({ step, itemId = 0, commands }: FirstStepPress): Promise<void> | undefined => {
    if (step === 'rest') return navigate({ to: '/home' });
    if (commands.some(({ name }) => name === 'begin-hunting')) return navigate({ to: '/combat' });
    const skillId = world.craft(itemId)?.skillId;
    const skill = world.sets.skills.find(({ id }) => id === skillId);
    if (skill && (step === 'gather' || step === 'cook')) return navigate(skillPath(skill));
    return undefined;
  };
  const press = async (next: FirstStepPress): Promise<void> => {
    if (await runConfirmed(...next.commands)) await open(next);
  };
  return { press, pending };
}
