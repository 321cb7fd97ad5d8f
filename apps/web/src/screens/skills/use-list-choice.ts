import { type StoredSetting, useSetting } from '../../lib/stored-setting/stored-setting.ts';
import { type ListChoice, readListChoice } from './list-choice.ts';

const choiceOf = (skillId: number): StoredSetting<ListChoice> => ({
  key: `recipe-list-${skillId}`,
  read: readListChoice,
  write: JSON.stringify,
});

/** The choice for the list of a skill, and a function that changes parts of it. The browser stores it. */
export function useListChoice(skillId: number): [ListChoice, (change: Partial<ListChoice>) => void] {
  const [choice, setChoice] = useSetting(choiceOf(skillId));
  return [choice, (change) => setChoice({ ...choice, ...change })];
}
