import type { PlayerCommand } from '../commands/player-command.ts';
import { isCombat, isSessionStep, type PlanStep, type Shown } from '../state/state.ts';
import type { World } from '../world/world.ts';
import type { AdvisedCommand } from './way.ts';
import { NO_MEMORY, presetThen, type ThenMemory } from './what-follows.ts';

/** What one press does with the commands of an advice. */

const BEGINS: ReadonlySet<PlayerCommand['name']> = new Set<AdvisedCommand['name']>([
  'travel',
  'begin-crafting',
  'begin-hunting',
  'begin-dungeon',
]);

/** Whether the commands end a session that runs. */
export const endsSession = (
  commands: readonly AdvisedCommand[],
  { action }: Pick<Shown, 'action'>,
): boolean => action !== null && commands.some(({ name }) => BEGINS.has(name));

type Stop = Extract<PlayerCommand, { readonly name: 'stop' }>;

/**
 * What a press sends now. Combat is stopped before anything else can begin; a new session ends item actions
 * by itself. A fight is followed by gathering, as if it began on the combat screen.
 */
export function pressCommands(
  commands: readonly AdvisedCommand[],
  shown: Shown,
  world: World,
  memory: ThenMemory = NO_MEMORY,
): readonly (AdvisedCommand | Stop)[] {
  const sent = commands.map((command) => withThen(command, memory, shown, world));
  const stops = endsSession(commands, shown) && isCombat(shown.action);
  return stops ? [{ name: 'stop', input: {} }, ...sent] : sent;
}

/** The command with what follows it, if it begins a fight. */
function withThen(command: AdvisedCommand, memory: ThenMemory, shown: Shown, world: World): AdvisedCommand {
  if (command.name === 'begin-hunting') {
    const then = presetThen(memory, command.input.regionId, shown, world);
    return then === null ? command : { ...command, input: { ...command.input, then } };
  }
  if (command.name === 'begin-dungeon') {
    const { regionId = 0 } = world.dungeon(command.input.dungeonId) ?? {};
    const then = presetThen(memory, regionId, shown, world);
    return then === null ? command : { ...command, input: { ...command.input, then } };
  }
  return command;
}

/** The steps of a plan that do the same; null where the last command begins no session. */
export function planOf(commands: readonly AdvisedCommand[]): readonly PlanStep[] | null {
  const steps: PlanStep[] = [];
  for (const command of commands) {
    switch (command.name) {
      case 'travel':
      case 'wear':
      case 'begin-crafting':
      case 'begin-hunting':
      case 'begin-dungeon':
      case 'set-healing-threshold':
        steps.push(command as PlanStep);
        break;
      default:
        return null;
    }
  }
  const last = steps.at(-1);
  return last !== undefined && isSessionStep(last) ? steps : null;
}

/** Whether the character is doing what the commands begin. */
export function isUnderWay(
  commands: readonly AdvisedCommand[],
  { action, regionId }: Pick<Shown, 'action' | 'regionId'>,
): boolean {
  const last = commands.at(-1);
  switch (last?.name) {
    case 'begin-crafting':
      return action?.kind === 'craft' && action.itemId === last.input.itemId;
    case 'begin-hunting': {
      const level = last.input.until?.level;
      if (action?.kind !== 'hunt' || regionId !== last.input.regionId) return false;
      if (level === undefined) return true;
      const asked = action.until?.level;
      return asked?.skillId === level.skillId && asked.level === level.level;
    }
    case 'begin-dungeon':
      return action?.kind === 'dungeon' && action.dungeonId === last.input.dungeonId;
    default:
      return false;
  }
}
