import { Select } from '@mantine/core';
import type { LeaderboardType } from '@slumberfell/protocol';
import { useNavigate } from '@tanstack/react-router';
import { Glyph } from '../../glyph/Glyph.tsx';
import { BOARD_GROUPS, boardNamed } from './boards.ts';

const CHOICES = BOARD_GROUPS.map(({ title, boards }) => ({
  group: title,
  items: boards.map((board) => ({ value: board.type, label: board.title })),
}));

/** The category list where there is no room for one. */
export function BoardSelect({ current }: { readonly current: LeaderboardType }) {
  const navigate = useNavigate();
  return (
    <Select
      aria-label="Board"
      data={CHOICES}
      value={current}
      onChange={(board) => board !== null && void navigate({ to: '/leaderboards', search: { board } })}
      allowDeselect={false}
      maxDropdownHeight={380}
      leftSection={<Glyph name={boardNamed(current).glyph} size={18} />}
    />
  );
}
