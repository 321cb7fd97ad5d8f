import { useRef, useState } from 'react';
import type { Aim } from '../../features/aims/aim.ts';
import { type AimStart, aimStart } from '../../features/aims/aim-start.ts';
import { sendCommand } from '../../features/character/send-command.ts';
import { characterStore } from '../../features/character/store.ts';
import { notify } from '../../features/notices/notify.ts';
import { pressDone } from '../../lib/input/guard-presses.ts';
import { useWorld } from '../../lib/static-data/load.ts';

/** Sends what an aim begins with, one command after the other; after a refused one it sends no more. */
export function useAimStart(aim: Aim): { readonly start: () => Promise<void>; readonly pending: boolean } {
  const world = useWorld();
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const start = async (): Promise<void> => {
    const { character } = characterStore.getState();
    if (running.current || character === null) return;
    running.current = true;
    setPending(true);
    const isDone = await sendAll(aimStart(aim, character.shown, world).steps);
    running.current = false;
    setPending(false);
    pressDone();
    const done = isDone && doneText(aim);
    if (done) notify(done);
  };
  return { start, pending };
}

async function sendAll(steps: AimStart['steps']): Promise<boolean> {
  for (const step of steps) if (!(await send(step))) return false;
  return true;
}

function send(step: AimStart['steps'][number]): Promise<boolean> {
  switch (step.name) {
    case 'stop':
      return sendCommand(step.name, undefined);
    case 'travel':
      return sendCommand(step.name, step.input.regionId);
    case 'wear':
      return sendCommand(step.name, [...step.input.pieces]);
    case 'learn-recipe':
    case 'claim-card':
    case 'tame-pet':
      return sendCommand(step.name, step.input.itemId);
    case 'claim-trophy':
      return sendCommand(step.name, step.input);
    case 'begin-crafting':
      return sendCommand(step.name, step.input);
    case 'begin-hunting':
      return sendCommand(step.name, step.input);
    case 'begin-dungeon':
      return sendCommand(step.name, step.input);
  }
}

/** What is done now; null for what has begun, because the panel of the current action shows it. */
function doneText({ steps, title }: Aim): string | null {
  switch (steps.at(-1)?.name) {
    case 'wear':
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
