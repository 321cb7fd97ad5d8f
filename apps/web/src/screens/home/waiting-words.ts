import type { UnfinishedQuest, World } from '@slumberfell/engine';

/** Who waits for what can be handed over, the giver of the first by name; null for no one. */
export function waitingWords(ready: readonly UnfinishedQuest[], { quests }: World): string | null {
  const [first, ...others] = [...new Set(ready.map(({ villagerId }) => villagerId))];
  const name = first === undefined ? undefined : quests.villager(first)?.name;
  if (name === undefined) return null;
  if (others.length === 0) return `${name} is waiting`;
  return `${name} and ${others.length === 1 ? 'one other' : `${others.length} others`} are waiting`;
}
