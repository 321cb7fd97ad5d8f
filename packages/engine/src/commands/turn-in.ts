import type { Draft } from '../events/draft.ts';
import { COUNTERS, idOf, integerOf, optional, TRUTH, wordOf } from '../inputs/field.ts';
import { turnInObstacles } from '../obstacles/quests.ts';
import { acceptedWeekOf, withFulfilled, withFulfilledWeek } from '../quests/accepted.ts';
import { priceByHob } from '../quests/hob.ts';
import { termsOfErrand } from '../quests/progress.ts';
import {
  befriend,
  giveCandleEnds,
  giveCosmetics,
  giveExperience,
  giveFurnishing,
  giveGold,
  givePiece,
  pieceFor,
} from '../quests/rewards.ts';
import { deliveriesOf } from '../quests/terms.ts';
import { weeklyTierOf } from '../quests/weekly.ts';
import { type Chapter, type Term, WEEKLY_WAYS } from '../world/quests.ts';
import { trainedSkill } from '../world/skills.ts';
import { dayOf } from '../world/time.ts';
import { command } from './command.ts';

/**
 * Hands over the open chapter of the story, an accepted errand, or the accepted errand of a week. All terms
 * must hold at once; what they deliver leaves the inventory.
 */
export const turnIn = command({
  name: 'turn-in',
  section: 'character',
  summary: 'Hand over a chapter or an errand',
  notes:
    '`id` is the number of the chapter or the id of the errand. `choice` says by which of its ways an errand of a week is fulfilled, from 1. `byHob` pays for the deliveries of a chapter with gold. `useKept` also hands over units that are kept.',
  input: {
    kind: wordOf(['story', 'errand', 'week'] as const),
    id: idOf('quest'),
    choice: optional(integerOf(1, WEEKLY_WAYS)),
    byHob: optional(TRUTH),
    useKept: optional(TRUTH),
    counters: COUNTERS,
  },
  refusals: [
    'quest/locked',
    'quest/not-open',
    'quest/not-yet',
    'travel/elsewhere',
    'quest/not-by-hob',
    'buy/gold',
    'errand/none',
    'errand/no-choice',
    'item/not-owned',
    'item/kept',
    'amount/too-large',
  ],
  obstacles: turnInObstacles,
  run(draft, { kind, id, choice, byHob = false }) {
    if (kind === 'story') closeChapter(draft, id, byHob);
    else if (kind === 'errand') fulfilErrand(draft, id);
    else fulfilWeek(draft, id, choice);
  },
});

/** Takes what the terms deliver from the inventory. */
function handOver(draft: Draft, terms: readonly Term[]): void {
  const changes = deliveriesOf(terms).map(({ itemId, amount }) => ({ itemId, amount: -amount }));
  if (changes.length > 0) draft.emit({ type: 'OnInventoryChange', reason: 'delivered', changes });
}

function closeChapter(draft: Draft, id: number, byHob: boolean): void {
  const chapter = draft.world.quests.chapter(id) as Chapter;
  const price = byHob ? priceByHob(chapter, draft.world) : null;
  const piece = pieceFor(chapter, draft.shown);
  if (price === null) handOver(draft, chapter.terms);
  else if (price > 0) draft.emit({ type: 'OnGoldChange', reason: 'bought', amount: -price });
  draft.emit({ type: 'OnChapterClosed', chapter: id, day: dayOf(draft.at) });
  giveGold(draft, chapter.gold);
  giveCandleEnds(draft, chapter.candleEnds);
  if (piece !== undefined) givePiece(draft, piece);
  if (chapter.furnishingId !== null) giveFurnishing(draft, chapter.furnishingId);
  giveCosmetics(draft, chapter.cosmetics);
}

function fulfilErrand(draft: Draft, id: number): void {
  const accepted = draft.shown.quests.errands.find(({ errandId }) => errandId === id);
  const errand = draft.world.quests.errand(id);
  if (accepted === undefined || errand === undefined) return;
  handOver(draft, termsOfErrand(errand, accepted));
  const quests = withFulfilled(draft.shown.quests, accepted);
  draft.emit({ type: 'OnErrandChange', errandId: id, change: 'fulfilled', quests });
  const villager = draft.world.quests.villager(errand.villagerId);
  giveGold(draft, errand.gold);
  giveCandleEnds(draft, errand.candleEnds);
  giveExperience(draft, errand.skillId, errand.experience);
  if (villager !== undefined) befriend(draft, villager, errand.friendship);
}

function fulfilWeek(draft: Draft, id: number, choice: number | undefined): void {
  const { shown, world } = draft;
  const accepted = acceptedWeekOf(shown.quests, id);
  const errand = world.quests.weeklyErrand(id);
  const tier = errand && accepted && weeklyTierOf(errand, accepted, choice);
  if (accepted === undefined || errand === undefined || tier === undefined) return;
  handOver(draft, [tier.term]);
  const quests = withFulfilledWeek(shown.quests, accepted);
  draft.emit({ type: 'OnErrandChange', errandId: id, change: 'fulfilled', quests });
  const villager = world.quests.villager(errand.villagerId);
  giveGold(draft, tier.gold);
  giveCandleEnds(draft, errand.candleEnds);
  // Kills belong to no skill of their own: they train what fights train.
  const skillId = tier.skillId ?? trainedSkill(shown.trainingAttribute, shown.attackStyle);
  giveExperience(draft, skillId, tier.experience);
  if (villager !== undefined) befriend(draft, villager, errand.friendship);
}
