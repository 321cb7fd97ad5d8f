import {
  AttackStyle,
  EnemyType,
  EquipmentType,
  ItemCategory,
  ItemQuality,
  TrainingAttribute,
} from '@slumberfell/engine';
import { z } from './zod.ts';

type Enumeration = Readonly<Record<string, number>>;

/**
 * An enumeration of the engine. On the wire its values are the engine's numbers, which the specification
 * gives (architecture, "The wire").
 */
interface WireEnumeration {
  /** The name of the schema in the documents, which define the schema once and refer to it by name. */
  readonly name: string;
  readonly of: Enumeration;
  readonly schema: z.ZodType;
}

const enumerations: WireEnumeration[] = [];

export const ENUMERATIONS: readonly WireEnumeration[] = enumerations;

function enumeration<const E extends Enumeration>(name: string, of: E): z.ZodLiteral<E[keyof E]> {
  const schema = z.literal(Object.values(of) as E[keyof E][]);
  enumerations.push({ name, of, schema });
  return schema;
}

export const attackStyle = enumeration('AttackStyle', AttackStyle);
export const trainingAttribute = enumeration('TrainingAttribute', TrainingAttribute);
export const enemyType = enumeration('EnemyType', EnemyType);
enumeration('ItemCategory', ItemCategory);
enumeration('ItemQuality', ItemQuality);
enumeration('EquipmentType', EquipmentType);
