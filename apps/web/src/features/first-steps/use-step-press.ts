import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { pressDone } from '../../lib/input/guard-presses.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { sendCommand } from '../character/send-command.ts';
import { skillPath } from '../skills/skill-path.ts';
import type { StepCommand, StepPress } from './first-steps.ts';

/**
 * Sends the commands of a press, one after the other, and opens the screen that shows what has begun. When a
 * command is refused, the player has seen the reason in a notice, and the rest is not sent.
 */
export function useStepPress() {
  const world = useWorld();
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const running = useRef(false);

  const open = ({ step, item, commands }: StepPress): Promise<void> | undefined => {
    if (step === 'rest') return navigate({ to: '/home' });
    if (commands.some(({ name }) => name === 'begin-hunting')) return navigate({ to: '/combat' });
    const skillId = world.craft(item?.id ?? 0)?.skillId;
    const skill = world.sets.skills.find(({ id }) => id === skillId);
    if (skill && (step === 'gather' || step === 'cook')) return navigate(skillPath(skill));
    return undefined;
  };
  const press = async (next: StepPress): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    const isDone = await sendAll(next.commands);
    running.current = false;
    setPending(false);
    pressDone();
    if (isDone) await open(next);
  };
  return { press, pending };
}

async function sendAll(commands: readonly StepCommand[]): Promise<boolean> {
  for (const command of commands) if (!(await send(command))) return false;
  return true;
}

function send(command: StepCommand): Promise<boolean> {
  switch (command.name) {
    case 'wear':
      return sendCommand(command.name, [...command.input.pieces]);
    case 'begin-hunting':
      return sendCommand(command.name, command.input);
    case 'claim-trophy':
      return sendCommand(command.name, command.input);
    case 'stop':
      return sendCommand(command.name, undefined);
    case 'begin-crafting':
      return sendCommand(command.name, command.input);
  }
}
