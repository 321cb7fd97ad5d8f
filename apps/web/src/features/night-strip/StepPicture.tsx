import type { PlanStep } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { PictureOf } from '../entry-pictures/PictureOf.tsx';
import { stepPicture } from './step-look.ts';

/** The picture of what a step is about, a square as wide as its container. */
export const StepPicture = ({ step }: { readonly step: PlanStep }) => (
  <PictureOf picture={stepPicture(step, useWorld())} />
);
