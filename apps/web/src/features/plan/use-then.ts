import { gatherableIn, hasOtherSteps, nextStep, presetThen } from '@slumberfell/engine';
import type { PlayerCommand } from '@slumberfell/protocol';
import { useState } from 'react';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacter } from '../character/use-character.ts';
import { stepText } from './plan-text.ts';
import { useThenMemory } from './then-memory.ts';

/** What follows a fight: nothing, the plan as it is, or the id of an item that is gathered. */
export type ThenValue = 'nothing' | 'plan' | `${number}`;

export interface ThenChoice {
  readonly value: ThenValue;
  readonly options: readonly { readonly value: ThenValue; readonly label: string }[];
  readonly choose: (value: ThenValue) => void;
  /** The field of the command that begins the fight. */
  readonly input: { readonly then?: { readonly itemId: number } };
  /** Commands that come before the begin: an active plan is taken away when nothing shall follow. */
  readonly before: readonly PlayerCommand[];
}

/** Whether something is to follow. */
export const isFollowed = ({ value }: Pick<ThenChoice, 'value'>): boolean => value !== 'nothing';

/** The choice of what follows a fight in a region. This browser remembers it for each character. */
export function useThen(regionId: number): ThenChoice {
  const world = useWorld();
  const id = useCharacter((character) => character.id);
  const shown = useCharacter((character) => character.shown);
  const [memory, setMemory] = useThenMemory(id);
  const [chosen, setChosen] = useState<ThenValue | null>(null);
  const { plan } = shown;
  const isActive = plan?.status === 'active';
  const next = nextStep(plan);
  const options: ThenChoice['options'] = [
    ...(next !== null && isActive && hasOtherSteps(plan, world)
      ? [{ value: 'plan' as const, label: `Go on with the plan: ${stepText(next, shown, world)}` }]
      : []),
    { value: 'nothing', label: 'Nothing' },
    ...gatherableIn(regionId, shown, world).map(({ itemId }) => ({
      value: `${itemId}` as const,
      label: `Gather ${world.item(itemId)?.name ?? itemId}`,
    })),
  ];
  const preset = presetThen(memory, regionId, shown, world);
  const usual = preset === null ? (options[0]?.value ?? 'nothing') : (`${preset.itemId}` as const);
  const value = options.some((option) => option.value === chosen) ? (chosen ?? usual) : usual;
  const choose = (given: ThenValue) => {
    setChosen(given);
    if (given === 'nothing') setMemory({ ...memory, isOff: true });
    else if (given !== 'plan')
      setMemory({ isOff: false, items: { ...memory.items, [regionId]: Number(given) } });
  };
  const isItem = value !== 'nothing' && value !== 'plan';
  return {
    value,
    options,
    choose,
    input: isItem ? { then: { itemId: Number(value) } } : {},
    before: value === 'nothing' && isActive && next !== null ? [TAKE_AWAY] : [],
  };
}

const TAKE_AWAY: PlayerCommand = { name: 'set-plan', input: { steps: [] } };
