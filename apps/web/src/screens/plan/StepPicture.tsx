import type { PlanStep } from '@slumberfell/engine';
import { PictureOf } from '../../features/entry-pictures/PictureOf.tsx';
import { useWorld } from '../../lib/static-data/load.ts';
import { stepPicture } from './step-look.ts';

/** The picture of what a step is about, a square as wide as its container. */
export const StepPicture = ({ step }: { readonly step: PlanStep }) => (
  <PictureOf picture={stepPicture(step, useWorld())} />
);
