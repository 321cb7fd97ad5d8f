import type { FirstKind, World } from '@slumberfell/engine';
import type { Celebration } from '@slumberfell/protocol';
import type { Showing } from './showings.ts';

/** What is celebrated, above its name. */
const KINDS: Readonly<Record<FirstKind, string>> = {
  trophy: 'The first of its kind',
  'radiant-card': 'It shines',
  pet: 'It has chosen you',
  epic: 'An Epic piece',
  legendary: 'A Legendary piece',
  level: 'A round number',
  region: 'Never been here before',
  boss: 'Beaten for the first time',
};

export const kindText = ({ kind }: Pick<Celebration, 'kind'>): string => KINDS[kind];

export function nameText({ kind, id, level }: Celebration, world: World): string {
  if (kind === 'region') return world.region(id)?.name ?? 'A forgotten region';
  if (kind === 'boss') return world.enemy(id)?.name ?? 'A forgotten boss';
  if (kind === 'level')
    return `${world.sets.skills.find((skill) => skill.id === id)?.name ?? 'A skill'} ${level}`;
  return world.item(id)?.name ?? 'A forgotten item';
}

/** What a screen reader says. */
export const spokenText = (showing: Showing, world: World): string =>
  showing.what === 'one'
    ? `${kindText(showing.first)}: ${nameText(showing.first, world)}.`
    : `And ${showing.count} more. They are in the Chronicle.`;
