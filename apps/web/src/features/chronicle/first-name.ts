import type { FirstKind, WikiSection, World } from '@slumberfell/engine';
import type { Celebration } from '@slumberfell/protocol';

const SECTIONS: Readonly<Partial<Record<FirstKind, WikiSection>>> = {
  level: 'skills',
  region: 'regions',
  boss: 'enemies',
};

/** The section of the Wiki that has what was had, reached or beaten. */
export const firstSection = (kind: FirstKind): WikiSection => SECTIONS[kind] ?? 'items';

/** The name of what was had, reached or beaten. */
export function firstName({ kind, id }: Pick<Celebration, 'kind' | 'id'>, world: World): string {
  if (kind === 'region') return world.region(id)?.name ?? 'A forgotten region';
  if (kind === 'boss') return world.enemy(id)?.name ?? 'A forgotten boss';
  if (kind === 'level') return world.sets.skills.find((skill) => skill.id === id)?.name ?? 'A skill';
  return world.item(id)?.name ?? 'A forgotten item';
}
