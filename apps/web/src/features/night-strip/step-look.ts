import {
  type Action,
  AS_OFTEN_AS_POSSIBLE,
  beginCraft,
  beginDisenchant,
  beginHunt,
  beginRuns,
  type Habits,
  isGathered,
  type PlanStep,
  type PlanStepName,
  type World,
} from '@slumberfell/engine';
import type { GlyphName } from '../../ui/glyph/glyphs.ts';
import { pictureOfEntry, type WikiPicture } from '../entry-pictures/PictureOf.tsx';

/** What a step is to a player: its colour in the picture of the night. */
export type StepKind = 'fight' | 'gather' | 'make' | 'other';

export function stepKind(step: PlanStep, world: World): StepKind {
  switch (step.name) {
    case 'begin-hunting':
    case 'begin-dungeon':
      return 'fight';
    case 'begin-crafting': {
      const recipe = world.craft(step.input.itemId);
      return recipe && isGathered(recipe) ? 'gather' : 'make';
    }
    case 'begin-disenchanting':
      return 'make';
    default:
      return 'other';
  }
}

/** What the inputs of steps name. A step that names none of these has a glyph. */
interface Named {
  readonly itemId?: number;
  readonly pieces?: readonly { readonly itemId: number }[];
  readonly dungeonId?: number;
  readonly regionId?: number;
}

const GLYPHS: Readonly<Partial<Record<PlanStepName, GlyphName>>> = {
  'sell-junk': 'two-coins',
  wear: 'breastplate',
  'set-healing-threshold': 'hearts',
  'take-along': 'paw',
};

/** The picture of what a step is about: its item, its dungeon or its region. */
export function stepPicture(step: PlanStep, world: World): WikiPicture {
  const { itemId, pieces, dungeonId, regionId } = step.input as Named;
  const item = itemId ?? pieces?.[0]?.itemId;
  const picture =
    (item !== undefined && pictureOfEntry('items', item, world)) ||
    (dungeonId !== undefined && pictureOfEntry('dungeons', dungeonId, world)) ||
    (regionId !== undefined && pictureOfEntry('regions', regionId, world));
  return picture || { kind: 'glyph', glyph: GLYPHS[step.name] ?? 'notebook' };
}

/** What runs, as the step that would begin it: for its picture and its words. */
export function runningAsStep(action: Action, habits: Habits): PlanStep {
  switch (action.kind) {
    case 'hunt':
      return beginHunt(action.regionId, habits);
    case 'dungeon':
      return beginRuns(action.dungeonId, 1, habits);
    case 'craft':
      return beginCraft(action.itemId, AS_OFTEN_AS_POSSIBLE);
    case 'disenchant':
      return beginDisenchant(action.itemId, []);
  }
}
