import {
  nextPlanStep,
  type Shown,
  type ThenBegin,
  type ThenOption,
  thenBegin,
  thenOptions,
  usualThen,
  type World,
  withChoice,
} from '@slumberfell/engine';
import { useState } from 'react';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacter } from '../character/use-character.ts';
import { stepText } from './plan-text.ts';
import { useThenMemory } from './then-memory.ts';

/** What follows a fight, as the value of a field. */
export type ThenValue = `${ThenOption}`;

export interface ThenChoice extends ThenBegin {
  readonly value: ThenValue;
  readonly options: readonly { readonly value: ThenValue; readonly label: string }[];
  readonly choose: (value: ThenValue) => void;
}

/** Whether something is to follow. */
export const isFollowed = ({ value }: Pick<ThenChoice, 'value'>): boolean => value !== 'nothing';

/** The choice of what follows a fight in a region. This browser remembers it for each character. */
export function useThen(regionId: number): ThenChoice {
  const world = useWorld();
  const id = useCharacter((character) => character.id);
  const shown = useCharacter((character) => character.shown);
  const [memory, setMemory] = useThenMemory(id);
  const [chosen, setChosen] = useState<ThenOption | null>(null);
  const options = thenOptions(regionId, shown, world);
  const isPossible = chosen !== null && options.includes(chosen);
  const option = isPossible ? chosen : usualThen(memory, regionId, shown, world);
  const choose = (value: ThenValue) => {
    const given = value === 'nothing' || value === 'plan' ? value : Number(value);
    setChosen(given);
    const remembered = withChoice(memory, regionId, given);
    if (remembered !== memory) setMemory(remembered);
  };
  return {
    value: `${option}`,
    options: options.map((one) => ({ value: `${one}`, label: labelOf(one, shown, world) })),
    choose,
    ...thenBegin(option, shown.plan),
  };
}

function labelOf(option: ThenOption, shown: Shown, world: World): string {
  if (option === 'nothing') return 'Nothing';
  if (option !== 'plan') return `Gather ${world.item(option)?.name ?? option}`;
  const next = nextPlanStep(shown.plan);
  return `Resume the plan${next === null ? '' : `: ${stepText(next, shown, world)}`}`;
}
