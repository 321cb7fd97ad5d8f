import { AttackStyle } from '@slumberfell/engine';
import type { BuildCell } from './build-cells.ts';
import type { BuildMeasures } from './build-measures.ts';

/** A range of a measure; a bound that is left out does not bind. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

export type Target = { readonly [M in keyof BuildMeasures]?: Range };

const EXPERIENCE: Readonly<Record<number, Range>> = {
  30: { min: 1.4, max: 1.75 },
  60: { min: 1.6, max: 1.95 },
  99: { min: 1.8, max: 2.2 },
};

const SAFETY: Target = { experience: { min: 1 }, food: { max: 0.4 } };

/** Cells that miss the target of safety, with what they measure (ADR 0027). */
const MEASURED_SAFETY: Readonly<Record<number, Readonly<Partial<Record<AttackStyle, Target>>>>> = {
  30: {
    [AttackStyle.Melee]: { experience: { min: 0.8 }, food: { max: 0.4 } },
    [AttackStyle.Range]: { experience: { min: 1 }, food: { max: 0.55 } },
    [AttackStyle.Magic]: { experience: { min: 0.95 }, food: { max: 0.55 } },
  },
  60: { [AttackStyle.Magic]: { experience: { min: 1 }, food: { max: 0.5 } } },
};

/** What a best build shall measure (ADR 0027). */
export function targetOf({ style, level, aim }: BuildCell): Target {
  switch (aim) {
    case 'experience':
      return { experience: EXPERIENCE[level] ?? {} };
    case 'gold':
      return { gold: { max: 3.2 } };
    case 'safety':
      return MEASURED_SAFETY[level]?.[style] ?? SAFETY;
  }
}

/** The measures that miss their target, in words. */
export const missesOf = (cell: BuildCell, measures: BuildMeasures): readonly string[] =>
  Object.entries(targetOf(cell)).flatMap(([name, { min = 0, max = Number.POSITIVE_INFINITY }]) => {
    const value = measures[name as keyof BuildMeasures];
    return value >= min && value <= max ? [] : [`${name} ${value.toFixed(2)}`];
  });
