import { useLocalStorage } from '@mantine/hooks';
import { FIRST_CHOICE, type ListChoice, readListChoice } from './list-choice.ts';

/** The choice for the list of a skill, and a function that changes parts of it. The browser stores it. */
export function useListChoice(skillId: number): [ListChoice, (change: Partial<ListChoice>) => void] {
  const [choice, setChoice] = useLocalStorage<ListChoice>({
    key: `recipe-list-${skillId}`,
    defaultValue: FIRST_CHOICE,
    deserialize: readListChoice,
    getInitialValueInEffect: false,
  });
  return [choice, (change) => setChoice((before) => ({ ...before, ...change }))];
}
