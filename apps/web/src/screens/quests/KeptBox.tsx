import { Checkbox } from '@mantine/core';
import { useCharacter } from '../../features/character/use-character.ts';
import { type Handed, obstaclesTo } from '../../features/quests/use-hand-over.ts';
import type { QuestFacts } from '../../features/quests/use-quests.ts';

interface KeptBoxProps {
  /** What is handed over, without what is kept. */
  readonly handed: Handed;
  readonly facts: QuestFacts;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** The choice to hand over also what is kept. It is there only where it decides. */
export function KeptBox({ handed, facts, checked, onChange }: KeptBoxProps) {
  const shown = useCharacter((character) => character.shown);
  const obstacles = obstaclesTo(handed, shown, facts);
  if (!obstacles.includes('item/kept') || obstacles.includes('item/not-owned')) return null;
  return (
    <Checkbox
      label="Also what I keep"
      description="Some of what is asked for is marked as kept."
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
