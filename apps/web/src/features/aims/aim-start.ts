import {
  type AdvisedCommand,
  isCombat,
  NO_MEMORY,
  type PlanStep,
  presetThen,
  type Shown,
  type ThenMemory,
  type World,
} from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';
import { preparationNote } from './preparation-note.ts';

type Step = AdvisedCommand | { readonly name: 'stop'; readonly input: Readonly<Record<string, never>> };

/** What the press on an aim does now. */
export interface AimStart {
  readonly steps: readonly Step[];
  /** What it ends and where it leads, as sentences; null when it does nothing but begin. */
  readonly note: string | null;
}

const BEGINS: ReadonlySet<Step['name']> = new Set<AdvisedCommand['name']>([
  'travel',
  'begin-crafting',
  'begin-hunting',
  'begin-dungeon',
]);

/**
 * Combat must be stopped before anything else can begin. A new session ends item actions by itself. A fight
 * is followed by gathering, as if it began on the combat screen.
 */
export function aimStart(
  commands: readonly AdvisedCommand[],
  shown: Shown,
  world: World,
  memory: ThenMemory = NO_MEMORY,
): AimStart {
  const steps = commands.map((step) => withThen(step, memory, shown, world));
  const ends = steps.some(({ name }) => BEGINS.has(name)) ? endingNote(shown, world) : null;
  const notes = [
    ends,
    travelNote(steps, world),
    steps.length === 1 ? null : preparationNote(commands, shown, world),
    thenNote(steps.at(-1), world),
  ].filter((note) => note !== null);
  return {
    steps: ends !== null && isCombat(shown.action) ? [{ name: 'stop', input: {} }, ...steps] : steps,
    note: notes.length > 0 ? notes.join(' ') : null,
  };
}

/** The step with what follows it, if it begins a fight. */
function withThen(step: AdvisedCommand, memory: ThenMemory, shown: Shown, world: World): AdvisedCommand {
  if (step.name === 'begin-hunting') {
    const then = presetThen(memory, step.input.regionId, shown, world);
    return then === null ? step : { ...step, input: { ...step.input, then } };
  }
  if (step.name === 'begin-dungeon') {
    const { regionId = 0 } = world.dungeon(step.input.dungeonId) ?? {};
    const then = presetThen(memory, regionId, shown, world);
    return then === null ? step : { ...step, input: { ...step.input, then } };
  }
  return step;
}

function thenNote(step: AdvisedCommand | undefined, world: World): string | null {
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
        ? `This ends the runs of ${name}.`
        : `This leaves ${name} at once, and the key of the run under way is lost.`;
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
  return `It is in ${region.name}; the way there ${cost}.`;
}

/**
 * The steps of a plan that do what the aim begins; null for an aim that begins no session. A plan sets no
 * healing threshold, so that stays as it is.
 */
export function planSteps(commands: readonly AdvisedCommand[]): readonly PlanStep[] | null {
  const steps = commands.filter(({ name }) => name !== 'set-healing-threshold');
  const planned = steps.flatMap((step): PlanStep[] =>
    step.name === 'travel' || step.name === 'wear' || step.name.startsWith('begin-')
      ? [step as PlanStep]
      : [],
  );
  const isWhole = planned.length === steps.length;
  return isWhole && steps.at(-1)?.name.startsWith('begin-') ? planned : null;
}

/** Whether the character is doing what the aim begins. */
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
