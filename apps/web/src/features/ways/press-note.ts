import {
  type AdvisedCommand,
  endsSession,
  NO_MEMORY,
  pressCommands,
  type Shown,
  type ThenMemory,
  type World,
} from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';
import { preparationNote } from './preparation-note.ts';

/** What a press ends and where it leads, as sentences; null when it does nothing but begin. */
export function pressNote(
  commands: readonly AdvisedCommand[],
  shown: Shown,
  world: World,
  memory: ThenMemory = NO_MEMORY,
): string | null {
  const sent = pressCommands(commands, shown, world, memory);
  const notes = [
    endsSession(commands, shown) ? endingNote(shown, world) : null,
    travelNote(commands, world),
    commands.length === 1 ? null : preparationNote(commands, shown, world),
    thenNote(sent.at(-1), world),
  ].filter((note) => note !== null);
  return notes.length > 0 ? notes.join(' ') : null;
}

function thenNote(step: ReturnType<typeof pressCommands>[number] | undefined, world: World): string | null {
  if (step?.name !== 'begin-hunting' && step?.name !== 'begin-dungeon') return null;
  const item = world.item(step.input.then?.itemId ?? 0);
  return item ? `Afterwards it gathers ${item.name}.` : null;
}

function endingNote({ action }: Shown, world: World): string | null {
  switch (action?.kind) {
    case 'craft':
    case 'disenchant':
      return `This ends the work on ${world.item(action.itemId)?.name ?? 'what runs'}.`;
    case 'hunt':
      return `This ends the hunt in ${world.region(action.regionId)?.name ?? 'this region'}.`;
    case 'dungeon': {
      const name = world.dungeon(action.dungeonId)?.name ?? 'the dungeon';
      return action.isRunOver
        ? `This ends the runs in ${name}.`
        : `This leaves ${name} at once, and you lose the key for this run.`;
    }
    default:
      return null;
  }
}

function travelNote(steps: readonly AdvisedCommand[], world: World): string | null {
  const travel = steps.find((step) => step.name === 'travel');
  const region = travel && world.region(travel.input.regionId);
  if (region === undefined) return null;
  const cost = region.travelCost > 0 ? `costs ${formatNumber(region.travelCost)} gold` : 'is free';
  return `It is in ${region.name}; travel there ${cost}.`;
}
