import type { FirstKind, World } from '@slumberfell/engine';
import type { Celebration } from '@slumberfell/protocol';
import { firstName } from '../chronicle/first-name.ts';
import type { ClosedChapter, Showing } from './showings.ts';

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

/** The name of a first; a level is a part of it. */
export const nameText = (first: Celebration, world: World): string =>
  first.level === null ? firstName(first, world) : `${firstName(first, world)} level ${first.level}`;

export const chapterText = ({ id }: Pick<ClosedChapter, 'id'>): string => `Chapter ${id} is closed`;

/** What a screen reader says. */
export function spokenText(showing: Showing, world: World): string {
  switch (showing.what) {
    case 'one':
      return `${kindText(showing.first)}: ${nameText(showing.first, world)}.`;
    case 'rest':
      return `And ${showing.count} more. They are in the Chronicle.`;
    case 'chapter': {
      const { chapter } = showing;
      return [`${chapterText(chapter)}: ${chapter.title}.`, ...chapter.sentences].join(' ');
    }
  }
}
