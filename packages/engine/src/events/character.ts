import { healingShareOf } from '../character/healing-threshold.ts';
import { maxHealthOf } from '../character/health.ts';
import type { TrainingAttribute } from '../world/static-data.ts';
import { event } from './event.ts';

export interface OnRegionChange {
  readonly type: 'OnRegionChange';
  readonly regionId: number;
}

export const onRegionChange = event<OnRegionChange>({
  type: 'OnRegionChange',
  apply: (shown, { regionId }) => ({ ...shown, regionId }),
});

export interface OnTrainingAttributeChange {
  readonly type: 'OnTrainingAttributeChange';
  readonly trainingAttribute: TrainingAttribute;
}

export const onTrainingAttributeChange = event<OnTrainingAttributeChange>({
  type: 'OnTrainingAttributeChange',
  apply: (shown, { trainingAttribute }) => ({ ...shown, trainingAttribute }),
});

export interface OnHealingThresholdChange {
  readonly type: 'OnHealingThresholdChange';
  /** Points of the present maximum health. */
  readonly healingThreshold: number;
}

export const onHealingThresholdChange = event<OnHealingThresholdChange>({
  type: 'OnHealingThresholdChange',
  apply: (shown, { healingThreshold }) => ({
    ...shown,
    healingShare: healingShareOf(healingThreshold, maxHealthOf(shown)),
  }),
});
