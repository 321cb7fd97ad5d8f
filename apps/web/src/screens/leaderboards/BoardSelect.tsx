import type { LeaderboardType } from '@slumberfell/protocol';
import { useNavigate } from '@tanstack/react-router';
import { BOARD_GROUPS, boardNamed } from '../../features/leaderboards/boards.ts';
import { SelectField } from '../../ui/components/SelectField.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';

const CHOICES = BOARD_GROUPS.map(({ title, boards }) => ({
  group: title,
  items: boards.map((board) => ({ value: board.type, label: board.title })),
}));

/** The list of boards as a select, for narrow windows. */
export function BoardSelect({ current }: { readonly current: LeaderboardType }) {
  const navigate = useNavigate();
  return (
    <SelectField
      aria-label="Board"
      data={CHOICES}
      value={current}
      onChange={(board) => void navigate({ to: '/leaderboards', search: { board } })}
      leftSection={<Glyph name={boardNamed(current).glyph} size={18} />}
    />
  );
}
