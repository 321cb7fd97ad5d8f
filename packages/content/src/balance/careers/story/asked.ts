import {
  type Chapter,
  type Errand,
  isReached,
  type PlayerCommand,
  progressOfErrand,
  progressOfTerm,
  type Term,
  termsOfErrand,
} from '@slumberfell/engine';
import { world } from '../../shipped.ts';
import type { CareerPlayer } from '../player.ts';

/** What is still lacking of something that a villager asks for. */
export type Asked =
  | { readonly kind: 'make'; readonly itemId: number; readonly amount: number }
  | { readonly kind: 'kill'; readonly enemyIds: readonly number[] }
  | { readonly kind: 'hunt'; readonly regionId: number }
  | { readonly kind: 'run'; readonly dungeonId: number };

/** The chapter that is open or opens next; undefined at the end of the story. */
export const nextChapter = ({ shown }: CareerPlayer): Chapter | undefined =>
  world.quests.chapter(shown.quests.chapter);

export const turnInChapter = ({ id }: Chapter, byHob = false) =>
  ({ name: 'turn-in', input: { kind: 'story', id, useKept: true, byHob } }) satisfies PlayerCommand;

export const turnInErrand = (id: number) =>
  ({ name: 'turn-in', input: { kind: 'errand', id, useKept: true } }) satisfies PlayerCommand;

/** What the next chapter still asks for. */
export function askedByStory(player: CareerPlayer): readonly Asked[] {
  const chapter = nextChapter(player);
  if (chapter === undefined) return [];
  const counters = player.countersFor(turnInChapter(chapter));
  return chapter.terms.flatMap((term) => {
    const progress = progressOfTerm(term, player.shown, counters);
    return isReached(progress) ? [] : askedByTerm(term, progress.need - progress.have);
  });
}

function askedByTerm({ kind, id }: Term, lacking: number): readonly Asked[] {
  switch (kind) {
    case 'deliver':
      return [{ kind: 'make', itemId: id, amount: lacking }];
    case 'kill':
      return [{ kind, enemyIds: [id] }];
    case 'kill-region':
      return [{ kind: 'hunt', regionId: id }];
    case 'run':
      return [{ kind, dungeonId: id }];
    case 'at':
    case 'total-level':
      return [];
  }
}

/** What the accepted errands still ask for. */
export const askedByErrands = (player: CareerPlayer): readonly Asked[] =>
  player.shown.quests.errands.flatMap((accepted): readonly Asked[] => {
    const errand = world.quests.errand(accepted.errandId);
    if (errand === undefined) return [];
    const counters = player.countersFor(turnInErrand(errand.id));
    const progress = progressOfErrand(errand, accepted, player.shown, counters);
    return isReached(progress) ? [] : [askedByErrand(errand, progress.need - progress.have)];
  });

export function askedByErrand(errand: Errand, amount: number): Asked {
  const [delivered] = termsOfErrand(errand, { amount });
  return delivered === undefined
    ? { kind: 'kill', enemyIds: errand.ids }
    : { kind: 'make', itemId: delivered.id, amount };
}
