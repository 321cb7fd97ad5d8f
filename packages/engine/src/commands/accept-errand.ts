import type { Draft } from '../events/draft.ts';
import { COUNT, COUNTERS, idOf } from '../inputs/field.ts';
import { acceptErrandObstacles } from '../obstacles/quests.ts';
import { withAccepted, withAcceptedWeek } from '../quests/accepted.ts';
import { amountOfErrand, tiersOfWays } from '../quests/board.ts';
import { countOf, killsFor } from '../quests/counters.ts';
import { skillsOfDay, weekOf } from '../quests/rotation.ts';
import { killsOfWeek } from '../quests/weekly.ts';
import type { Counter } from '../world/counter.ts';
import type { Errand, WeeklyErrand } from '../world/quests.ts';
import { dayOf } from '../world/time.ts';
import { command } from './command.ts';

/** Accepts an errand of the board of a day, or the errand of a week. Its kills count from now on. */
export const acceptErrand = command({
  name: 'accept-errand',
  section: 'character',
  summary: 'Accept an errand of the board',
  notes:
    '`day` is the day of the board in days since 1970-01-01 UTC: today or one of the two days before. For the errand of a week it is a day of that week.',
  input: { errandId: idOf('errand'), day: COUNT, counters: COUNTERS },
  refusals: ['quest/locked', 'errand/not-offered', 'errand/taken', 'errand/day-done', 'errand/full'],
  obstacles: acceptErrandObstacles,
  run(draft, { errandId, day, counters }) {
    const { quests } = draft.world;
    const [errand, week] = [quests.errand(errandId), quests.weeklyErrand(errandId)];
    if (week !== undefined) acceptWeek(draft, week, weekOf(day), counters);
    else if (errand !== undefined) acceptOfDay(draft, errand, day, counters);
  },
});

function acceptOfDay(draft: Draft, errand: Errand, day: number, counters: readonly Counter[]): void {
  const { id, skillId } = errand;
  const amount = amountOfErrand(errand, draft.shown);
  const base = errand.kind === 'kill' ? killsFor(errand, counters) : 0;
  const place = skillsOfDay(day).indexOf(skillId);
  const quests = withAccepted(draft.shown.quests, { errandId: id, day, amount, base }, place);
  draft.emit({ type: 'OnErrandChange', errandId: id, change: 'accepted', quests });
}

function acceptWeek(draft: Draft, errand: WeeklyErrand, week: number, counters: readonly Counter[]): void {
  const tiers = tiersOfWays(errand, draft.shown);
  const term = killsOfWeek(errand, tiers)?.term;
  const base = term === undefined ? 0 : countOf(counters, { kind: 'kill-region', id: term.id });
  const accepted = { week, errandId: errand.id, tiers, base, isDone: false };
  const quests = withAcceptedWeek(draft.shown.quests, accepted, dayOf(draft.at));
  draft.emit({ type: 'OnErrandChange', errandId: errand.id, change: 'accepted', quests });
}
