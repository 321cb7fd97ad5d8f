import {
  AttackStyle,
  EnemyType,
  EquipmentType,
  ItemCategory,
  ItemQuality,
  TrainingAttribute,
} from '@slumberfell/engine';
import { z } from './zod.ts';

/** The engine's enumerations, which travel as the specification's numbers (architecture, "The wire"). */
export const attackStyle = z.literal(Object.values(AttackStyle));
export const trainingAttribute = z.literal(Object.values(TrainingAttribute));
export const enemyType = z.literal(Object.values(EnemyType));
export const itemCategory = z.literal(Object.values(ItemCategory));
export const itemQuality = z.literal(Object.values(ItemQuality));
export const equipmentType = z.literal(Object.values(EquipmentType));
