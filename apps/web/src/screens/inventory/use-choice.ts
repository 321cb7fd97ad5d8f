import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Choice, choiceAfter, type Modifiers, NO_CHOICE } from './choice.ts';
import type { Entry } from './inventory-entries.ts';

export interface ChoiceOfTiles {
  readonly isChoosing: boolean;
  /** The chosen items; null while the player chooses none. */
  readonly chosen: ReadonlySet<number> | null;
  /** The chosen items that are listed, ids ascending. The same list until it changes. */
  readonly listedIds: readonly number[];
  readonly begin: () => void;
  readonly chooseAll: () => void;
  readonly end: () => void;
  /** Takes a press on a tile. The same function at each render. @param place the tile's index in the list */
  readonly press: (place: number, modifiers: Modifiers) => void;
}

const NONE: readonly number[] = [];

/**
 * The tiles that the player chooses to do something with all of them. Escape ends the choice.
 * @param isBehindDialog whether a dialog is open, which takes the Escape key
 */
export function useChoice(listed: readonly Entry[], isBehindDialog: boolean): ChoiceOfTiles {
  const [choice, setChoice] = useState<Choice | null>(null);
  const current = useRef(listed);
  const pressedAt = useRef(0);
  useLayoutEffect(() => {
    current.current = listed;
  }, [listed]);
  const press = useCallback((place: number, modifiers: Modifiers) => {
    const { current: before } = pressedAt;
    pressedAt.current = place;
    setChoice((choice) => choiceAfter(choice, current.current, place, modifiers, before));
  }, []);
  const begin = useCallback(() => setChoice(NO_CHOICE), []);
  const end = useCallback(() => setChoice(null), []);
  const chooseAll = useCallback(
    () => setChoice({ ids: new Set(current.current.map(({ item }) => item.id)), anchor: 0 }),
    [],
  );
  const takesEscape = choice !== null && !isBehindDialog;
  useEffect(() => {
    if (!takesEscape) return;
    const endAtEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) end();
    };
    document.addEventListener('keydown', endAtEscape);
    return () => document.removeEventListener('keydown', endAtEscape);
  }, [takesEscape, end]);
  const listedIds = useMemo(() => {
    if (choice === null) return NONE;
    return listed
      .flatMap(({ item: { id } }) => (choice.ids.has(id) ? [id] : []))
      .sort((one, other) => one - other);
  }, [listed, choice]);
  return {
    isChoosing: choice !== null,
    chosen: choice?.ids ?? null,
    listedIds,
    begin,
    chooseAll,
    end,
    press,
  };
}
