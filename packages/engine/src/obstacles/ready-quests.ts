import { countersToTurnIn } from '../quests/counter-keys.ts';
import type { CountersOf } from '../quests/counters.ts';
import type { Shown } from '../state/state.ts';
import { WEEKLY_WAYS } from '../world/quests.ts';
import type { World } from '../world/world.ts';
import { type HandingOver, turnInObstacles } from './quests.ts';

/** The next chapter, an accepted errand, or the accepted errand of a week. */
export interface UnfinishedQuest {
  readonly kind: HandingOver['kind'];
  readonly id: number;
  /** The villager who asks for it. */
  readonly villagerId: number;
}

function unfinishedOf({ quests }: Pick<Shown, 'quests'>, world: World): readonly UnfinishedQuest[] {
  const quest = (
    kind: UnfinishedQuest['kind'],
    found: { readonly id: number; readonly villagerId: number } | undefined,
  ): UnfinishedQuest[] => (found ? [{ kind, id: found.id, villagerId: found.villagerId }] : []);
  return [
    ...quest('story', world.quests.chapter(quests.chapter)),
    ...quests.errands.flatMap(({ errandId }) => quest('errand', world.quests.errand(errandId))),
    ...quests.weeks
      .filter(({ isDone }) => !isDone)
      .flatMap(({ errandId }) => quest('week', world.quests.weeklyErrand(errandId))),
  ];
}

const CHOICES = Array.from({ length: WEEKLY_WAYS }, (_, index) => index + 1);

function isReady(
  { kind, id }: UnfinishedQuest,
  shown: Shown,
  world: World,
  countersOf: CountersOf,
  at: number,
): boolean {
  const counters = countersOf(countersToTurnIn({ kind, id }, shown, world));
  const choices = kind === 'week' ? CHOICES : [undefined];
  return choices.some(
    (choice) => turnInObstacles(shown, { kind, id, choice, counters }, world, at).length === 0,
  );
}

/** What can be handed over now, without units that are kept: the chapter first, then the errands. */
export const readyQuests = (
  shown: Shown,
  world: World,
  countersOf: CountersOf,
  at: number,
): readonly UnfinishedQuest[] =>
  unfinishedOf(shown, world).filter((quest) => isReady(quest, shown, world, countersOf, at));
