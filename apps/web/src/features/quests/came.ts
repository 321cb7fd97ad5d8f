import { cosmeticsOfFriend, type World } from '@slumberfell/engine';
import type { Frame } from '@slumberfell/protocol';
import { formatNumber } from '../../lib/format/number.ts';
import { candleEndsWords, cosmeticWords, furnishingWords, listWords } from './quest-words.ts';

type Event = Frame['events'][number];

const sum = (events: readonly Event[], amountOf: (event: Event) => number): number =>
  events.reduce((all, event) => all + amountOf(event), 0);

/** What handing over has brought, as one sentence; null when it brought nothing. */
export function cameSentence(events: readonly Event[], world: World): string | null {
  const gold = sum(events, (event) =>
    event.type === 'OnGoldChange' && event.reason === 'rewarded' ? event.amount : 0,
  );
  const candleEnds = sum(events, (event) => (event.type === 'OnCandleEndsChange' ? event.amount : 0));
  const parts = [
    ...(candleEnds > 0 ? [candleEndsWords(candleEnds)] : []),
    ...(gold > 0 ? [`${formatNumber(gold)} gold`] : []),
    ...experienceWords(events, world),
    ...itemWords(events, world),
    ...cosmeticsGained(events, world),
    ...furnishingsGained(events, world),
  ];
  return parts.length === 0 ? null : `You got ${listWords(parts)}.`;
}

function experienceWords(events: readonly Event[], world: World): string[] {
  const bySkill = new Map<number, number>();
  for (const event of events)
    if (event.type === 'OnExperience')
      bySkill.set(event.skillId, (bySkill.get(event.skillId) ?? 0) + event.experience);
  return [...bySkill].map(([skillId, points]) => {
    const skill = world.sets.skills.find(({ id }) => id === skillId);
    return `${formatNumber(points)} experience in ${skill?.name}`;
  });
}

const itemWords = (events: readonly Event[], world: World): string[] =>
  events.flatMap((event) =>
    event.type === 'OnInventoryChange' && event.reason !== 'delivered'
      ? event.changes.flatMap(({ itemId, amount }) => {
          const name = world.item(itemId)?.name;
          return name === undefined || amount <= 0
            ? []
            : amount === 1
              ? name
              : `${formatNumber(amount)} ${name}`;
        })
      : [],
  );

/** The names of the furnishings that were gained. */
export const furnishingsGained = (events: readonly Event[], world: World): string[] =>
  events.flatMap((event) =>
    event.type === 'OnFurnishingGained' ? [furnishingWords(event.furnishingId, world)] : [],
  );

/** The things to show that were gained, in words. */
export function cosmeticsGained(events: readonly Event[], world: World): string[] {
  const { chapters, villagers } = world.quests;
  const all = [...chapters.flatMap(({ cosmetics }) => cosmetics), ...villagers.flatMap(cosmeticsOfFriend)];
  return events.flatMap((event) => {
    const found =
      event.type === 'OnCosmeticGained' ? all.find(({ id }) => id === event.cosmeticId) : undefined;
    return found === undefined ? [] : [cosmeticWords(found)];
  });
}
