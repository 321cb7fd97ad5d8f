import type { Asking, Term, World } from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';

/** What asks for an entry of the Wiki, as a row. */
export interface AskingRow {
  readonly key: string;
  readonly title: string;
  readonly below: string;
  /** How many. */
  readonly aside: string;
  /** The skill of an errand; null for a chapter, and for kills of a week. */
  readonly skillId: number | null;
  /** Whether the board asks for it, not the story. */
  readonly isOnBoard: boolean;
}

const counted = (amount: number, one: string, many: string): string =>
  `${formatNumber(amount)} ${amount === 1 ? one : many}`;

/** How often or how much of it is asked, by the kind of a term. */
const AMOUNTS: Readonly<Record<Term['kind'], (amount: number) => string>> = {
  deliver: formatNumber,
  kill: (amount) => counted(amount, 'kill', 'kills'),
  'kill-region': (amount) => counted(amount, 'kill in its region', 'kills in its region'),
  run: (amount) => counted(amount, 'run', 'runs'),
  at: formatNumber,
  'total-level': formatNumber,
};

/** What asks, as a row: `Ambrose Trim`, `Cooking level 20`, `24 to 30`. */
export function askingRow(asking: Asking, next: number, world: World): AskingRow {
  const giverOf = (villagerId: number): string => world.quests.villager(villagerId)?.name ?? '';
  const levelOf = (skillId: number | null, level: number): string =>
    skillId === null
      ? `combat level ${level}`
      : `${world.sets.skills.find(({ id }) => id === skillId)?.name} level ${level}`;
  switch (asking.kind) {
    case 'chapter': {
      const { chapter, term } = asking;
      return {
        key: `chapter ${chapter.id} ${term.kind} ${term.amount}`,
        title: `Chapter ${chapter.id}: ${chapter.title}`,
        below: `${giverOf(chapter.villagerId)} · ${chapter.id < next ? 'told' : 'the next chapter'}`,
        aside: AMOUNTS[term.kind](term.amount),
        skillId: null,
        isOnBoard: false,
      };
    }
    case 'errand': {
      const { id, villagerId, skillId, minLevel, tier, kind, ids, amount, upperAmount } = asking.errand;
      const most = AMOUNTS[kind](upperAmount);
      const kinds = ids.length > 1 ? ` · any of ${ids.length} kinds of enemies` : '';
      return {
        key: `errand ${id}`,
        title: giverOf(villagerId),
        below: `Errand of tier ${tier} · ${levelOf(skillId, minLevel)}${kinds}`,
        aside: amount === upperAmount ? most : `${formatNumber(amount)} to ${most}`,
        skillId,
        isOnBoard: true,
      };
    }
    case 'week': {
      const { errand, tier } = asking;
      return {
        key: `week ${errand.id} ${tier.term.kind} ${tier.minLevel} ${tier.term.amount}`,
        title: `${giverOf(errand.villagerId)}: ${errand.title}`,
        below: `Weekly errand · from ${levelOf(tier.skillId, tier.minLevel)}`,
        aside: AMOUNTS[tier.term.kind](tier.term.amount),
        skillId: tier.skillId,
        isOnBoard: true,
      };
    }
  }
}
